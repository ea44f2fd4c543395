/** Texts of the set for the new-table page and the board. */
export default {
  set: {
    name: 'The Wind Roses',
    about: 'A tile with a quarter rose brings 3 points when it is laid in its own quarter of the map.',
    lesson: 'A quarter rose.',
    'meet.river1': 'The river begins at a spring below the tile with the rose.',
    'meet.naturalDisasters': 'A meteor may hit the blue rose: then the orange one counts again.',
    'meet.blackDragon': 'Points of a rose count for the 50.'
  },
  board: {
    'score.windRose': 'wind rose',
    'rule.windRose': 'Wind roses',
    'preview.windRose': 'From here on, the quarters are seen from this rose'
  }
} as const;
