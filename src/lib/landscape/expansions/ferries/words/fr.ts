import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Les Bacs',
    about: 'Des lacs où un bac joint deux des routes, et peut être tourné plus tard.',
    lesson: 'Un bac sur le lac.',
    'meet.tradersBuilders':
      'Une route allongée seulement par un bac ne donne pas de seconde tuile au bâtisseur ; coupé de ses meeples, il rentre.',
    'meet.mageWitch': 'Mage et sorcière peuvent se rencontrer par un bac : l’un des deux se déplace.',
    'meet.naturalDisasters': 'Un météore sur un lac emporte le bac ; les routes s’arrêtent au cratère.'
  },
  board: {
    'rule.ferry': 'Les bacs',
    'awaits.ferry': '{name} : poser ou tourner un bac',
    'do.ferry': 'Poser le bac',
    'action.ferry': 'Bac : {square}, {sides}',
    'event.ferried': '{name} pose le bac : {square}.',
    'decline.ferry': 'N’en tourner aucun',
    'preview.ferry': 'Ses routes n’en font qu’une ; les autres bouts sont fermés',
    'ask.ferry': '{name} : poser le bac',
    'ask.ferryTurn': '{name} : tourner un bac ?'
  }
} satisfies Translation<typeof en>;
