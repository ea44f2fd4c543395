/** What the page of a new table and the board say of it. */
export default {
  set: {
    name: 'The Phantom',
    about: 'A second follower in the same turn, on another feature.',
    lesson: 'A phantom.',
    'option.phantomAfter': 'The phantom may follow',
    'option.phantomAfter.any': 'any action',
    'option.phantomAfter.meeple': 'a follower only'
  },
  board: {
    'figure.phantom': 'phantom',
    'rule.phantom': 'The phantom'
  }
} as const;
