import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: '幽灵',
    about: '可在同一回合作为第二个随从放在另一个区域。',
    lesson: '一回合放两个棋子。',
    'option.phantomAfter': '何时可再放幽灵',
    'option.phantomAfter.any': '任何行动之后',
    'option.phantomAfter.meeple': '仅在放置随从之后',
    'meet.flyingMachines': '本回合无人飞行时，幽灵可以飞行。',
    'meet.princessDragon': '公主送骑士回家后不能放幽灵。',
    'meet.tower': '建一层之后可以放幽灵，幽灵也可以封塔。'
  },
  board: {
    'figure.phantom': '幽灵',
    'rule.phantom': '幽灵',
    'ask.phantom': '{name}：再放幽灵，或结束',
    'decline.phantom': '不放幽灵，结束'
  }
} satisfies Translation<typeof en>;
