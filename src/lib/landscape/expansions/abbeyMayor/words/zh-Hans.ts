import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: '大修道院与市长',
    about: '自己的大修道院填补任何空缺，市长按盾徽数算人数，马车继续前行，谷仓守住草地。',
    lesson: '计分后继续前行的马车。',
    'option.wagonMove': '马车前往',
    'option.wagonMove.near': '本格或相邻格',
    'option.wagonMove.linked': '与已计分区域直接相连处',
    'option.barnBesideBarn': '同一草地可有多个谷仓',
    'option.barnBesideBarn.false': '否',
    'option.barnBesideBarn.true': '是',
    'option.abbeyAtEnd': '最后一块之后剩余的大修道院',
    'option.abbeyAtEnd.round': '再进行一轮放置',
    'option.abbeyAtEnd.never': '不再放置',
    'part.abbey': '大修道院',
    'part.mayor': '市长',
    'part.wagon': '马车',
    'part.barn': '谷仓',
    'meet.tradersBuilders': '大修道院不扩展任何区域，不带来第二块。谷仓使猪回家。',
    'meet.princessDragon': '马车不能驶入龙所在格，仙女不随车移动。',
    'meet.tower': '市长和马车会被俘，但不能站上塔楼。'
  },
  board: {
    'figure.mayor': '市长',
    'figure.wagon': '马车',
    'figure.barn': '谷仓',
    'score.barn': '谷仓：{n} 座城市',
    'rule.abbey': '大修道院',
    'rule.wagon': '马车前行',
    'rule.barn': '谷仓',
    'supply.abbey': '大修道院 × {n}',
    'ask.abbey': '{name}：放大修道院，或抽板块',
    'decline.abbey': '抽板块',
    'because.abbey': '四面都有板块的空缺：可放大修道院',
    'ask.lastAbbey': '{name}：放大修道院，或跳过',
    'ask.wagon': '{name}：马车继续前行？',
    'decline.wagon': '马车回家',
    'because.wagon': '所在区域已计分：马车可驶入附近无人区域'
  }
} satisfies Translation<typeof en>;
