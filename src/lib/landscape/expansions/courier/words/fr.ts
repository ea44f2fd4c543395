import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Le Coursier',
    authors: 'Mati, Bumsakalaka et Snearone',
    about: 'Il vient à un meeple qu’on vient de placer sur sa ligne ou sa colonne, et apporte des points.',
    lesson: 'Une lettre pour la route.',
    'option.courierPays': 'Le coursier apporte les points',
    'option.courierPays.feature': 'de la zone où il vient',
    'option.courierPays.around': 'de toutes les zones occupées autour de lui',
    'meet.naturalDisasters': 'Un météore sur sa case le renvoie au départ.',
    'meet.blackDragon': 'Un dragon qui vient sur sa case le renvoie au départ.',
    'meet.phantom': 'Il ne vient jamais au fantôme.'
  },
  board: {
    'rule.courier': 'Le coursier',
    'score.courier': 'coursier',
    'event.courierCame': 'Le coursier vient à {name} : {square}.'
  }
} satisfies Translation<typeof en>;
