/** Its rules page, our rulings and its lesson. */
export default {
  guide: {
    courier: 'The courier',
    'courier.1':
      'The courier starts on the start tile. If a follower placed in this turn still stands on an unfinished road, city, monastery or garden in his row or column at the end, he comes to it.',
    'courier.2': 'Its owner gets the points that this feature would give at the end of the game.',
    'ruling.courierPays':
      'Instead he can bring the points of every occupied road, city, monastery and garden on the nine squares around him.'
  },
  learn: {
    lay: 'Lay this tile on the right.',
    place: 'Place a meeple on the road, in the row of the courier.',
    end: 'He has come, and brought the points of the road.'
  }
} as const;
