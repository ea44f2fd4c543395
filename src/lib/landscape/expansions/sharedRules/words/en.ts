/** Words of the sets with crop circles; `name` is the name of the set. */
export const cropWords = (name: string) =>
  ({
    set: {
      name,
      about: 'A circle lets everyone add a figure beside one of their own, or makes everyone take one home.',
      lesson: 'A crop circle for roads.',
      'option.cropAdd': 'Adding a figure at a crop circle',
      'option.cropAdd.may': 'is voluntary',
      'option.cropAdd.must': 'is required'
    },
    board: {
      'rule.cropCircle': 'Crop circles',
      'awaits.cropCircle': '{name}: choose for all',
      'do.cropCircle': 'Choose',
      'action.cropCircle':
        '{choice, select, deploy {Everyone may add a figure} other {Everyone takes one home}}',
      'event.cropCircle':
        '{name} chooses: {choice, select, deploy {everyone may add a figure} other {everyone takes one home}}.',
      'ask.cropAdd': '{name}: add a figure, or none',
      'ask.cropTake': '{name}: take a figure home',
      'decline.cropAdd': 'Add none',
      'because.crop':
        'It concerns figures {kind, select, road {on roads} city {in cities} other {on fields}}',
      'preview.crop':
        'Then you choose for all: add a figure {kind, select, road {on roads} city {in cities} other {on fields}}, or take one home'
    }
  }) as const;

/** Words of the sets with besieged cities; `name` is the name of the set. */
export const besiegingWords = (name: string) =>
  ({
    set: {
      name,
      about:
        'A besieged city is worth less to its knights and double to fields, and knights may escape from it.',
      lesson: 'A besieged city.',
      'option.siegeEscape': 'For an escape a monastery touches',
      'option.siegeEscape.any': 'any tile of the city',
      'option.siegeEscape.siege': 'a besieged tile',
      'option.siegeEscapeEach': 'A knight may escape',
      'option.siegeEscapeEach.part': 'in each part of a double turn',
      'option.siegeEscapeEach.turn': 'once a turn',
      'part.siege': 'Sieges',
      'part.escape': 'Escapes',
      'meet.innsCathedrals':
        'With a cathedral a completed besieged city brings 2 points for each tile and shield.',
      'meet.tradersBuilders': 'A besieged city counts as two for your own pig as well: 8 points.',
      'meet.abbeyMayor': 'Knights escape through an abbey, too; mayors and wagons may leave as well.'
    },
    board: {
      'score.besieged': 'besieged',
      'rule.escape': 'The escape',
      'ask.escape': '{name}: a knight escapes, or nobody',
      'decline.escape': 'Nobody escapes',
      'because.escape': 'A knight may leave a besieged city that a monastery touches',
      'preview.besieged': 'Besieged: half the points for knights, double for fields'
    }
  }) as const;
