/** Texts of the set for the new-table page and the board. */
export default {
  set: {
    name: 'Special Monasteries',
    about: 'A follower stands in a special monastery as a monk, or lies there as an abbot until the end.',
    lesson: 'An abbot looks along the row and the column.',
    'option.monasteryTiles': 'Ordinary monasteries of the base game',
    'option.monasteryTiles.replace': 'stay in the box',
    'option.monasteryTiles.add': 'are played as well',
    'meet.abbot': 'The Abbot may take either position; from the abbot’s place he is not taken back early.',
    'meet.naturalDisasters':
      'A meteor in the row counts nothing and does not end it; a flood square counts 1.',
    'meet.blackDragon': 'A surrounded special monastery with abbots only gives the dragon no step.'
  },
  board: {
    'side.abbot': 'as abbot',
    'short.monastery.abbot': 'As abbot',
    'preview.abbotPlace': 'Stays to the end: 1 point for each tile of its row and column'
  }
} as const;
