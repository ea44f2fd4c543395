/** Texts of the set's rules page, rulings and lesson. */
export default {
  guide: {
    river: 'Laying the river',
    'river.1':
      'The spring lies on the table instead of the start tile. All river tiles come first, the lake last of them.',
    'river.2':
      'Each river tile goes on where the water ends. The river may not bend the same way twice in a row.',
    'river.3': 'Otherwise these are ordinary turns, with meeples and scoring.',
    figures: 'Land and water',
    'figures.1': 'Nobody stands on the river itself.',
    'figures.2':
      'The river divides fields; they meet again around the spring and the lake, but not under a bridge.',
    'ruling.riverTurns': 'Whether a straight piece between two bends makes the second one legal.'
  },
  learn: {
    lay: 'The game begins at a spring. River tiles come first, and the water must go on: lay this one.',
    field: 'Nobody stands on the water, but the fields beside it are free. Take the upper one.',
    bent: 'Ben made the river bend to the south.',
    bend: 'It may not bend the same way twice in a row, so only this way is left. Lay the tile.',
    wraps: 'Both banks are one field, since it wraps around the spring: your meeple claims all of it.',
    end: 'So it goes on to the lake. Then the ordinary tiles are drawn.'
  }
} as const;
