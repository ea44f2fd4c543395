import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    unit: '重症监护',
    'unit.1': '重症监护室是特殊房间，有一张床和一个医生位，你有哪些科的科室中心，就能治哪些科的病人。',
    'unit.2': '一次治疗使病人好转两级，并支付收入差额。未痊愈者留下，本轮不会恶化。',
    'ruling.intensiveCareNumbers': '已知：使病人好转两级，共有三个。费用、床位、医生位与收入由我们设定。'
  },
  learn: {
    build: '在你的精神科中心上方建造重症监护室。',
    move: '心脏科没有治疗室。把红色医生和红色病人送到重症监护：红色治疗红色不需要护士。',
    better: '病人现在是黄色并留下。你获得差额：$30 减 $12。',
    end: '下一轮黄色医生无需护士即可治愈。重症监护可挽救没有合适医生的病人。'
  }
} satisfies Translation<typeof en>;
