import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Satelitní televize',
    about: 'Satelity na střechách: každá léčba vynese víc.',
    lesson: 'Postavení satelitu a co přinese.'
  },
  clinic: {
    'element.satellite': 'Satelit',
    'about.satellite': 'O ${n} víc za každou léčbu.',
    'score.income.satellite': 'satelity'
  }
} satisfies Translation<typeof en>;
