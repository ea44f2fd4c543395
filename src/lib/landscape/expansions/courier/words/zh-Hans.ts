import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: '信使',
    authors: 'Mati、Bumsakalaka 与 Snearone',
    about: '他来到与他同行或同列的新放随从处，带来分数。',
    lesson: '给道路送信。',
    'option.courierPays': '信使带来的分数',
    'option.courierPays.feature': '他来到的区域',
    'option.courierPays.around': '周围所有被占的区域',
    'meet.naturalDisasters': '陨石击中他所在的格，他回到起始板块。',
    'meet.blackDragon': '龙来到他所在的格，他回到起始板块。',
    'meet.phantom': '他从不去幽灵处。'
  },
  board: {
    'rule.courier': '信使',
    'score.courier': '信使',
    'event.courierCame': '信使来到 {name} 处：{square}。'
  }
} satisfies Translation<typeof en>;
