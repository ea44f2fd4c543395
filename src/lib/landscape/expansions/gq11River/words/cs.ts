import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Games Quarterly 11: řeka',
    about: 'Dvě kartičky k Řece nebo Řece II: pramen s cestou a voda mezi dvěma městy.',
    lesson: 'Pramen s cestou.',
    'meet.river1': 'Pramen s cestou nahradí ten druhý.',
    'meet.river2': 'Pramen s cestou nahradí ten druhý.'
  }
} satisfies Translation<typeof en>;
