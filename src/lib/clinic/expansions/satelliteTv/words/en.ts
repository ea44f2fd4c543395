/** What the page of a new table says of it. */
export default {
  set: {
    name: 'Satellite TV',
    about: 'Dishes on the roofs: every treatment brings more.',
    lesson: 'Putting up a dish and seeing what it brings.'
  },
  clinic: {
    'element.satellite': 'Satellite dish',
    'about.satellite': '${n} more for each treatment.',
    'score.income.satellite': 'dishes'
  }
} as const;
