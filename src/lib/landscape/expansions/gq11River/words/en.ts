/** What the page of a new table and the board say of it. */
export default {
  set: {
    name: 'Games Quarterly 11: River',
    about: 'A spring with a road, and a river tile between two cities.',
    lesson: 'A spring with a road.'
  }
} as const;
