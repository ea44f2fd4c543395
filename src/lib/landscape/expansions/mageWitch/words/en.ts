/** What the page of a new table and the board say of it. */
export default {
  set: {
    name: 'Mage & Witch',
    about: 'The mage makes a road or city worth more, the witch less.',
    lesson: 'The mage comes.'
  },
  board: {
    'score.mage': 'mage',
    'score.witch': 'witch',
    'rule.mageWitch': 'Mage and witch',
    'awaits.move': '{name}: move the mage or the witch',
    'awaits.remove': '{name}: remove the mage or the witch',
    'do.move': 'Move here',
    'do.remove': 'Remove',
    'action.move': 'Move here {square}',
    'action.remove': 'Remove',
    'event.magicMoved': 'The {piece} moves to {feature} {square}.',
    'event.magicAside': 'The {piece} leaves the board.'
  }
} as const;
