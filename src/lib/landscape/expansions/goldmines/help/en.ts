/** Texts of the set's rules page, rulings and lesson. */
export default {
  guide: {
    gold: 'Laying and taking gold',
    'gold.1':
      'A tile with a mine gets a bar of gold at once, and you lay another on a tile around it, straight or diagonally.',
    'gold.2':
      'When a road or city is completed and scored, its owner takes the gold on its tiles. A monastery or garden brings the gold on its nine squares.',
    'gold.3':
      'Several owners take one bar each in turn, the active player first. Where nobody scores, the gold stays. Fields and unfinished features bring none.',
    value: 'Its value',
    'value.1':
      'At the end each of your bars is worth 1 point if you have up to 3, 2 points with up to 6, 3 with up to 9, and 4 with more.'
  },
  learn: {
    lay: 'This tile has a mine. Lay it on the right: one bar lies on it, one on the start tile.',
    claim: 'Claim the road.',
    end: 'Complete the road, and both bars are yours.'
  }
} as const;
