import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Dragon noir',
    authors: 'šmoula',
    about: 'Tous les cinquante points il s’éveille et dévore ce qui lui barre la route.',
    'option.dragonTile': 'Figurines sur la case du dragon',
    'option.dragonTile.open': 'permises',
    'option.dragonTile.closed': 'interdites',
    'meet.covid19': 'Les tests d’abord ; le dragon avance pour ce qui est achevé ensuite.',
    'meet.naturalDisasters':
      'Un cratère achève les zones qui s’y arrêtent : le dragon bouge plus. Une zone inondée n’est jamais achevée.',
    lesson: 'Il vient tous les cinquante points et mange ce qu’il croise.'
  },
  board: {
    'awaits.fly': '{name} : déplacer le dragon',
    'do.fly': 'Voler ici',
    'action.fly': 'Le dragon vole : {square}',
    'event.landed': 'Le dragon atterrit : {square}.',
    'event.flew': 'Le dragon vole : {to}.',
    'rule.dragon.movement': 'Le dragon vole',
    'rule.dragon.placement': 'Le dragon atterrit',
    'preview.nobody': 'Ne mange personne',
    'preview.then.fly': 'Puis le dragon vole',
    'because.fly':
      '{n, plural, one {Un pas, pour une zone achevée} other {# pas, un par zone achevée}} ; il mange qui s’y trouve'
  }
} satisfies Translation<typeof en>;
