/** What the page of a new table says of it. */
export default {
  set: {
    name: 'Hospice',
    about: 'Elders live beside the clinic: no treatment, a parking place, a little money each round.',
    lesson: 'Admitting an elder to the hospice.'
  },
  clinic: {
    'kind.elder': 'elder',
    hospice: 'Hospice',
    'score.hospice.elders': 'elders',
    'event.hospiceIncome': '{name}: the hospice brings ${n}.',
    'rule.hospice.elders': 'Hospice'
  }
} as const;
