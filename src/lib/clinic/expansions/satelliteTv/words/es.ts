import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Televisión por satélite',
    about: 'Antenas en las azoteas: cada tratamiento da más.',
    lesson: 'Poner una antena y ver cuánto da.'
  },
  clinic: {
    'element.satellite': 'Antena parabólica',
    'about.satellite': '${n} más por cada tratamiento.',
    'score.income.satellite': 'antenas'
  }
} satisfies Translation<typeof en>;
