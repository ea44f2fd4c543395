/** Texts of the set for the new-table page and the board. */
export default {
  set: {
    name: 'The River',
    about: 'The game begins along a river instead of a single tile.',
    'option.riverTurns': 'Bends of the river',
    'option.riverTurns.immediate': 'no two bends the same way in a row',
    'option.riverTurns.alternate': 'bends always alternate',
    lesson: 'How the game begins along a river.'
  }
} as const;
