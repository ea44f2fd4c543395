import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Games Quarterly 11 : rivière',
    about:
      'Deux tuiles pour La Rivière ou La Rivière II : une source avec une route, et de l’eau entre deux villes.',
    lesson: 'Une source avec une route.',
    'meet.river1': 'La source avec la route remplace l’autre.',
    'meet.river2': 'La source avec la route remplace l’autre.'
  }
} satisfies Translation<typeof en>;
