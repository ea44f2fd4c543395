/** Texts of the set for the new-table page and the board. */
export default {
  set: {
    name: 'The River II',
    about: 'A river with a fork: one branch ends in a city, the other in a volcano lake.',
    lesson: 'A river with a fork.',
    'option.riverLakes': 'Lakes when two rivers are joined',
    'option.riverLakes.fit': 'as many as there are branches',
    'option.riverLakes.both': 'both',
    'option.pigHerd': 'The herd of pigs counts',
    'option.pigHerd.true': 'yes',
    'option.pigHerd.false': 'no',
    'option.volcanoLake': 'After the volcano lake',
    'option.volcanoLake.again': 'no meeple, but another turn',
    'option.volcanoLake.plain': 'an ordinary turn',
    'part.pigHerd': 'Herd of pigs',
    'meet.river1': 'Both rivers become one: one spring, one fork, and the volcano lake comes last.',
    'meet.princessDragon': 'The red dragon comes to the volcano lake, too.',
    'meet.tradersBuilders': 'Your own pig and the herd add up.'
  },
  board: {
    'score.pigHerd': 'herd of pigs',
    'rule.volcanoLake': 'The volcano lake',
    'preview.volcanoLake': 'No meeple here, but then another turn',
    'because.volcanoLake': 'Another turn: you laid the volcano lake'
  }
} as const;
