/** Its rules page, our rulings and its lesson. */
export default {
  guide: {
    tiles: 'Ten more tiles',
    'tiles.1': 'The tiles bring no rules of their own.',
    'ruling.gqHerd':
      'The tile that is all field shows pigs. The publisher says it is no herd; with the option it adds 1 point for each complete city at its field.'
  },
  learn: {
    lay: 'This tile has a city on two sides and a road out of it. Lay it on top of the start tile’s city.',
    claim: 'Claim the city.',
    end: 'The ten tiles play like all others.'
  }
} as const;
