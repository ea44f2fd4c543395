import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Satellitenfernsehen',
    about: 'Schüsseln auf den Dächern: Jede Behandlung bringt mehr.',
    lesson: 'Eine Schüssel aufstellen und sehen, was sie bringt.'
  },
  clinic: {
    'element.satellite': 'Satellitenschüssel',
    'about.satellite': '${n} mehr je Behandlung.',
    'score.income.satellite': 'Schüsseln'
  }
} satisfies Translation<typeof en>;
