/** Its rules page, our rulings and its lesson. */
export default {
  guide: {
    siege: 'Besieged cities',
    'siege.1':
      'A besieged city is worth 1 point less for each tile and coat of arms when it is completed, and nothing at the end when it is not. For fields a completed one counts double.',
    escape: 'The escape',
    'escape.1':
      'At the end of your turn you may take one knight home from a besieged city if a monastery touches it.',
    'ruling.siegeEscape':
      'The monastery may touch any tile of the city; by option it has to touch a besieged one.',
    'ruling.siegeEscapeEach': 'In a double turn a knight may escape after each part; by option once a turn.'
  },
  learn: {
    lay: 'The besiegers stand before this city. Close it with the tile.',
    claim: 'Place a knight.',
    scored: 'Two tiles of a besieged city: 2 points.',
    end: 'For fields it counts double.'
  }
} as const;
