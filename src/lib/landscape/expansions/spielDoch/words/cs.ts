import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Spiel Doch',
    about: 'Dvě obyčejné kartičky, které mohou být i startem.',
    lesson: 'Obyčejná kartička.',
    'option.spielDochStart': 'Tyto dvě kartičky jsou start',
    'option.spielDochStart.false': 'ne',
    'option.spielDochStart.true': 'ano'
  }
} satisfies Translation<typeof en>;
