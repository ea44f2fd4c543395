import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Les Ornithoptères',
    about: 'Un meeple vole d’une à trois cases et se pose là dans une zone, même occupée.',
    lesson: 'Un vol jusqu’à une route.',
    'meet.princessDragon':
      'Aucun portail ne mène à une machine, et personne ne se pose sur la case du dragon.'
  },
  board: {
    'feature.flyingMachine': 'la machine volante',
    'short.flyingMachine': 'Voler',
    'rule.flyingMachine': 'Machines volantes',
    'event.flight': '{name} : {figure}, vol de {squares, plural, one {# case} other {# cases}}.',
    'awaits.draw.die': '{name} lance le dé du vol',
    'preview.then.die': 'Puis le dé dit jusqu’où : 1, 2 ou 3 cases',
    'ask.landing': '{name} : choisir où se poser',
    'because.landing': 'Sur une route, une ville ou une abbaye inachevées, libres ou non'
  }
} satisfies Translation<typeof en>;
