/** Its rules page, our rulings and its lesson. */
export default {
  guide: {
    spring: 'The spring with a road',
    'spring.1':
      'With a river in play this spring replaces the other one, and its second tile is mixed into the river. Without a river both stay in the box.'
  },
  learn: {
    lay: 'The river begins at a spring with a road. Lay this tile to the right.',
    claim: 'Claim the city in the north.',
    end: 'Only one spring is ever played.'
  }
} as const;
