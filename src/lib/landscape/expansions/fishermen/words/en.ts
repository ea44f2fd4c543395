/** Texts of the set for the new-table page and the board. */
export default {
  set: {
    name: 'The Fishermen',
    authors: 'players of Carcassonne Central',
    about: 'Followers on the stretches of a river. Only with The River or The River II.',
    lesson: 'A fisherman at the spring.',
    'meet.river1': 'From the spring to the lake there is one stretch.',
    'meet.river2': 'The fork ends three stretches; a city and the volcano lake end the branches.',
    'meet.naturalDisasters': 'A stretch that touches the flood is never finished.',
    'meet.covid19': 'A stretch is an area that can be infected, beside the fields along it.',
    'meet.blackDragon': 'A finished stretch counts as one completed feature.',
    'meet.goldmines': 'A finished stretch takes the gold on its tiles.'
  },
  board: {
    'score.fishermen': 'fish',
    'score.river': 'river'
  }
} as const;
