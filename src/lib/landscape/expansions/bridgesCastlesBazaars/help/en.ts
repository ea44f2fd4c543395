/** Texts of the set's rules page, rulings and lesson. */
export default {
  guide: {
    bridges: 'Bridges',
    'bridges.1':
      'A bridge is a straight road across one tile, from field edge to field edge. If a road of your tile meets a field, or the other way round, you may place it with a bridge that continues the road. You may also lay a bridge with empty squares beyond both ends before you place a figure. One bridge in each part of a turn.',
    'bridges.2':
      'What lies under a bridge stays joined. The bridge counts as road of its tile, and a figure may stand on it when the tile was just placed. Where every place needs a bridge you may draw another tile instead.',
    castles: 'Castles',
    'castles.1':
      'If your follower is alone in a city of two half-round tiles when it is completed, you may build a castle instead of scoring. The follower becomes its lord, whom no dragon and no tower reaches.',
    'castles.2':
      'The first road, city, monastery or garden completed later on the six squares around the castle brings you the same points, whoever scores it. Then the lord goes home. A castle that scores is completed for a castle beside it. A field counts a castle as 4 points instead of 3.',
    bazaars: 'Bazaars',
    'bazaars.1':
      'After a turn with a bazaar tile, one tile for each player is revealed. From the left neighbour on, a player chooses a tile and bids; each other player without a tile may bid more, once.',
    'bazaars.2':
      'Then the player who chose pays the highest bidder and keeps the tile, or is paid and hands it over. If nobody bid more, the player pays the bank. The last tile is free. In the next turn you place your tile instead of drawing one.',
    'ruling.freeBridge':
      'A bridge that no tile needs may also lie on a tile beside the one just laid; with the option only on that one.',
    'ruling.castleChoice':
      'If several features are completed beside a castle, the highest value counts; with the option its owner chooses.',
    'ruling.bazaar': 'With the option each player takes a tile, without bids.',
    'ruling.bidLimit': 'A bid is at most the player’s points; with the option it may be higher.'
  },
  learn: {
    lay: 'This tile completes a city of two tiles. Lay it above the start.',
    claim: 'Place a knight in it.',
    build: 'Build a castle instead of scoring the city.',
    end: 'The next road or city completed beside the castle scores for you too.'
  }
} as const;
