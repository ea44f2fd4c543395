/** Texts of the set for the new-table page and the board. */
export default {
  set: {
    name: 'The Abbot',
    about: 'A figure for monasteries and gardens that may come home early.',
    lesson: 'A figure for gardens and monasteries that may come home early.'
  },
  board: {
    'awaits.recall': '{name}: take the abbot back, or finish the turn',
    'do.recall': 'Take the abbot back',
    'action.recall': 'Take the {figure} back and score it',
    'figure.abbot': 'abbot',
    'event.recalled': '{name} took the abbot back: {n, plural, one {# point} other {# points}}.',
    'rule.recall': 'The Abbot'
  }
} as const;
