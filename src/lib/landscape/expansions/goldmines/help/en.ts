/** Its rules page, our rulings and its lesson. */
export default {
  guide: {
    gold: 'Gold',
    'gold.1':
      'A tile with a mine gets a bar of gold, and a neighbouring tile of your choice another. When a feature is completed and scored, its owners take the gold on its tiles, on the nine squares of a monastery or garden. Several owners take one bar in turn, the active player first.',
    value: 'Its value',
    'value.1':
      'At the end each bar is worth 1 point for up to 3 bars, 2 for up to 6, 3 for up to 9, and 4 for 10 or more.'
  },
  learn: {
    lay: 'A mine. Lay it on the right: one bar lies on it, one on the start tile.',
    claim: 'Claim the road.',
    end: 'The owner of the completed road takes the gold on its tiles.'
  }
} as const;
