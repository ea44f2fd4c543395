import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: '卫星电视',
    about: '屋顶天线：每次治疗收入更多。',
    lesson: '架设天线，看看它带来多少。'
  },
  clinic: {
    'element.satellite': '卫星天线',
    'about.satellite': '每次治疗多 ${n}。',
    'score.income.satellite': '天线'
  }
} satisfies Translation<typeof en>;
