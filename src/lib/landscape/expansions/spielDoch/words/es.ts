import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Spiel Doch',
    about: 'Dos losetas normales, que también pueden ser el inicio.',
    lesson: 'Una loseta normal.',
    'option.spielDochStart': 'Las dos losetas son el inicio',
    'option.spielDochStart.false': 'no',
    'option.spielDochStart.true': 'sí'
  }
} satisfies Translation<typeof en>;
