/** What the page of a new table and the board say of it. */
export default {
  set: {
    name: 'The Fishermen',
    about: 'Followers on the stretches of the river.',
    lesson: 'A fisherman at the spring.'
  },
  board: {
    'score.fishermen': 'fish',
    'score.river': 'river'
  }
} as const;
