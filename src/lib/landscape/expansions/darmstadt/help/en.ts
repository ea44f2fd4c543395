/** Texts of the set's rules page, rulings and lesson. */
export default {
  guide: {
    city: 'The Darmstadtium',
    'city.1':
      'A completed city with the Darmstadtium brings 3 points more. At the end of the game it does not.',
    church: 'Churches',
    'church.1':
      'A church is a monastery. When it is completed, occupied or not, the player with the most followers on its nine squares gets 3 points, all tied players each. Each follower counts once, whatever its size, before any goes home.',
    'ruling.darmstadtRemovesTwo':
      'Whether two monasteries of the base game stay in the box, as the publisher advises.'
  },
  learn: {
    lay: 'A church in a bend of the road. Lay it on the right.',
    claim: 'Place a monk.',
    end: 'When the church is complete, the most followers around it bring 3 points.'
  }
} as const;
