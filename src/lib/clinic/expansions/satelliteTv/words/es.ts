import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Televisión por satélite',
    about: 'Antenas en los tejados: cada tratamiento da más.',
    lesson: 'Poner una antena y ver cuánto da.'
  }
} satisfies Translation<typeof en>;
