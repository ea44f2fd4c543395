/** What the page of a new table and the board say of it. */
export default {
  set: {
    name: 'The Wind Roses',
    about: 'Quarter roses score in their own quarter of the map.',
    lesson: 'A quarter rose.'
  },
  board: {
    'score.windRose': 'wind rose',
    'rule.windRose': 'Wind roses'
  }
} as const;
