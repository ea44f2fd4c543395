/** Texts of the set's rules page, rulings and lesson. */
export default {
  guide: {
    rose: 'Wind roses',
    'rose.1':
      'The start tile shows an orange rose. Whoever lays a tile with a quarter rose in its own quarter, seen from the rose, gets 3 points at once. The row and the column of the rose belong to the quarters on both sides. How the tile itself is turned does not matter.',
    'rose.2':
      'Once the blue rose is laid, the quarters are seen from it, turned as it lies: the tip on its rim is its north.'
  },
  learn: {
    lay: 'This quarter rose points north-east. Lay it to the east.',
    end: 'North-east of the rose: 3 points.'
  }
} as const;
