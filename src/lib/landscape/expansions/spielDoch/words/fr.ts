import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Spiel Doch',
    about: 'Deux tuiles ordinaires, qui peuvent aussi être le départ.',
    lesson: 'Une tuile ordinaire.',
    'option.spielDochStart': 'Les deux tuiles sont le départ',
    'option.spielDochStart.false': 'non',
    'option.spielDochStart.true': 'oui'
  }
} satisfies Translation<typeof en>;
