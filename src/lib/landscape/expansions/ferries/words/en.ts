/** What the page of a new table and the board say of it. */
export default {
  set: {
    name: 'The Ferries',
    about: 'Lakes where a ferry joins two of the roads, and can be turned later.',
    lesson: 'A ferry across the lake.'
  },
  board: {
    'rule.ferry': 'Ferries',
    'awaits.ferry': '{name}: lay or turn a ferry',
    'do.ferry': 'Ferry',
    'action.ferry': 'The ferry joins these two roads',
    'event.ferried': '{name} lays the ferry at {square}.'
  }
} as const;
