/** Its rules page, our rulings and its lesson. */
export default {
  guide: {
    rose: 'Wind roses',
    'rose.1':
      'The start tile shows a wind rose. A tile with a quarter rose brings 3 points at once if it lies in its own quarter, seen from the rose. Row and column of the rose belong to both quarters beside them.',
    'rose.2': 'Once the blue rose lies, it takes over, turned as it lies.'
  },
  learn: {
    lay: 'This quarter rose points north-east. Lay it to the east.',
    end: 'North-east of the rose: 3 points.'
  }
} as const;
