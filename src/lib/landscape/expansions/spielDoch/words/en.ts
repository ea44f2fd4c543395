/** Texts of the set for the new-table page and the board. */
export default {
  set: {
    name: 'Spiel Doch',
    about: 'Two plain tiles, which can also be the start.',
    lesson: 'A plain tile.',
    'option.spielDochStart': 'The two tiles are the start',
    'option.spielDochStart.false': 'no',
    'option.spielDochStart.true': 'yes'
  }
} as const;
