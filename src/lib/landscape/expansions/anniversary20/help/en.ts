/** Texts of the set's rules page, rulings and lesson. */
export default {
  guide: {
    points: 'Arrows to an empty square',
    'points.1': 'An arrow points at the square right beside it.',
    'points.2': 'If the arrow of the tile you lay points at an empty square, you get 2 points at once.',
    activate: 'Arrows in use',
    'activate.1':
      'If your arrow points at a tile, it is used. So is an arrow already on the table that points at the tile you lay.',
    'activate.2':
      'Only one arrow is used in a turn. With several, you choose; your own arrow keeps its 2 points unless it is the one chosen.',
    'activate.3': 'You must use an arrow, but you need not place the meeple it allows.',
    partner: 'One more beside',
    'partner.1':
      'Instead of the usual meeple you may place one right beside a meeple of your own anywhere. Two side by side is the limit.',
    'partner.2': 'Others in the same feature do not matter: this is a way to win a majority.',
    elsewhere: 'One anywhere',
    'elsewhere.1':
      'Instead of the usual meeple you may place one on any feature of the table that nobody holds and that is not complete.',
    'elsewhere.2': 'An enclosed field counts as open.',
    extraTurn: 'One more turn',
    'extraTurn.1': 'When this turn is over, scoring included, you have another whole turn.',
    'extraTurn.2': 'In it the other two arrows work, but no third turn can be won.',
    'ruling.arrowBeside':
      'Whether a second meeple may join on a feature that this tile has just completed; it scores with it.',
    'ruling.arrowOwnTile':
      'On the tile just laid the ordinary rule still holds, also for a feature it has completed.',
    'ruling.arrowRepeat':
      'Whether an extra-turn arrow that points at a tile during an extra turn still gives its 2 points.',
    'ruling.arrowNoTile': 'When no tile is left there is no extra turn.',
    'ruling.arrowGarden': 'Only an abbot stands on a garden, so there is never a second figure.',
    'ruling.arrowRecall': 'Taking the abbot back replaces any placement, also the one an arrow allows.',
    'ruling.arrowBeforeTest': 'The arrow is chosen first; infected meeples are tested after that.'
  },
  learn: {
    points: 'This tile has an arrow. Lay it so that the arrow points at an empty square.',
    two: 'An arrow to an empty square: 2 points at once.',
    arrow: 'This one lets you place a meeple beside your own. Lay it so that the arrow points at a tile.',
    partner: 'You have a knight in the city. Place a second one beside it.',
    extra: 'The round arrow is one more turn. Point it at the tile with the city.',
    go: 'Finish this turn without a meeple. The next one is yours as well.',
    again: 'Your turn again: the arrow gave you another tile.',
    close: 'Close the city with it.',
    end: 'Both knights are home, with 4 points. An extra turn cannot bring another one.'
  }
} as const;
