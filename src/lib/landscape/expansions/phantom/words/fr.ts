import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Le Fantôme',
    about: 'Un meeple que vous pouvez placer en second dans le même tour, dans une autre zone.',
    lesson: 'Deux figurines en un tour.',
    'option.phantomAfter': 'Le fantôme peut suivre',
    'option.phantomAfter.any': 'toute action',
    'option.phantomAfter.meeple': 'seulement un meeple placé',
    'meet.flyingMachines': 'Le fantôme peut voler si personne n’a volé ce tour-ci.',
    'meet.princessDragon': 'Pas de fantôme quand la princesse renvoie un chevalier.',
    'meet.tower': 'Le fantôme peut suivre un étage, et fermer une tour.'
  },
  board: {
    'figure.phantom': 'fantôme',
    'rule.phantom': 'Le fantôme',
    'ask.phantom': '{name} : placer aussi le fantôme, ou finir',
    'decline.phantom': 'Finir sans fantôme'
  }
} satisfies Translation<typeof en>;
