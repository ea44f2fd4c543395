/** What the page of a new table and the board say of it. */
export default {
  set: {
    name: 'Crop Circles II',
    about: 'Circles let everyone add a figure beside an own one, or take one home.',
    lesson: 'A crop circle.',
    'option.cropAdd': 'Adding a figure at a crop circle',
    'option.cropAdd.may': 'is voluntary',
    'option.cropAdd.must': 'is a duty'
  },
  board: {
    'rule.cropCircle': 'Crop circles',
    'awaits.cropCircle': '{name}: everyone adds a figure, or everyone takes one home',
    'do.cropCircle': 'Choose',
    'action.cropCircle': 'Crop circle: choose for all',
    'event.cropCircle':
      'The crop circle makes everyone {choice, select, deploy {add a figure} other {take a figure home}}.',
    'do.recall': 'Take home',
    'action.recall': 'Take the {figure} home {square}',
    'awaits.recall': '{name}: take a figure home'
  }
} as const;
