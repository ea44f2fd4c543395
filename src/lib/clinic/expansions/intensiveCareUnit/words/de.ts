import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Intensivstation',
    about: 'Ein Sonderraum, der Patienten in einer Behandlung zwei Stufen gesünder macht.',
    lesson: 'Die Intensivstation bauen und dort einen roten Patienten behandeln.'
  },
  clinic: {
    'element.intensiveCare': 'Intensivstation',
    'about.intensiveCare': 'Macht Patienten zwei Stufen gesünder.'
  }
} satisfies Translation<typeof en>;
