import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    elders: '老人',
    'elders.1':
      '用 1 点排队点数，把一位老人接收到你的安养院。每处四个位置，盒中共十六位。每人需要一个停车位。',
    'elders.2': '老人不移动、不恶化、不需治疗。每人每轮在治疗后支付 $1。',
    'ruling.hospiceNumbers':
      '已知：十六位老人住在安养院，感染 COVID-19 立即死亡。如何到来和支付多少由我们设定。'
  },
  learn: {
    admit: '接收一位老人。他的车需要停车位。',
    move: '老人留在安养院。按建议移动。',
    paid: '安养院带来 $1。',
    end: '老人来得早且停车位充足时划算。疫情中他们有危险。'
  }
} satisfies Translation<typeof en>;
