/** Texts of the set for the new-table page and the board. */
export default {
  set: {
    name: 'Inns & Cathedrals',
    about:
      'Inns and cathedrals raise the stakes: worth more when finished, nothing when not. And a large follower that counts as two.',
    lesson: 'An inn on the road, and the large follower.',
    'option.innsAtEnd': 'Unfinished road with an inn, city with a cathedral',
    'option.innsAtEnd.nothing': 'gives nothing',
    'option.innsAtEnd.plain': 'counts like any other',
    'part.largeFollower': 'Large follower',
    'part.inn': 'Inns',
    'part.cathedral': 'Cathedrals',
    'meet.naturalDisasters': 'A flooded road with an inn is never finished, so it gives nothing at the end.'
  },
  board: {
    'figure.largeFollower': 'large follower',
    'score.inn': 'inn',
    'score.cathedral': 'cathedral'
  }
} as const;
