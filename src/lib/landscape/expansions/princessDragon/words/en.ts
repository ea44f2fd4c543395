/** Texts of the set for the new-table page and the board. */
export default {
  set: {
    name: 'The Princess & the Dragon',
    about:
      'Volcanoes bring a dragon that all players move, a fairy keeps it away, portals lead anywhere, and princesses send knights home.',
    lesson: 'A dragon that all players move.',
    'option.princess': 'A princess sends a knight home',
    'option.princess.may': 'if the player wants',
    'option.princess.must': 'whenever there is one',
    'option.fairyStands': 'The fairy stands',
    'option.fairyStands.figure': 'beside one figure',
    'option.fairyStands.tile': 'on a tile',
    'option.dragonMoves': 'The red dragon moves',
    'option.dragonMoves.before': 'before scoring',
    'option.dragonMoves.after': 'after scoring',
    'option.redDragonTile': 'Figures on the red dragon’s square',
    'option.redDragonTile.closed': 'forbidden',
    'option.redDragonTile.open': 'forbidden only on a volcano just laid',
    'part.dragon': 'Dragon',
    'part.fairy': 'Fairy',
    'part.princess': 'Princesses',
    'part.magicPortal': 'Magic portals',
    'meet.blackDragon':
      'The red dragon runs before the black one. The black one eats it; the next volcano brings it back.',
    'meet.tower': 'The dragon eats a figure on a tower, and the tower is open again.'
  },
  board: {
    'ask.remove': '{name}: the princess sends a knight home',
    'awaits.fly': '{name}: move the dragon',
    'awaits.move': '{name}: move the fairy, or pass',
    'awaits.remove': '{name}: send a knight home, or pass',
    'do.fly': 'Fly here',
    'do.move': 'Move the fairy here',
    'do.remove': 'Send home',
    'action.fly': 'Dragon flies {square}',
    'action.move': '{on, select, none {Fairy {square}} other {Fairy to the {figure}, {feature} {square}}}',
    'action.remove': 'Send {name}’s {figure} home: {feature} {square}',
    'event.redDragonCame': 'The red dragon comes to the volcano {square}.',
    'event.redDragonFlew': 'The red dragon flies {to}.',
    'event.dragonTileAside': 'No volcano lies yet: the dragon tile is set aside.',
    'event.fairyMoved': 'The fairy moves {to}.',
    'rule.volcano': 'Volcanoes',
    'rule.redDragon': 'The red dragon',
    'rule.fairy': 'The fairy',
    'rule.princess': 'The princess',
    'score.fairy': 'fairy',
    'preview.nobody': 'It eats nobody',
    'preview.then.fly': 'Then the dragon flies',
    'preview.asleep': 'No volcano lies yet: the dragon stays away',
    'preview.portal': 'Your figure may go to any free, unfinished feature',
    'because.fairy': 'Instead of placing a figure you may move the fairy to one of yours',
    'because.redDragon':
      'Step {step} of 6: it eats all who stand there, never turns back, and avoids the fairy'
  }
} as const;
