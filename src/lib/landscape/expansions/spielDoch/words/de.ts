import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Spiel doch!',
    about: 'Zwei gewöhnliche Plättchen, die auch der Start sein können.',
    lesson: 'Ein gewöhnliches Plättchen.',
    'option.spielDochStart': 'Die zwei Plättchen sind der Start',
    'option.spielDochStart.false': 'nein',
    'option.spielDochStart.true': 'ja'
  }
} satisfies Translation<typeof en>;
