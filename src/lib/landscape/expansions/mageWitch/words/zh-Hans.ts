import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: '法师与女巫',
    about: '两个不属于任何人的棋子：法师使道路或城市更值钱，女巫使其减半。',
    lesson: '法师来到道路。',
    'meet.blackDragon': '龙也会吃掉法师和女巫。下一块有星的板块使其回来。',
    'meet.innsCathedrals': '先计旅店或大教堂，再计法师或女巫。'
  },
  board: {
    'score.mage': '法师',
    'score.witch': '女巫',
    'rule.mageWitch': '法师与女巫',
    'ask.magic': '{name}：移动法师或女巫',
    'ask.magicAside': '{name}：选择谁离开桌面',
    'because.magic': '点道路或城市；再点一次换另一个棋子',
    'do.move.mage': '法师到这里',
    'do.move.witch': '女巫到这里',
    'do.remove.mage': '移走法师',
    'do.remove.witch': '移走女巫',
    'action.move.mage': '法师到：{feature}，{square}',
    'action.move.witch': '女巫到：{feature}，{square}',
    'action.remove.mage': '移走法师',
    'action.remove.witch': '移走女巫',
    'event.magicMoved': '{piece, select, mage {法师} other {女巫}}移到：{feature}，{square}。',
    'event.magicAside': '{piece, select, mage {法师} other {女巫}}离开桌面。',
    'preview.magic': '随后移动法师或女巫',
    'preview.mage': '每块板块多 1 分',
    'preview.witch': '分数减半，向上取整'
  }
} satisfies Translation<typeof en>;
