/** English words of the sets with these rules; `name` is the name of the set. */
export const besiegingWords = (name: string) =>
  ({
    set: {
      name,
      about: 'Besieged cities are worth less, but feed fields twice, and knights may escape.',
      lesson: 'A besieged city.',
      'option.siegeEscape': 'A knight escapes through a monastery at',
      'option.siegeEscape.any': 'any tile of the city',
      'option.siegeEscape.siege': 'the besieged tile',
      'option.siegeEscapeEach': 'Escapes',
      'option.siegeEscapeEach.part': 'in each part of a double turn',
      'option.siegeEscapeEach.turn': 'once a turn',
      'part.siege': 'Sieges',
      'part.escape': 'Escapes'
    },
    board: {
      'score.besieged': 'besieged',
      'rule.escape': 'The escape',
      'do.recall': 'Take home',
      'action.recall': 'Take the {figure} home {square}',
      'awaits.recall': '{name}: a knight may escape'
    }
  }) as const;

/** Their rules page in English, our rulings and their lesson. */
export const besiegingHelp = {
  guide: {
    siege: 'Besieged cities',
    'siege.1':
      'A besieged city is worth 1 point less for each tile and coat of arms when it is completed, and nothing at the end when it is not. For fields a completed one counts double.',
    escape: 'The escape',
    'escape.1':
      'At the end of your turn you may take one knight home from a besieged city if a monastery touches it.',
    'ruling.siegeEscape':
      'The monastery may touch any tile of the city; by option it has to touch a besieged one.',
    'ruling.siegeEscapeEach': 'In a double turn a knight may escape after each part; by option once a turn.'
  },
  learn: {
    lay: 'The besiegers stand before this city. Close it with the tile.',
    claim: 'Place a knight.',
    scored: 'Two tiles of a besieged city: 2 points.',
    end: 'For fields it counts double.'
  }
} as const;
