/** Texts of the set's rules page, rulings and lesson. */
export default {
  guide: {
    builder: 'The builder',
    'builder.1':
      'Place it instead of a meeple on a road or city where you have a follower already, while that is unfinished.',
    'builder.2':
      'When a later tile of yours adds to that feature, you have a second part: another tile, at once.',
    'builder.3':
      'The second part never brings a third. The builder goes home with the last follower of its feature.',
    pig: 'The pig',
    'pig.1': 'Place it instead of a meeple on a field where you have a follower already.',
    'pig.2': 'If you win that field, each finished city gives you 1 point more.',
    goods: 'Goods',
    'goods.1':
      'The player who lays the tile that finishes a city takes a token for every wine, grain or cloth in it, even if another player holds the city.',
    most: 'Most goods',
    'most.1':
      'At the end, most tokens of a kind give 10 points. A player who has none of a kind gets nothing for it.',
    'ruling.goodsTie': 'What several players get who have equally many of a kind.'
  },
  learn: {
    lay: 'Go on with the road: lay this tile to the right of the start.',
    claim: 'Claim the road with a meeple.',
    more: 'One tile more of your road. Lay it.',
    builder: 'Now place your builder on it, beside your meeple further back.',
    grow: 'Your road grows again, and the builder stands on it: this brings you a second tile.',
    go: 'Finish this part without a figure.',
    second: 'It is still your turn: the builder brought you this tile.',
    close: 'Close the road with it.',
    done: 'Finish the turn.',
    scored: 'Six points, and both figures are home.',
    end: 'Goods work without figures: the player who finishes a city takes what is traded in it.'
  }
} as const;
