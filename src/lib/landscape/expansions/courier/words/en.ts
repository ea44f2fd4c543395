/** What the page of a new table and the board say of it. */
export default {
  set: {
    name: 'The Courier',
    about: 'He comes to figures in his row and column, and brings points.',
    lesson: 'A letter for the city.',
    'option.courierPays': 'The courier brings the points of',
    'option.courierPays.feature': 'the feature he comes to',
    'option.courierPays.around': 'all occupied features around him'
  },
  board: {
    'rule.courier': 'The courier',
    'score.courier': 'courier',
    'event.courierCame': 'The courier comes to {name} at {square}.'
  }
} as const;
