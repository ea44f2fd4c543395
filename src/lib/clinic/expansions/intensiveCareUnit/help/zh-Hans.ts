import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    unit: '重症监护',
    'unit.1': '重症监护室是特殊模块，有一张床和一个医生位，可治疗您拥有中心的任何科室的患者。',
    'unit.2': '一次治疗降低两级，并支付收入差额。未痊愈者留下，本轮不会恶化。',
    'ruling.intensiveCareNumbers': '已知：降低两级，共有三个。费用、床位、医生位与收入由我们设定。'
  },
  learn: {
    build: '在科室中心的屋顶上建造重症监护室。',
    move: '把红色医生和红色患者送到那里。红色治疗红色不需要护士。',
    better: '患者现在是黄色并留下。您获得差额：30美元减12美元。',
    end: '下一轮黄色医生无需护士即可治愈。重症监护可挽救没有合适医生的患者。'
  }
} satisfies Translation<typeof en>;
