/** What the page of a new table and the board say of it. */
export default {
  set: {
    name: 'The Festival',
    about: 'Instead of placing a figure, take one of yours home.',
    lesson: 'A figure comes home.',
    'option.festivalTakes': 'The festival takes home',
    'option.festivalTakes.figure': 'any own figure',
    'option.festivalTakes.follower': 'followers only',
    'part.festival': 'Festivals'
  },
  board: {
    'rule.festival': 'The festival',
    'do.recall': 'Take home',
    'action.recall': 'Take the {figure} home {square}',
    'awaits.recall': '{name}: set a meeple, or take a figure home'
  }
} as const;
