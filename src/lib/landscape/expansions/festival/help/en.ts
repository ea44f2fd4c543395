/** Its rules page, our rulings and its lesson. */
export default {
  guide: {
    festival: 'The festival',
    'festival.1':
      'When you lay a tile with a festival, you may take one of your own figures home from anywhere on the board instead of placing one. It scores nothing.',
    'ruling.festivalTakes': 'By option only followers can be taken home, not builder, pig, barn or shepherd.'
  },
  learn: {
    lay: 'This tile shows a festival. Lay it on the left.',
    take: 'Take your meeple home from the road on the right.',
    end: 'It is in your supply again, without points.'
  }
} as const;
