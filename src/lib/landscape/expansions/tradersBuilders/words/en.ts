/** Texts of the set for the new-table page and the board. */
export default {
  set: {
    name: 'Traders & Builders',
    about:
      'Builders bring a second tile, pigs fatten fields, and the player who finishes a city takes its wine, grain and cloth.',
    lesson: 'A builder, and the second tile it brings.',
    'option.goodsTie': 'Tied for most goods of a kind',
    'option.goodsTie.all': '10 points each',
    'option.goodsTie.split': '10 points divided',
    'part.builder': 'Builder',
    'part.pig': 'Pig',
    'part.goods': 'Goods',
    'meet.anniversary20': 'The builder’s second part is played first, then the extra turn.'
  },
  board: {
    'figure.builder': 'builder',
    'figure.pig': 'pig',
    'score.pig': 'pig',
    'score.goods.wine': 'most wine',
    'supply.wine': '{n} × wine',
    'score.goods.grain': 'most grain',
    'supply.grain': '{n} × grain',
    'score.goods.cloth': 'most cloth',
    'supply.cloth': '{n} × cloth',
    'event.tookGoods': '{name} takes the goods of the city {square}.',
    'rule.traders.goods': 'Goods',
    'rule.traders.majority': 'Most goods',
    'preview.second': 'Then a second tile: your builder',
    'because.second': 'The builder brings this second tile'
  }
} as const;
