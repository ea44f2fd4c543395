import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    monasteries: '特殊修道院',
    'monasteries.1': '在特殊修道院可以让棋子站着当修士，或躺下当院长。任一位置有棋子，就不能再放。',
    'monasteries.2':
      '修士像在任何修道院一样计分。院长留到终局：自己的板块 1 分，从它向四个方向连续不断的行和列直到第一个空格，每块 1 分。',
    'monasteries.3': '修士和院长分别计数。只有院长的修道院被围满也不算完成。',
    'ruling.monasteryTiles': '基础版的六座普通修道院留在盒中，或也加入游戏。'
  },
  learn: {
    lay: '把这座修道院放在起始板块下方。',
    abbot: '放一个米宝当院长。',
    end: '终局时它按所在行和列的板块得分。'
  }
} satisfies Translation<typeof en>;
