/** Texts of the set's rules page, rulings and lesson. */
export default {
  guide: {
    festival: 'The festival',
    'festival.1':
      'When you lay a tile with a tent, you may take one of your own figures home from anywhere on the table instead of placing one. It scores nothing.',
    'festival.2':
      'Builder, pig and barn may come home, too; captured figures may not. A builder or pig left alone by this goes home, too.',
    'ruling.festivalTakes':
      'Any of your figures may come home; with the option followers only, not builder, pig or barn.'
  },
  learn: {
    lay: 'This tile shows a festival. Lay it on the left.',
    take: 'Take your meeple home from the road on the right.',
    end: 'It is in your supply again, without points.'
  }
} as const;
