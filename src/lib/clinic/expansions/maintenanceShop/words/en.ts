/** What the page of a new table says of it. */
export default {
  set: {
    name: 'Maintenance Shop',
    about: 'Janitors lower the upkeep of your rooms.',
    lesson: 'Hiring a janitor and what is saved.'
  }
} as const;
