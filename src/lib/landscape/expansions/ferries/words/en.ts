/** Texts of the set for the new-table page and the board. */
export default {
  set: {
    name: 'The Ferries',
    about: 'Lakes where a ferry joins two of the roads, and may be turned later.',
    lesson: 'A ferry across the lake.',
    'meet.tradersBuilders':
      'A builder gives no second tile for a road lengthened only by a ferry; cut off from its followers it goes home.',
    'meet.mageWitch': 'Mage and witch may meet by a ferry: one of them moves.',
    'meet.naturalDisasters': 'A meteor on a lake takes its ferry away; the roads end at the crater.'
  },
  board: {
    'rule.ferry': 'Ferries',
    'awaits.ferry': '{name}: lay or turn a ferry',
    'do.ferry': 'Lay the ferry',
    'action.ferry': 'Ferry {square} {sides}',
    'event.ferried': '{name} lays the ferry: {square}.',
    'decline.ferry': 'Turn none',
    'preview.ferry': 'Its roads are one road; every other end is closed',
    'ask.ferry': '{name}: lay the ferry',
    'ask.ferryTurn': '{name}: turn a ferry?'
  }
} as const;
