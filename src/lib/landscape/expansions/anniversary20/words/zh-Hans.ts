import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: '二十周年',
    about: '箭头板块：第二个米宝、远处的米宝，或额外一回合。',
    'option.arrowBeside': '箭头：在自己的米宝旁再放一个',
    'option.arrowBeside.any': '任意',
    'option.arrowBeside.open': '仅未完成的区域',
    'option.arrowRepeat': '第二个额外回合箭头',
    'option.arrowRepeat.spent': '没有效果',
    'option.arrowRepeat.points': '得其 2 分',
    'meet.blackDragon': '箭头的两分可能召来黑龙。',
    'meet.naturalDisasters': '洪水在抽取额外回合的板块之前蔓延，也会淹没有成对米宝的板块。',
    'meet.covid19': '先选箭头，再检测受感染的米宝。箭头也可把米宝送入感染区：立即检测。',
    lesson: '箭头：两分、第二个米宝、额外一回合。'
  },
  board: {
    'awaits.activate': '{name}：选择箭头',
    'do.activate': '使用此箭头',
    'action.deployBeside': '{figure}放在自己的旁边：{feature}，{square}',
    'action.activate': '使用箭头：{square}',
    'event.activated':
      '{name} 使用箭头（{square}）：{effect, select, addMeeple {多放一个米宝} placeMeeple {任意处放米宝} extraTurn {额外一回合} other {无其他效果}}。',
    'rule.arrow.points': '箭头指向空格',
    'rule.arrow.activate': '箭头生效',
    'score.arrow': '箭头指向空格',
    'preview.arrow':
      '{effect, select, addMeeple {箭头：在自己的米宝旁再放一个} placeMeeple {箭头：可在任意空位放米宝} extraTurn {箭头：额外一回合} other {箭头不起作用}}',
    'preview.arrowPoints': '箭头指向空格',
    'preview.then.activate': '随后选择一个箭头',
    arrow:
      '{own, select, yes {新} other {旧}}：{effect, select, addMeeple {多放一个米宝} placeMeeple {任意处放米宝} extraTurn {额外一回合} other {无}}',
    'because.activate': '这块板块遇到 {n} 个箭头，只有一个起作用',
    'because.extra': '箭头带来的额外回合'
  }
} satisfies Translation<typeof en>;
