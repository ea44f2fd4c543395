/** What the page of a new table and the board say of it. */
export default {
  set: {
    name: 'Games Quarterly 11',
    about: 'Ten plain tiles with unusual combinations of features.',
    lesson: 'A tile with two cities.',
    'option.gqHerd': 'The field tile has a herd of pigs',
    'part.pigHerd': 'Herd of pigs'
  },
  board: {
    'score.pigHerd': 'herd of pigs'
  }
} as const;
