import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: '特殊修道院',
    about: '棋子在特殊修道院站着当修士，或躺下当院长，直到终局。',
    lesson: '院长看整行整列。',
    'option.monasteryTiles': '基础版的普通修道院',
    'option.monasteryTiles.replace': '留在盒中',
    'option.monasteryTiles.add': '也加入游戏',
    'meet.abbot': '修道院长棋子两种位置都可以；在院长位置不能提前收回。',
    'meet.naturalDisasters': '行列中的陨石不计分也不中断；被淹的格子计 1 分。',
    'meet.blackDragon': '只有院长的特殊修道院被围满时，黑龙不因此飞行。'
  },
  board: {
    'side.abbot': '当院长',
    'short.monastery.abbot': '当院长',
    'preview.abbotPlace': '留到终局：所在行列每块 1 分'
  }
} satisfies Translation<typeof en>;
