/** Texts of the set for the new-table page and the board. */
export default {
  set: {
    name: 'The Phantom',
    about: 'A follower that you may place as the second one of a turn, on another feature.',
    lesson: 'Two figures in one turn.',
    'option.phantomAfter': 'The phantom may follow',
    'option.phantomAfter.any': 'any action',
    'option.phantomAfter.meeple': 'only a follower just placed',
    'meet.flyingMachines': 'The phantom may fly if nobody flew in this turn.',
    'meet.princessDragon': 'No phantom follows when the princess sends a knight home.',
    'meet.tower': 'The phantom may follow a floor, and it may close a tower.'
  },
  board: {
    'figure.phantom': 'phantom',
    'rule.phantom': 'The phantom',
    'ask.phantom': '{name}: place the phantom too, or finish',
    'decline.phantom': 'Finish without phantom'
  }
} as const;
