/** Its rules page, our rulings and its lesson. */
export default {
  guide: {
    city: 'The Darmstadtium',
    'city.1': 'A completed city with the Darmstadtium brings 3 points more.',
    church: 'Churches',
    'church.1':
      'A church is a monastery. When it is completed, the player with the most followers on its nine squares gets 3 points; all tied players get them.',
    'ruling.darmstadtRemovesTwo':
      'The publisher advises to leave two monasteries of the base game in the box.'
  },
  learn: {
    lay: 'A church in a bend of the road. Lay it on the right.',
    claim: 'Place a monk.',
    end: 'When the church is complete, the most followers around it bring 3 points.'
  }
} as const;
