/** Its rules page, our ruling and its lesson. */
export default {
  guide: {
    women: 'Pregnant women',
    'women.1':
      'Three pregnant women wait for all players. For one queue point you admit one to a service you have a hub for, with a space and a parking place.',
    'women.2':
      'She is treated like a white patient. Untreated she leaves at the end of Business, which costs 2 popularity.',
    'ruling.obstetricsNumbers':
      'Known: there are three, and they must be treated in the round they arrive. How they come, how ill they are and what their leaving costs are ours.'
  },
  learn: {
    admit: 'Admit the pregnant woman to Psychiatry. It costs one queue point.',
    move: 'She must be treated now. Your white doctor needs no nurse: move as proposed.',
    paid: 'She went home, and you earned $6.',
    end: 'Admit a pregnant woman only when a doctor and a bed are free this round.'
  }
} as const;
