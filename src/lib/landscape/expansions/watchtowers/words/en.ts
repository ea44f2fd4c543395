/** What the page of a new table and the board say of it. */
export default {
  set: {
    name: 'The Watchtowers',
    about: 'Towers bring a bonus for what they see around.',
    lesson: 'A watchtower.'
  },
  board: {
    'score.watchtower': 'watchtower',
    'rule.watchtower': 'Watchtowers'
  }
} as const;
