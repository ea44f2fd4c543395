/** Texts of the set for the new-table page and the board. */
export default {
  set: {
    name: 'The Flying Machines',
    about: 'A follower flies one to three squares and lands on a feature there, even an occupied one.',
    lesson: 'A flight onto a road.',
    'meet.princessDragon': 'No portal leads onto a machine, and nobody lands on the dragon’s square.'
  },
  board: {
    'feature.flyingMachine': 'the flying machine',
    'short.flyingMachine': 'Fly',
    'rule.flyingMachine': 'Flying machines',
    'event.flight': '{name}’s {figure} flies {squares, plural, one {# square} other {# squares}}.',
    'awaits.draw.die': '{name} rolls how far it flies',
    'preview.then.die': 'Then the die says how far: 1, 2 or 3 squares',
    'ask.landing': '{name}: choose where it lands',
    'because.landing': 'On an unfinished road, city or monastery there, occupied or not'
  }
} as const;
