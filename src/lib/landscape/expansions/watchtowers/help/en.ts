/** Texts of the set's rules page, rulings and lesson. */
export default {
  guide: {
    tower: 'Watchtowers',
    'tower.1':
      'When a road or city is completed, each follower in it that stands on the tile of a tower brings its owner the tower’s bonus, before the feature is scored and without a majority.',
    'tower.2':
      'The board at the tower shows what counts on its nine squares: 2 points for each follower of anyone, 2 for each shield, 3 for each monastery, or 1 for each tile with a road or with a city.',
    'tower.3': 'Farmers and monks on the tile bring no bonus, nor does the final scoring.'
  },
  learn: {
    lay: 'This tower counts tiles with a city. Close the city with it.',
    claim: 'Place a knight on it.',
    scored: '4 points for the city, and 2 for the two tiles with a city around the tower.',
    end: 'Every follower on the tile of a tower brings the bonus when its road or city is complete.'
  }
} as const;
