/** Its rules page, our ruling and its lesson. */
export default {
  guide: {
    janitors: 'Janitors',
    'janitors.1':
      'In a Hire you may take a janitor in place of a nurse or orderly, for $3. There are two for each player.',
    'janitors.2':
      'Each saves $1 of upkeep a round, wherever they stand. The salary is $1. In quarantine they save nothing.',
    'ruling.maintenanceNumbers':
      'Known: eight janitors, maintenance staff, quarantined like nurses. Price, salary and saving are ours.'
  },
  learn: {
    hire: 'Hire a janitor.',
    move: 'The janitor works by himself. Move as proposed.',
    paid: 'Upkeep for three rooms was $2 instead of $3.',
    end: 'The saving equals the salary; a janitor also scores one point at the end, and can take a tile in a pandemic.'
  }
} as const;
