import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Intensivstation',
    about: 'Ein Sondermodul, in dem eine Behandlung den Zustand um zwei Stufen verbessert.',
    lesson: 'Die Intensivstation bauen und dort einen roten Patienten behandeln.'
  }
} satisfies Translation<typeof en>;
