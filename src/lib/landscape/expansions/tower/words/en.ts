/** Texts of the set for the new-table page and the board. */
export default {
  set: {
    name: 'The Tower',
    about: 'Towers capture the followers in their reach: exchange them, or pay the ransom.',
    lesson: 'A floor, a captured follower and its ransom.',
    'option.towerTypes': 'Who may stand on a tower',
    'option.towerTypes.listed': 'followers that may stand on every kind of feature',
    'option.towerTypes.any': 'the abbot too',
    'meet.naturalDisasters':
      'A meteor on a tower’s tile: its floors go back to the box. No tornado sets anybody down on a tower.'
  },
  board: {
    'feature.tower': 'the tower',
    'short.tower': 'Tower',
    'supply.floor': '{n, plural, one {# floor} other {# floors}}',
    'supply.prisoner': '{n, plural, one {# prisoner} other {# prisoners}} of {name}',
    'score.ransom': 'ransom',
    'rule.tower.floor': 'Foundations and floors',
    'rule.tower.capture': 'Capturing a follower',
    'rule.tower.exchange': 'Exchanging prisoners',
    'rule.tower.ransom': 'Paying a ransom',
    'awaits.build': '{name}: place a figure or build',
    'awaits.build.alone': '{name}: build, or pass',
    'awaits.capture': '{name}: capture a follower',
    'awaits.exchange': '{name}: choose who comes back',
    'do.build': 'Build a floor',
    'do.capture': 'Capture',
    'do.exchange': 'Take back',
    'do.ransom': 'Pay 3 points',
    'decline.capture': 'Capture nobody',
    'action.build': 'Build a floor {square}',
    'action.capture': 'Capture {name}’s {figure} on {feature} {square}',
    'action.exchange': 'Take the {figure} back',
    'action.ransom': 'Pay {from} 3 points for the {figure}',
    'event.built': '{name} builds a floor {square}.',
    'event.captured': '{name} captures a follower: {figure}, {feature} {square}.',
    'event.exchanged': '{name} exchanges a prisoner and gets the {figure} back.',
    'event.ransomed': '{name} pays 3 points and gets the {figure} back.',
    'preview.then.capture': 'Then you may capture a follower in reach',
    'preview.prisoner': 'Becomes your prisoner',
    'preview.exchange': 'A prisoner is exchanged for it: the {figure} comes back',
    'because.capture': 'The tower reaches {n, plural, one {# square} other {# squares}} each way'
  }
} as const;
