/** Texts of the set for the new-table page and the board. */
export default {
  set: {
    name: 'Hills & Sheep',
    about:
      'Shepherds gather sheep until they dare no more, hills break ties, and vineyards enrich monasteries.',
    lesson: 'A shepherd and his flock.',
    'option.hillTie': 'A hill breaks a tie',
    'option.hillTie.any': 'with any meeple on it',
    'option.hillTie.number': 'by the number of meeples on hills',
    'option.vineyardGardens': 'Vineyards count for gardens, too',
    'option.vineyardGardens.false': 'no',
    'option.vineyardGardens.true': 'yes',
    'part.shepherd': 'Shepherds',
    'part.hill': 'Hills',
    'part.vineyard': 'Vineyards',
    'meet.abbeyMayor': 'An abbey closes the edge of a field. Vineyards count for abbeys, too.',
    'meet.blackDragon': 'It eats shepherds; their sheep go back into the bag.',
    'meet.covid19':
      'An infected shepherd is tested like the others. A shepherd who goes home loses the flock.',
    'meet.naturalDisasters': 'The tornado passes shepherds over. A meteor sends them home without points.'
  },
  board: {
    'figure.shepherd': 'shepherd',
    'score.flock': '{n} sheep',
    'score.vineyard': 'vineyards',
    'rule.flock': 'Shepherds',
    'awaits.flock': '{name}: draw again, or go home?',
    'do.flock': 'Decide',
    'action.flock': '{choice, select, grow {Draw another token} other {Drive the flock home}}',
    'event.drewToken':
      '{name} draws {token, select, wolf {the wolf: the flock is gone} sheep1 {1 sheep} sheep2 {2 sheep} sheep3 {3 sheep} other {4 sheep}}.',
    'awaits.draw.sheep': '{name} draws from the bag of sheep',
    'preview.drawSheep': 'Then a token from the bag: sheep, or the wolf',
    'because.flock':
      'Your field grew: {n, plural, =0 {no sheep} other {# sheep}} so far. {wolves} of {tokens} tokens in the bag are wolves'
  }
} as const;
