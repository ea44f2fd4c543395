/** Texts of the set for the new-table page and the board. */
export default {
  set: {
    name: 'The Festival',
    about: 'Instead of placing a figure you may take one of yours home from anywhere, without points.',
    lesson: 'A figure comes home.',
    'option.festivalTakes': 'The festival takes home',
    'option.festivalTakes.figure': 'any own figure',
    'option.festivalTakes.follower': 'own followers only',
    'part.festival': 'Festivals',
    'meet.abbot': 'At a festival the abbot comes home without points.',
    'meet.tradersBuilders': 'Builder and pig may come home, too; left alone, they do at once.',
    'meet.phantom': 'After a festival the phantom may still be placed.'
  },
  board: {
    'rule.festival': 'The festival',
    'ask.festival': '{name}: place a figure or take one home',
    'ask.festivalHome': '{name}: take a figure home, or finish the turn',
    'preview.festival': 'Instead of placing a figure you may take one home'
  }
} as const;
