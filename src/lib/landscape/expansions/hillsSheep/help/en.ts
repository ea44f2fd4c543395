/** Texts of the set's rules page, rulings and lesson. */
export default {
  guide: {
    shepherd: 'Shepherds',
    'shepherd.1':
      'Instead of another figure you may place your shepherd on a field of the new tile, farmers or not, if no shepherd is there. You draw a token from the bag at once: 1 to 4 sheep, or the wolf.',
    'shepherd.2':
      'When a later tile of yours extends the field, you choose: draw another token, or drive the flock home. Then every shepherd of the field scores all sheep there, 1 point each, and goes home.',
    'shepherd.3':
      'The wolf sends all shepherds of the field home without points. All tokens go back into the bag.',
    'shepherd.4': 'A field that is closed scores at once. At the end of the game shepherds score nothing.',
    hill: 'Hills',
    'hill.1': 'With a hill the top tile of the stack goes out of the game unseen.',
    'hill.2': 'If players tie for a feature, those with a meeple on one of its hills win it.',
    vineyard: 'Vineyards',
    'vineyard.1':
      'Each vineyard among the eight squares around a monastery is worth 3 points more when the monastery is completed.',
    'ruling.hillTie': 'Whether one meeple on a hill is enough, or the number of meeples on hills decides.',
    'ruling.vineyardGardens': 'Whether vineyards count for gardens, too.'
  },
  learn: {
    lay: 'Lay this tile on the right.',
    shepherd: 'Place your shepherd on the field in the south.',
    ben: 'You drew 2 sheep. Ben lays a tile.',
    extend: 'Extend the field of your shepherd.',
    score: 'You could draw again, but the wolf may come. Drive the flock home.',
    end: 'Two sheep, two points, and the shepherd is free again.'
  }
} as const;
