/** Texts of the set for the new-table page and the board. */
export default {
  set: {
    name: 'Mage & Witch',
    about:
      'Two figures that belong to nobody: the mage makes a road or city worth more, the witch halves it.',
    lesson: 'The mage comes to a road.',
    'meet.blackDragon': 'The dragon eats mage and witch, too. The next tile with the star brings them back.',
    'meet.innsCathedrals': 'Inn or cathedral first, then mage or witch.'
  },
  board: {
    'score.mage': 'mage',
    'score.witch': 'witch',
    'rule.mageWitch': 'Mage and witch',
    'ask.magic': '{name}: move the mage or the witch',
    'ask.magicAside': '{name}: choose who leaves the table',
    'because.magic': 'Tap a road or city; tap it again for the other figure',
    'do.move.mage': 'Mage here',
    'do.move.witch': 'Witch here',
    'do.remove.mage': 'Remove the mage',
    'do.remove.witch': 'Remove the witch',
    'action.move.mage': 'Mage to {feature} {square}',
    'action.move.witch': 'Witch to {feature} {square}',
    'action.remove.mage': 'Remove the mage',
    'action.remove.witch': 'Remove the witch',
    'event.magicMoved': '{piece, select, mage {The mage} other {The witch}} moves to {feature} {square}.',
    'event.magicAside': '{piece, select, mage {The mage} other {The witch}} leaves the table.',
    'preview.magic': 'Then you move the mage or the witch',
    'preview.mage': '1 point more for each tile',
    'preview.witch': 'Half the points, rounded up'
  }
} as const;
