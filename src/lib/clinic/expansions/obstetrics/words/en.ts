/** What the page of a new table says of it. */
export default {
  set: {
    name: 'Obstetrics',
    about: 'Pregnant women must be treated in the round they arrive, or they leave.',
    lesson: 'Admitting a pregnant woman and treating her in time.'
  },
  clinic: {
    'kind.pregnantWoman': 'pregnant woman'
  }
} as const;
