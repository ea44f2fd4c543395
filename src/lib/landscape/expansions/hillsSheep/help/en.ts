/** Its rules page, our rulings and its lesson. */
export default {
  guide: {
    shepherd: 'Shepherds',
    'shepherd.1':
      'Instead of a figure you may place your shepherd on a field of the new tile that has no shepherd, and draw a token from the bag.',
    'shepherd.2':
      'When you extend the field of your shepherd later, you either draw another token or drive the flock home: every shepherd in the field scores all sheep there. The wolf sends all shepherds of the field home without points. A field that is closed scores at once.',
    hill: 'Hills',
    'hill.1':
      'A tile of the stack goes unseen under a hill. A tied player with a follower on a hill in the feature beats tied players without one.',
    vineyard: 'Vineyards',
    'vineyard.1': 'Each vineyard around a monastery adds 3 points when the monastery is completed.',
    'ruling.hillTie': 'By option the number of followers on hills decides.',
    'ruling.vineyardGardens': 'By option vineyards count for gardens, too.'
  },
  learn: {
    lay: 'Lay this tile on the right.',
    shepherd: 'Place your shepherd in the south.',
    ben: 'You drew 2 sheep. Ben lays a tile.',
    extend: 'Extend the field of your shepherd.',
    score: 'Drive the flock home.',
    end: 'Two sheep, two points.'
  }
} as const;
