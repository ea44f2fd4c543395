/** Its rules page, our ruling and its lesson. */
export default {
  guide: {
    elders: 'Elders',
    'elders.1':
      'For one queue point you admit an elder to your hospice. It has four spaces; sixteen elders are in the box. Each needs a parking place.',
    'elders.2':
      'Elders neither move nor get worse and need no treatment. Each pays $1 a round, after Patient care.',
    'ruling.hospiceNumbers':
      'Known: sixteen elders, housed in hospices; COVID-19 kills them at once. How they come and what they pay are ours.'
  },
  learn: {
    admit: 'Admit an elder. The car needs a parking place.',
    move: 'Elders stay in the hospice. Move as proposed.',
    paid: 'The hospice brought $1.',
    end: 'Elders pay off when they come early and parking is not short. In a pandemic they are in danger.'
  }
} as const;
