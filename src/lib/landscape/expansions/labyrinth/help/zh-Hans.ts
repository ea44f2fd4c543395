import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    maze: '迷宫',
    'maze.1':
      '迷宫是有四条支路的一条道路。其板块上没有米宝时，可在中心放米宝，即使支路被占；某支路到中心之间没有米宝时，可在该支路放米宝，即使其余被占。',
    'maze.2': '完成时每块板块 1 分，其上任何人的每个随从 2 分，由整体多数者获得。未完成时每块板块 1 分。',
    'ruling.labyrinth': '各支路独立并且米宝带来分数，还是迷宫只是有四条支路的普通道路。'
  },
  learn: {
    lay: '迷宫。放在右侧。',
    claim: '在中心放一个米宝。',
    arm: '虽然你的米宝在中心，Ben 仍占据了一条支路。',
    end: '迷宫完成时每个随从加 2 分。'
  }
} satisfies Translation<typeof en>;
