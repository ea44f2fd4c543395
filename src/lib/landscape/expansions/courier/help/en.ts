/** Texts of the set's rules page, rulings and lesson. */
export default {
  guide: {
    courier: 'The courier',
    'courier.1':
      'The courier starts on the start tile. If a follower placed this turn still stands on an unfinished road, city, monastery or garden at the end, on his square or in his row or column at any distance, he comes to it.',
    'courier.2':
      'Its owner gets the points that this feature would bring at the end of the game. Of several followers he comes to the one placed first, never to the phantom.',
    'ruling.courierPays':
      'Whether he brings the points of the feature he comes to, or of every occupied road, city, monastery and garden on the nine squares around him.'
  },
  learn: {
    lay: 'Lay this tile on the right.',
    place: 'Place a meeple on the road, in the row of the courier.',
    end: 'He has come, and brought the points of the road.'
  }
} as const;
