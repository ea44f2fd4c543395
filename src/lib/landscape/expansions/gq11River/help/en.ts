/** Texts of the set's rules page, rulings and lesson. */
export default {
  guide: {
    spring: 'The spring with a road',
    'spring.1':
      'With a river in play this spring replaces the other one, and the second tile is mixed into the river. The road divides the field behind the spring and ends in a house that is no inn. Without a river both tiles stay in the box.'
  },
  learn: {
    lay: 'The river begins at a spring with a road. Lay this tile to the right.',
    claim: 'Claim the city in the north.',
    end: 'Only one spring is ever played.'
  }
} as const;
