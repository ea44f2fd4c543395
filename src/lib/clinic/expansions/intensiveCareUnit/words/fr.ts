import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Unité de soins intensifs',
    about: 'Une salle spéciale qui améliore l’état des patients de deux niveaux en un soin.',
    lesson: 'Construire les soins intensifs et y soigner un patient rouge.'
  },
  clinic: {
    'element.intensiveCare': 'Soins intensifs',
    'about.intensiveCare': 'Améliore l’état des patients de deux niveaux.'
  }
} satisfies Translation<typeof en>;
