/** What the page of a new table and the board say of it. */
export default {
  set: {
    name: 'The River II',
    about: 'A river with a fork: one branch ends in a city, the other at a volcano.',
    lesson: 'A river with a fork.',
    'option.riverLakes': 'Lakes when two rivers are joined',
    'option.riverLakes.fit': 'as many as branches need',
    'option.riverLakes.both': 'both',
    'option.pigHerd': 'The herd of pigs counts',
    'option.volcanoLake': 'After the volcano lake',
    'option.volcanoLake.again': 'no figure, but a further turn',
    'option.volcanoLake.plain': 'an ordinary turn',
    'part.pigHerd': 'Herd of pigs'
  },
  board: {
    'score.pigHerd': 'herd of pigs',
    'rule.volcanoLake': 'The volcano lake',
    'event.followed.volcanoLake': 'The volcano lake gives a further turn.'
  }
} as const;
