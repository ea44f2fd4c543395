import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: '重症监护室',
    about: '一种特殊房间，一次治疗可好转两级。',
    lesson: '建造重症监护室并在其中治疗红色病人。'
  },
  clinic: {
    'element.intensiveCare': '重症监护',
    'about.intensiveCare': '使病人好转两级。'
  }
} satisfies Translation<typeof en>;
