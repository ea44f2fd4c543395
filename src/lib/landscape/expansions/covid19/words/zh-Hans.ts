import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'COVID-19',
    authors: 'Danka 与 šmoula',
    about: '感染在区域间扩散，波及的每个棋子都要检测。',
    'option.covidStart': 'COVID-19 板块',
    'option.covidSpread': '感染扩散',
    'option.covidSpread.tile': '每块板块一次',
    'option.covidSpread.area': '每个扩大的区域一次',
    'option.covidDuty': '感染可以扩散时',
    'option.covidDuty.must': '必须扩散',
    'option.covidDuty.may': '可以不扩散',
    'option.covidDeathCard': '抽到死亡卡后',
    'option.covidDeathCard.discarded': '之后重新洗入',
    'option.covidDeathCard.removed': '移出游戏',
    'meet.naturalDisasters': '龙卷风放入感染区的米宝需检测。',
    'option.covidStart.false': '从袋中抽取',
    'option.covidStart.true': '放在起始板块旁',
    lesson: '感染区、如何扩散以及检测。'
  },
  board: {
    'awaits.infect': '{name}：选择感染扩散到哪里',
    'awaits.drawCards': '正在为 {name} 抽检测卡',
    'do.infect': '感染此区域',
    'action.infect': '感染：{feature}，{square}',
    'action.infectFrom': '感染：{feature}，{square}，用此处的标记：{from}',
    'event.infected': '感染到达：{feature}，{square}。',
    'event.tested':
      '{name} 的{figure}检测：{result, select, negative {阴性，留下} positive {阳性，回家} other {退出游戏}}。',
    'rule.covid19.infection': '感染',
    'rule.covid19.spread': '扩散',
    'rule.covid19.testing': '检测',
    'preview.test': '随后检测',
    'preview.then.infect': '随后感染扩散',
    'because.infect': '感染区扩大了：再感染一个区域'
  }
} satisfies Translation<typeof en>;
