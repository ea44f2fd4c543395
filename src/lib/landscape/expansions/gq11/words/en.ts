/** What the page of a new table and the board say of it. */
export default {
  set: {
    name: 'Games Quarterly 11',
    about: 'Ten plain tiles with unusual landscapes.',
    lesson: 'A city on three sides.',
    'option.gqHerd': 'The field tile has a herd of pigs',
    'part.pigHerd': 'Herd of pigs',
    'meet.river2': 'Two herds in one field count once.'
  },
  board: {
    'score.pigHerd': 'herd of pigs'
  }
} as const;
