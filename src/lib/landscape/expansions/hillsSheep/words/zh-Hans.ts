import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: '山丘与羊',
    about: '牧羊人聚集羊群，见好就收；山丘打破平局，葡萄园使修道院更值钱。',
    lesson: '牧羊人和他的羊群。',
    'option.hillTie': '山丘打破平局',
    'option.hillTie.any': '上面有米宝即可',
    'option.hillTie.number': '按山丘上米宝的数量',
    'option.vineyardGardens': '葡萄园也给花园加分',
    'option.vineyardGardens.false': '否',
    'option.vineyardGardens.true': '是',
    'part.shepherd': '牧羊人',
    'part.hill': '山丘',
    'part.vineyard': '葡萄园',
    'meet.abbeyMayor': '大修道院封闭草地的一边。葡萄园也给大修道院加分。',
    'meet.blackDragon': '它吃掉牧羊人，羊放回袋中。',
    'meet.covid19': '感染的牧羊人同样接受检测。回家者失去羊群。',
    'meet.naturalDisasters': '龙卷风不卷走牧羊人。陨石让他们回家，不得分。'
  },
  board: {
    'figure.shepherd': '牧羊人',
    'score.flock': '{n} 只羊',
    'score.vineyard': '葡萄园',
    'rule.flock': '牧羊人',
    'awaits.flock': '{name}：再抽一枚，还是回家？',
    'do.flock': '决定',
    'action.flock': '{choice, select, grow {再抽一枚} other {赶羊回家}}',
    'event.drewToken':
      '{name} 抽到{token, select, wolf {狼：羊群没了} sheep1 {1 只羊} sheep2 {2 只羊} sheep3 {3 只羊} other {4 只羊}}。',
    'awaits.draw.sheep': '{name} 从羊袋中抽取',
    'preview.drawSheep': '随后从袋中抽一枚：羊，或者狼',
    'because.flock': '草地扩大了：目前 {n} 只羊。袋中 {tokens} 枚里有 {wolves} 只狼'
  }
} satisfies Translation<typeof en>;
