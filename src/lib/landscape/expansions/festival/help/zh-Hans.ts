import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    festival: '庆典',
    'festival.1': '放下有帐篷的板块时，可以不放棋子，而从桌上任意处收回自己的一个棋子。它不得分。',
    'festival.2': '建筑师、猪和谷仓也可以收回；被俘的棋子不可以。因此失去随从的建筑师或猪也一同回家。',
    'ruling.festivalTakes': '任何自己的棋子都可收回；可设为仅限随从，不含建筑师、猪和谷仓。'
  },
  learn: {
    lay: '这块有庆典。放在左侧。',
    take: '收回右侧道路上的米宝。',
    end: '它回到你的储备，不得分。'
  }
} satisfies Translation<typeof en>;
