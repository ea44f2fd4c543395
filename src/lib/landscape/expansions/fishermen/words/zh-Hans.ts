import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: '渔夫',
    authors: 'Carcassonne Central 的玩家',
    about: '在河段上放随从。须与河流或河流 II 一起使用。',
    lesson: '泉源边的渔夫。',
    'meet.river1': '从泉源到湖是一个河段。',
    'meet.river2': '分叉处有三个河段；城市和火山湖封闭支流。',
    'meet.naturalDisasters': '接触洪水的河段永远不会完成。',
    'meet.covid19': '河段是可被感染的区域，与两岸草地相邻。',
    'meet.blackDragon': '完成的河段算一个完成的区域。',
    'meet.goldmines': '完成的河段拿走其板块上的金条。'
  },
  board: {
    'score.fishermen': '鱼',
    'score.river': '河流'
  }
} satisfies Translation<typeof en>;
