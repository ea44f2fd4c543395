/** What the page of a new table says of it. */
export default {
  set: {
    name: 'Maintenance Shop',
    about: 'Janitors lower the upkeep of your rooms.',
    lesson: 'Hiring a janitor, and what that saves.'
  },
  clinic: {
    'score.salary.janitor': 'janitors',
    'score.upkeep.janitors': 'saved by janitors',
    'score.score.janitor': 'janitors'
  }
} as const;
