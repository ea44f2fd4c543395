import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Obstetricia',
    about: 'Las embarazadas deben tratarse en la ronda en que llegan, o se van.',
    lesson: 'Admitir a una embarazada y tratarla a tiempo.'
  },
  clinic: {
    'kind.pregnantWoman': 'embarazada'
  }
} satisfies Translation<typeof en>;
