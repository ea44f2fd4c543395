/** What the page of a new table says of it. */
export default {
  set: {
    name: 'Intensive Care Unit',
    about: 'A special module that makes patients two levels better in one treatment.',
    lesson: 'Building intensive care and treating a red patient there.'
  },
  clinic: {
    'element.intensiveCare': 'Intensive care',
    'about.intensiveCare': 'Makes patients two levels better.'
  }
} as const;
