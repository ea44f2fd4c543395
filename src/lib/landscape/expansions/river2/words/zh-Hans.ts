import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: '河流 II',
    about: '分叉的河流：一支通向城市，另一支通向火山湖。',
    lesson: '分叉的河流。',
    'option.riverLakes': '两条河流相连时的湖',
    'option.riverLakes.fit': '与支流数相同',
    'option.riverLakes.both': '两个都用',
    'option.pigHerd': '猪群计分',
    'option.pigHerd.true': '是',
    'option.pigHerd.false': '否',
    'option.volcanoLake': '放下火山湖之后',
    'option.volcanoLake.again': '不放米宝，再进行一回合',
    'option.volcanoLake.plain': '普通回合',
    'part.pigHerd': '猪群',
    'meet.river1': '两条河流合为一条：一个泉源、一个分叉，最后是火山湖。',
    'meet.princessDragon': '红龙也会来到火山湖。',
    'meet.tradersBuilders': '自己的猪与猪群可以叠加。'
  },
  board: {
    'score.pigHerd': '猪群',
    'rule.volcanoLake': '火山湖',
    'preview.volcanoLake': '这里不放米宝，但随后再进行一个回合',
    'because.volcanoLake': '放下了火山湖：再进行一个回合'
  }
} satisfies Translation<typeof en>;
