import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    women: '孕妇',
    'women.1':
      '所有玩家共有三位孕妇。用 1 点排队点数，可把一位接收到一个科室：你须有该科的科室中心、空位和停车位。',
    'women.2': '按白色病人治疗。未获治疗则在经营阶段结束时离开，损失 2 点声望。',
    'ruling.obstetricsNumbers': '已知：共有三位，须在到达当轮治疗。如何到来、病情等级和离开的代价由我们设定。'
  },
  learn: {
    admit: '把孕妇接收到精神科，用 1 点排队点数。',
    move: '她必须现在治疗。你的白色医生不需要护士：按建议移动。',
    paid: '她回家了，你获得 $6。',
    end: '只有当轮有空闲医生和床位时才接收孕妇。'
  }
} satisfies Translation<typeof en>;
