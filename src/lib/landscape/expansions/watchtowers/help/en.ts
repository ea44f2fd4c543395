/** Its rules page, our rulings and its lesson. */
export default {
  guide: {
    tower: 'Watchtowers',
    'tower.1':
      'When a road or city is completed, each follower of it that stands on a tile with a watchtower brings its owner a bonus, majority or not: 2 points for each follower, 2 for each coat of arms, 3 for each monastery, or 1 for each tile with a road or a city, on the nine squares around the tower.'
  },
  learn: {
    lay: 'This tower counts tiles with a city. Close the city with it.',
    claim: 'Place a knight on it.',
    scored: '4 points for the city, and 2 for the tiles with a city around the tower.',
    end: 'Every follower on a tower’s tile brings the bonus.'
  }
} as const;
