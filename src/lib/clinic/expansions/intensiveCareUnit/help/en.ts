/** Its rules page, our ruling and its lesson. */
export default {
  guide: {
    unit: 'Intensive care',
    'unit.1':
      'The unit is a special module with one bed and one place for a doctor. It treats patients of every service you have a hub for.',
    'unit.2':
      'A treatment makes the patient two levels better and pays the difference in income. A patient who is not cured by it stays and does not get worse that round.',
    'ruling.intensiveCareNumbers':
      'Known: it makes patients two levels better, and there are three units. Cost, bed, places and income are ours.'
  },
  learn: {
    build: 'Build the Intensive Care Unit above your Psychiatry hub.',
    move: 'Cardiology has no treatment room. Send your red doctor and the red patient to intensive care: red treats red without a nurse.',
    better: 'The patient is yellow now and stays. You earned the difference: $30 less $12.',
    end: 'Next round a yellow doctor cures the patient without a nurse. Intensive care saves patients no doctor is good enough for.'
  }
} as const;
