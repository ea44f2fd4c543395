import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    volcano: '火山',
    'volcano.1': '放下有火山的板块时，红龙立即来到那里。',
    'volcano.2': '第一座火山之前抽到的龙板块放到一边，另抽一块。第一座火山使它们回到袋中。',
    'volcano.3': '龙所在格不能放任何棋子。',
    dragon: '红龙',
    'dragon.1': '放下有龙标记的板块后、计分前，龙走六步。当前玩家走第一步，然后每人轮流一步。',
    'dragon.2': '每步到相邻板块，不得到本次到过的板块，也不得到仙女所在板块。无路可走则结束。',
    'dragon.3': '它到达的板块上所有棋子都回家，不得分。',
    fairy: '仙女',
    'fairy.1': '可以不放棋子，而把仙女移到自己的一个棋子旁。',
    'fairy.2': '龙不进入她所在的板块。回合开始时她在你的棋子旁，得 1 分。',
    'fairy.3': '有她陪伴的棋子所在区域计分时，其主人多得 3 分，不论谁占多数。棋子离开后她留在原处。',
    portal: '魔法门',
    'portal.1': '放下魔法门板块后，可把棋子放到任意板块上无人的未完成区域。',
    princess: '公主',
    'princess.1': '公主与有骑士的城市相连时，可以不放棋子而送其中一名骑士回家，不论是谁的。',
    'ruling.princess': '公主可以还是必须送骑士回家。',
    'ruling.fairyStands': '仙女在一个棋子旁，还是在板块上陪伴那里的所有棋子。',
    'ruling.dragonMoves': '红龙在计分前还是计分后移动。',
    'ruling.redDragonTile': '红龙所在格能否放棋子。',
    'ruling.fairyTwins': '一处有同一玩家的两个相同棋子时，其中一个离开，仙女留在另一个旁：两者无法区分。'
  },
  learn: {
    volcano: '这块有火山。放在起始板块下方。',
    came: '红龙立即来到那里。它所在格不能放棋子。',
    ben: 'Ben 在起始板块右侧放了一条路，他的米宝站在上面。',
    sign: '这块有龙标记。放在左侧。',
    decline: '这次不放棋子。',
    first: '龙开始移动。你走第一步：到起始板块。',
    second: 'Ben 把它从自己的棋子旁引开，引到你的新板块。',
    end: '它在计分前移动，每人轮流引导。'
  }
} satisfies Translation<typeof en>;
