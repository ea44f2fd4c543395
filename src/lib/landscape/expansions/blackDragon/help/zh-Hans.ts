import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    placement: '黑龙降落',
    'placement.1':
      '它在桌边等待。若一回合内有人的分数达到或越过 50（或 100、150……），计分后它降落在刚放的板块上。若已在桌上，则移到那里。',
    'placement.2': '该板块上的所有棋子都被吃掉。终局计分时它不再到来。',
    movement: '黑龙飞行',
    'movement.1': '它在桌上时，你的板块每完成一个区域（不论有无人占据），计分前必须飞一步。',
    'movement.2': '每步移到紧邻的板块，不得回到本回合到过的板块。',
    eaten: '谁被吃掉',
    'eaten.1': '它到达的每块板块上的所有棋子都退回主人且不得分。幸存者得分。',
    'ruling.dragonFifty': '每个五十的倍数都唤来黑龙，恰好达到即可。',
    'ruling.dragonStart': '它出发的格子本回合算已到过。',
    'ruling.dragonDeadEnd': '无路可走时，剩余的飞行作废。',
    'ruling.dragonTile': '黑龙所在格能否放棋子。即使不能，塔楼和谷仓在那里仍然允许。',
    'ruling.dragonFields': '草地永不完成，所以不会让黑龙移动。',
    'ruling.dragonGardens': '没有修道院长时，被围满的花园不算完成；有则算。',
    'ruling.dragonExtraTurn': '额外回合算新回合，五十分和到过的格子均重新计算。',
    'ruling.dragonPair': '并排的两个米宝都被吃掉。',
    'ruling.dragonTests': '先检测；被送回的棋子在黑龙到来时已不在。被吃的棋子不用检测。',
    'ruling.dragonMeteor': '陨石不影响黑龙的位置，它可飞越陨石坑和洪水。'
  },
  learn: {
    fifty: '你有 47 分。用这块封闭你的路：值 3 分。',
    landed: '50 分！黑龙降落在刚放的板块上。',
    ben: 'Ben 在旁边的路上。你每完成一个区域，必须把黑龙移动一块。',
    town: '这块完成了城市。',
    knight: '先在里面放一名骑士。',
    fly: '完成了一个区域，飞一步：飞到 Ben 所在的板块。',
    eaten: 'Ben 的米宝被吃掉，没得分就回家了。你的骑士幸存并得 4 分。',
    end: '它在计分之前飞，所以也会吃掉你自己的米宝。'
  }
} satisfies Translation<typeof en>;
