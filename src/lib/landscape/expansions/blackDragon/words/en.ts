/** Texts of the set for the new-table page and the board. */
export default {
  set: {
    name: 'Black Dragon',
    authors: 'šmoula',
    about: 'At every fifty points it wakes, and eats whatever stands in its way.',
    'option.dragonTile': 'Figures on the dragon’s square',
    'option.dragonTile.open': 'allowed',
    'option.dragonTile.closed': 'forbidden',
    'meet.covid19': 'Tests come first; the dragon moves for what is complete afterwards.',
    'meet.naturalDisasters':
      'Craters complete the features that end at them, so the dragon moves more. Flooded features are never complete.',
    lesson: 'It comes at every fifty points and eats what it meets.'
  },
  board: {
    'awaits.fly': '{name}: move the dragon',
    'do.fly': 'Fly here',
    'action.fly': 'Dragon flies {square}',
    'event.landed': 'The dragon lands {square}.',
    'event.flew': 'The dragon flies {to}.',
    'rule.dragon.movement': 'The dragon flies',
    'rule.dragon.placement': 'The dragon lands',
    'preview.nobody': 'It eats nobody',
    'preview.then.fly': 'Then the dragon flies',
    'because.fly':
      '{n, plural, one {One step, for a completed feature} other {# steps, one for each completed feature}}; it eats all who stand there'
  }
} as const;
