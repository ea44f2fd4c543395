/** What the page of a new table and the board say of it. */
export default {
  set: {
    name: 'The Siege',
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
} as const;
