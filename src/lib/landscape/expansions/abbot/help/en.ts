/** Texts of the set's rules page, rulings and lesson. */
export default {
  guide: {
    abbot: 'Where the abbot stands',
    'abbot.1':
      'Everybody has one abbot besides the meeples. It stands on a monastery or on a garden, and is placed instead of a meeple.',
    'abbot.2':
      'A garden scores as a monastery does: 9 when surrounded, or 1 and 1 for each tile around it. Only the abbot may stand there.',
    recall: 'Taking the abbot back',
    'recall.1':
      'Instead of placing a meeple you may take your abbot back. It scores at once what its place is worth just then.',
    'recall.2':
      'This works wherever it stands, but not after its place is complete: then it scores automatically.'
  },
  learn: {
    lay: 'This tile has a garden. Lay it below the start.',
    set: 'Only the abbot may stand in a garden. Place yours there.',
    more: 'Another tile beside the garden makes it worth more. Lay it.',
    back: 'Instead of placing a meeple you may take the abbot back. Do it now.',
    home: 'The garden had itself and three neighbours: 4 points, and the abbot is free again.',
    end: 'Waiting would have brought up to 9. You decide when to take it back.'
  }
} as const;
