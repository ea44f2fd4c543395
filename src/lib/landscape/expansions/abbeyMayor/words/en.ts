/** Texts of the set for the new-table page and the board. */
export default {
  set: {
    name: 'Abbey & Mayor',
    about:
      'An abbey of your own fills any hole, a mayor counts shields, a wagon drives on, and a barn keeps a field.',
    lesson: 'A wagon that drives on after scoring.',
    'option.wagonMove': 'A wagon drives',
    'option.wagonMove.near': 'to its own or a neighbouring square',
    'option.wagonMove.linked': 'to a feature linked to the scored one',
    'option.barnBesideBarn': 'Several barns in one field',
    'option.barnBesideBarn.false': 'no',
    'option.barnBesideBarn.true': 'yes',
    'option.abbeyAtEnd': 'Abbeys left after the last tile',
    'option.abbeyAtEnd.round': 'one last round for them',
    'option.abbeyAtEnd.never': 'stay unplaced',
    'part.abbey': 'Abbeys',
    'part.mayor': 'Mayor',
    'part.wagon': 'Wagon',
    'part.barn': 'Barn',
    'meet.tradersBuilders': 'An abbey extends nothing and brings no second tile. A barn sends pigs home.',
    'meet.princessDragon': 'No wagon drives onto the dragon’s tile, and the fairy does not drive with one.',
    'meet.tower': 'Mayor and wagon can be captured, but never stand on a tower.'
  },
  board: {
    'figure.mayor': 'mayor',
    'figure.wagon': 'wagon',
    'figure.barn': 'barn',
    'score.barn': 'barn: {n, plural, one {# city} other {# cities}}',
    'rule.abbey': 'The abbey',
    'rule.wagon': 'The wagon drives on',
    'rule.barn': 'The barn',
    'supply.abbey': '{n} × abbey',
    'ask.abbey': '{name}: lay the abbey, or draw',
    'decline.abbey': 'Draw a tile',
    'because.abbey': 'A hole with tiles on all four sides: your abbey fits there',
    'ask.lastAbbey': '{name}: lay the abbey, or pass',
    'ask.wagon': '{name}: drive the wagon on?',
    'decline.wagon': 'Take the wagon home',
    'because.wagon': 'Its feature has scored: the wagon may drive to a free one nearby'
  }
} as const;
