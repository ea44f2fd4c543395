/** The legend of the marks on the board, and why touching a square has no effect. */
export default {
  lit: 'You can lay, move or choose here',
  last: 'The tile laid last',
  since: 'Laid since your last turn, in the colour of the player',
  pointed: 'What you tapped, or what a sentence refers to',
  mind: 'Your tile or choice, not final yet',
  others: 'What another player is considering',
  dead: 'No remaining tile fits here',
  leaving: 'This figure would leave the board',
  field: 'A field: pattern and shape of its owner, with its points so far',
  gain: 'Points of this player from the choice you consider',
  dots: 'Beside a player: connected, away, not connected, a bot',

  'why.fit': 'The tile does not fit there in any rotation.',
  'why.dead': 'None of the remaining tiles fits there.',
  'why.beside': 'Place it next to an existing tile.',
  'why.taken': 'There is already a tile there.',
  'why.notYou': 'Not your turn: waiting for {names}.',
  'why.spectator': 'You are watching. {names} to move.',
  'why.choose': 'Nothing can be chosen there now.'
} as const;
