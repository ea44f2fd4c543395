import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: '马戏团',
    about: '马戏团让周围所有人得分，杂技演员搭金字塔，团长也来收分。',
    lesson: '马戏团进城。',
    'option.pyramidBy': '满员的金字塔可由谁计分',
    'option.pyramidBy.anyone': '任何人',
    'option.pyramidBy.participants': '其中有棋子者',
    'option.extraMeeples': '每人额外米宝',
    'option.extraMeeples.0': '无',
    'option.extraMeeples.2': '两个',
    'part.bigTop': '大帐篷',
    'part.acrobats': '杂技演员',
    'part.ringmaster': '团长',
    'meet.anniversary20': '箭头不能把米宝送上金字塔。',
    'meet.blackDragon': '它也吃杂技演员。大帐篷保留。',
    'meet.covid19': '杂技演员不会感染。',
    'meet.naturalDisasters': '陨石击中大帐篷所在板块时，它等待下一块马戏团板块。'
  },
  board: {
    'figure.ringmaster': '团长',
    'feature.acrobats': '金字塔',
    'short.acrobats': '金字塔',
    'score.bigTop': '大帐篷：{n} 个棋子',
    'score.acrobats': '{n} 名杂技演员',
    'score.ringmaster': '团长：{n} 块',
    'rule.bigTop': '大帐篷',
    'rule.acrobats': '杂技演员',
    'rule.ringmaster': '团长',
    'do.score': '金字塔计分',
    'action.score': '金字塔计分：{square}',
    'awaits.score': '{name}：放棋子或给金字塔计分',
    'event.revealedToken':
      '大帐篷下的标记：{token, select, animal1 {1} animal3 {3} animal4 {4} animal5 {5} animal6 {6} other {7}}。',
    'awaits.draw.animals': '翻开大帐篷下的标记',
    'preview.drawAnimals': '随后翻开大帐篷下的标记，大帐篷移到这里',
    'preview.bigTop': '大帐篷来到这里'
  }
} satisfies Translation<typeof en>;
