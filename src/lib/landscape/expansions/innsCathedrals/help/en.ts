/** Texts of the set's rules page, rulings and lesson. */
export default {
  guide: {
    inns: 'Inns',
    'inns.1': 'An inn belongs to the road it stands at; on a crossing only to that arm.',
    'inns.2': 'A finished road with an inn gives 2 points a tile, however many inns it has.',
    'inns.3': 'Unfinished at the end it gives nothing.',
    cathedrals: 'Cathedrals',
    'cathedrals.1': 'A finished city with a cathedral gives 3 points a tile and 3 a shield.',
    'cathedrals.2': 'Unfinished at the end it gives nothing.',
    large: 'The large follower',
    'large.1': 'Everybody has one. It is placed and comes home like a meeple.',
    'large.2': 'For the majority it counts as two. It never doubles points.',
    'ruling.innsAtEnd': 'What an unfinished road with an inn or city with a cathedral is worth at the end.'
  },
  learn: {
    lay: 'This road has an inn by a pond. Lay it to the right of the start.',
    large: 'Claim the road with your large follower: it counts as two.',
    west: 'Ben closed the road at its other end.',
    close: 'Close it here: the road of the monastery ends it.',
    pass: 'You need no follower there. Finish the turn.',
    scored: 'Four tiles, and an inn: 2 points a tile, 8 in all.',
    end: 'Unfinished, an inn’s road is worth nothing. So is a city with a cathedral; finished it gives 3 a tile.'
  }
} as const;
