/** What the page of a new table and the board say of it. */
export default {
  set: {
    name: 'COVID-19 Pandemic',
    about: 'All clinics together against a pandemic: more must survive than die.',
    'option.contagion': 'Contagion',
    'option.contagion.low': 'low',
    'option.contagion.high': 'high',
    'option.isolation': 'Self-isolation',
    'option.isolation.good': 'good',
    'option.isolation.medium': 'medium',
    'option.isolation.poor': 'poor',
    'option.propagation': 'Tiles of each round',
    'option.propagation.listed': 'as listed here',
    'option.propagation.typed': 'from your box',
    'option.propagation.part': 'Round {n}',
    'option.propagation.fault':
      'Tiles for each player: a number from 0 to 9 for every round, at most 99 tiles for all players together.',
    'option.mandatoryAction': 'The action everyone must take',
    'option.mandatoryAction.admit': 'admit patients',
    'option.mandatoryAction.build': 'build',
    'option.preadmissionCounts': 'New infections may go to pre-admissions',
    'option.outpatientCounts': 'A cure in outpatient services makes a survivor',
    'option.outpatientExempt': 'Doctors infected at work are spared that round',
    'option.lowNeedsHub': 'Low contagion also requires a hub of the service',
    'option.preadmissionCounts.true': 'they can',
    'option.preadmissionCounts.false': 'they cannot',
    'option.outpatientCounts.true': 'a survivor',
    'option.outpatientCounts.false': 'not counted',
    'option.outpatientExempt.false': 'gets worse',
    'option.outpatientExempt.true': 'is spared',
    'option.lowNeedsHub.true': 'a hub is needed',
    'option.lowNeedsHub.false': 'any service',
    lesson: 'Sharing out infections, curing them, and winning together.'
  }
} as const;
