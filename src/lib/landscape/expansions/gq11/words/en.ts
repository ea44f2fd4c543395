/** Texts of the set for the new-table page and the board. */
export default {
  set: {
    name: 'Games Quarterly 11',
    about: 'Ten plain tiles with unusual landscapes.',
    lesson: 'A city on three sides.',
    'option.gqHerd': 'The field tile has a herd of pigs',
    'option.gqHerd.false': 'no',
    'option.gqHerd.true': 'yes',
    'part.pigHerd': 'Herd of pigs',
    'meet.river2': 'Two herds in one field count once.'
  },
  board: {
    'score.pigHerd': 'herd of pigs',
    'preview.gqHerd':
      'The pigs on this tile {counts, select, yes {count as a herd} other {are a picture, not a herd}}'
  }
} as const;
