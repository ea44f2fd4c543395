import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Games Quarterly 11: Río',
    about: 'Dos losetas para El Río o El Río II: un manantial con camino y agua entre dos ciudades.',
    lesson: 'Un manantial con camino.',
    'meet.river1': 'El manantial con camino sustituye al otro.',
    'meet.river2': 'El manantial con camino sustituye al otro.'
  }
} satisfies Translation<typeof en>;
