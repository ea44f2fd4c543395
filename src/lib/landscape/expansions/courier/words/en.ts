/** Texts of the set for the new-table page and the board. */
export default {
  set: {
    name: 'The Courier',
    authors: 'Mati, Bumsakalaka and Snearone',
    about: 'He comes to a follower just placed in his row or column and brings points.',
    lesson: 'A letter for the road.',
    'option.courierPays': 'The courier brings the points of',
    'option.courierPays.feature': 'the feature he comes to',
    'option.courierPays.around': 'all occupied features around him',
    'meet.naturalDisasters': 'A meteor on his square sends him back to the start tile.',
    'meet.blackDragon': 'A dragon that comes to his square sends him back to the start tile.',
    'meet.phantom': 'He never comes to the phantom.'
  },
  board: {
    'rule.courier': 'The courier',
    'score.courier': 'courier',
    'event.courierCame': 'The courier comes to {name}: {square}.'
  }
} as const;
