/** What the page of a new table and the board say of it. */
export default {
  set: {
    name: 'The Cult',
    about: 'Shrines challenge monasteries: the one completed first scores.',
    lesson: 'A shrine.',
    'option.shrineTiles': 'Shrines',
    'option.shrineTiles.6': 'six',
    'option.shrineTiles.5': 'five',
    'part.shrine': 'Shrines'
  },
  board: {
    'rule.challenge': 'The challenge'
  }
} as const;
