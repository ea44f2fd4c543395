import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: '迷宫',
    about: '四条道路相会的迷宫：每条支路可放一个棋子，棋子也带来分数。',
    lesson: '被占的迷宫。',
    'option.labyrinth': '迷宫规则',
    'option.labyrinth.advanced': '各支路独立，每个棋子 2 分',
    'option.labyrinth.basic': '普通道路',
    'meet.innsCathedrals': '旅店使板块加倍，不使棋子的分数加倍。',
    'meet.abbeyMayor': '马车可以驶到空的支路。',
    'meet.mageWitch': '女巫也使棋子的分数减半。'
  },
  board: {
    'score.labyrinth': '迷宫中的棋子',
    'preview.labyrinth': '每条支路和中心各可放一个棋子'
  }
} satisfies Translation<typeof en>;
