/** What the page of a new table and the board say of it. */
export default {
  set: {
    name: 'Special Monasteries',
    about: 'A follower stands there as a monk, or lies as an abbot until the end.',
    lesson: 'An abbot looks along the row and the column.',
    'option.monasteryTiles': 'Ordinary monasteries of the base game',
    'option.monasteryTiles.replace': 'stay in the box',
    'option.monasteryTiles.add': 'are played as well'
  },
  board: {}
} as const;
