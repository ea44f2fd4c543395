/** Texts of the set for the new-table page and the board. */
export default {
  set: {
    name: '20th Anniversary',
    about: 'Arrow tiles: a second meeple, a distant meeple, or one more turn.',
    'option.arrowBeside': 'Arrow: a meeple beside your own',
    'option.arrowBeside.any': 'anywhere',
    'option.arrowBeside.open': 'unfinished features only',
    'option.arrowRepeat': 'A second arrow for one more turn',
    'option.arrowRepeat.spent': 'gives nothing',
    'option.arrowRepeat.points': 'gives its 2 points',
    'meet.blackDragon': 'Two points for an arrow may bring the dragon.',
    'meet.naturalDisasters':
      'The flood spreads before the tile of an extra turn is drawn. It also covers tiles with pairs of meeples.',
    'meet.covid19':
      'The arrow is chosen before infected meeples are tested. An arrow can also send a meeple into an infected area: it is tested at once.',
    lesson: 'Arrows: two points, a second meeple, one more turn.'
  },
  board: {
    'awaits.activate': '{name}: choose an arrow',
    'do.activate': 'Use this arrow',
    'action.deployBeside': '{figure} beside your own on {feature} {square}',
    'action.activate': 'Use the arrow {square}',
    'event.activated':
      '{name} uses the arrow {square}: {effect, select, addMeeple {one more meeple} placeMeeple {a meeple anywhere} extraTurn {one more turn} other {nothing more}}.',
    'rule.arrow.points': 'Arrows to an empty square',
    'rule.arrow.activate': 'Arrows in use',
    'score.arrow': 'arrow to an empty square',
    'preview.arrow':
      '{effect, select, addMeeple {Arrow: a meeple beside your own} placeMeeple {Arrow: a meeple anywhere free} extraTurn {Arrow: one more turn} other {The arrow does nothing}}',
    'preview.arrowPoints': 'The arrow points to an empty square',
    'preview.then.activate': 'Then choose an arrow',
    arrow:
      '{own, select, yes {New} other {Old}}: {effect, select, addMeeple {one more meeple} placeMeeple {a meeple anywhere} extraTurn {one more turn} other {nothing}}',
    'because.activate': 'The tile meets {n} arrows; only one of them works',
    'because.extra': 'One more turn, by the arrow'
  }
} as const;
