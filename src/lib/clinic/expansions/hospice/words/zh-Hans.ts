import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: '安养院',
    about: '老人住在诊所旁：不需治疗，占一个停车位，每轮带来少量收入。',
    lesson: '将老人接收到安养院。'
  },
  clinic: {
    'kind.elder': '老人',
    hospice: '安养院',
    'score.hospice.elders': '老人',
    'event.hospiceIncome': '{name}：安养院带来 ${n}。',
    'rule.hospice.elders': '安养院'
  }
} satisfies Translation<typeof en>;
