import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Geburtshilfe',
    about: 'Schwangere müssen in der Runde ihrer Ankunft behandelt werden, sonst gehen sie.',
    lesson: 'Eine Schwangere aufnehmen und rechtzeitig behandeln.'
  },
  clinic: {
    'kind.pregnantWoman': 'Schwangere'
  }
} satisfies Translation<typeof en>;
