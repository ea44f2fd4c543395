/** Texts of the set for the new-table page and the board. */
export default {
  set: {
    name: 'Games Quarterly 11: River',
    about: 'Two tiles for The River or The River II: a spring with a road, and water between two cities.',
    lesson: 'A spring with a road.',
    'meet.river1': 'The spring with the road replaces the other one.',
    'meet.river2': 'The spring with the road replaces the other one.'
  }
} as const;
