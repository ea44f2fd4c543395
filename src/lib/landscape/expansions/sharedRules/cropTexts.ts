/** English words of the sets with these rules; `name` is the name of the set. */
export const cropWords = (name: string) =>
  ({
    set: {
      name,
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
  }) as const;

/** Their rules page in English, our rulings and their lesson. */
export const cropHelp = {
  guide: {
    circle: 'Crop circles',
    'circle.1':
      'After the turn in which a crop circle was laid, its player chooses for all: everyone may add a figure beside an own one, or everyone has to take one home. It concerns followers on roads (club), in cities (shield) or on fields (rake).',
    'circle.2': 'The left neighbour begins, the player who chose comes last.',
    'ruling.cropAdd': 'Adding a figure is voluntary; by option it is a duty.'
  },
  learn: {
    lay: 'The club concerns roads. Lay the tile on the right.',
    claim: 'Claim the road.',
    choose: 'Let everyone add a figure.',
    add: 'Add a meeple beside your own.',
    end: 'Two meeples stand on the road now.'
  }
} as const;
