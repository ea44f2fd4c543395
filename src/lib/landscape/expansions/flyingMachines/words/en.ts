/** What the page of a new table and the board say of it. */
export default {
  set: {
    name: 'The Flying Machines',
    about: 'A figure flies one to three squares and lands on a feature there.',
    lesson: 'A flight.'
  },
  board: {
    'feature.flyingMachine': 'the flying machine',
    'short.flyingMachine': 'Machine',
    'rule.flyingMachine': 'Flying machines',
    'event.flew': '{name}’s figure flies {n, plural, one {# square} other {# squares}}.',
    'awaits.drawDie': '{name} rolls the die'
  }
} as const;
