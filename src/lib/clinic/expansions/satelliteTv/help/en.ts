/** Its rules page, our ruling and its lesson. */
export default {
  guide: {
    dishes: 'Satellite dishes',
    'dishes.1': 'A dish is built like a helipad: on the roof of a room. Nothing can be built above it.',
    'dishes.2':
      'Each dish adds $1 to every treatment in treatment rooms, operating rooms and intensive care, not in Outpatient services.',
    'ruling.satelliteNumbers':
      'Known: ten dishes give more income on treatments. How much, the cost and the place are ours.'
  },
  learn: {
    build: 'Build a satellite dish on the roof of your hub.',
    move: 'Treat your white patient: move as proposed.',
    paid: 'The treatment brought $6 and $1 for the dish.',
    end: 'The more patients you treat each round, the more a dish brings.'
  }
} as const;
