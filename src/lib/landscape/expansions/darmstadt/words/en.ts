/** Texts of the set for the new-table page and the board. */
export default {
  set: {
    name: 'Darmstadt',
    about: 'A city with the Darmstadtium, and two churches with a bonus for the most followers around.',
    lesson: 'A church.',
    'option.darmstadtRemovesTwo': 'Two monasteries stay in the box',
    'option.darmstadtRemovesTwo.false': 'no',
    'option.darmstadtRemovesTwo.true': 'yes',
    'meet.shrines': 'A church can be challenged as a monastery; its bonus comes only when it is complete.',
    'meet.mageWitch': 'Mage and witch change the city; the 3 points are part of it.',
    'meet.blackDragon': 'The bonus of a church counts for the 50; eaten figures do not count around it.'
  },
  board: {
    'score.darmstadtium': 'Darmstadtium',
    'score.church': 'most followers around the church',
    'rule.church': 'Churches',
    'preview.church': 'Complete, it brings 3 more to the most followers around',
    'preview.darmstadtium': 'A completed city with it brings 3 more'
  }
} as const;
