import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Hospice',
    about:
      'Des anciens logent à côté de la clinique : pas de soins, un parking, un peu d’argent chaque manche.',
    lesson: 'Admettre un ancien à l’hospice.'
  }
} satisfies Translation<typeof en>;
