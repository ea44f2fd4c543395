import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: '产科',
    about: '孕妇须在到达的当轮得到治疗，否则离开。',
    lesson: '接收孕妇并及时治疗。'
  },
  clinic: {
    'kind.pregnantWoman': '孕妇'
  }
} satisfies Translation<typeof en>;
