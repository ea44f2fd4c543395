/** The legend of the marks on the board. */
export default {
  lit: 'You can lay, move or choose here',
  last: 'The tile laid last',
  since: 'Laid since your last turn, in the colour of the player',
  pointed: 'What you tapped, or what a sentence speaks of',
  mind: 'Your tile or choice, not decided yet',
  others: 'What another player is considering',
  dead: 'No remaining tile fits here',
  leaving: 'This figure would leave the board',
  field: 'A field: pattern and shape of its owner, with its points so far',
  gain: 'Points of this player from the choice you consider',
  dots: 'Beside a player: connected, away, not connected, a bot'
} as const;
