/** Its rules page, our rulings and its lesson. */
export default {
  guide: {
    circle: 'Crop circles',
    'circle.1':
      'After the turn in which a crop circle was laid, its player chooses for all: everyone may add a figure beside an own one, or everyone has to take one home. It concerns followers on roads (club), in cities (shield) or on fields (rake).',
    'circle.2': 'The left neighbour begins, the player who chose comes last.',
    'ruling.cropAdd': 'Adding a figure is voluntary; by option it is a duty.'
  },
  learn: {
    lay: 'The club concerns roads. Lay the tile on the right.',
    claim: 'Claim the road.',
    choose: 'Let everyone add a figure.',
    add: 'Add a meeple beside your own.',
    end: 'Two meeples stand on the road now.'
  }
} as const;
