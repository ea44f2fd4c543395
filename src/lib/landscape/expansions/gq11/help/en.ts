/** Texts of the set's rules page, rulings and lesson. */
export default {
  guide: {
    tiles: 'Ten more tiles',
    'tiles.1': 'The tiles bring no rules of their own.',
    'ruling.gqHerd':
      'Whether the tile that is all field counts as a herd of pigs: 1 point more for each complete city at its field. The publisher says it does not.'
  },
  learn: {
    lay: 'A city on three sides and a road out of it. Lay it on top of the start tile’s city.',
    claim: 'Claim the city.',
    end: 'The ten tiles play like all others.'
  }
} as const;
