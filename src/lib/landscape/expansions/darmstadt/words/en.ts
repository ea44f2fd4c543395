/** What the page of a new table and the board say of it. */
export default {
  set: {
    name: 'Darmstadt',
    about: 'A city with the Darmstadtium and two churches with a bonus.',
    lesson: 'A church.',
    'option.darmstadtRemovesTwo': 'Two monasteries stay in the box'
  },
  board: {
    'score.darmstadtium': 'Darmstadtium',
    'score.church': 'most followers around the church',
    'rule.church': 'Churches'
  }
} as const;
