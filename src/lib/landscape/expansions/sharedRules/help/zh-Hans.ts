import type { Translation } from '../../../../kernel/manifest.ts';
import type * as en from './en.ts';

export const cropHelp = {
  guide: {
    circle: '麦田怪圈',
    'circle.1':
      '放下麦田怪圈的回合结束后（含计分），该玩家为所有人选择：所有人可以从储备添一个棋子到自己的随从旁，或所有人必须收回自己的一个随从，不得分。',
    'circle.2':
      '图案说明涉及哪些随从：盾牌指城市中的，棍棒指道路上的，草叉指草地上的。左邻先开始，选择者最后。',
    'circle.3': '那里没有随从的玩家跳过。桌上没有棋子时怪圈无效。',
    'ruling.cropAdd': '添棋子为自愿；可设为必须。'
  },
  learn: {
    lay: '棍棒涉及道路。把板块放在右侧。',
    claim: '占据道路。',
    choose: '让所有人添一个棋子。',
    add: '在自己的米宝旁添一个。',
    end: '现在你有两个米宝在道路上。Ben 在那里没有棋子。'
  }
} satisfies Translation<typeof en.cropHelp>;

export const besiegingHelp = {
  guide: {
    siege: '被围的城市',
    'siege.1':
      '有围城营地的城市一直被围。完成时每块板块和每个盾徽 1 分，有大教堂时各 2 分。终局未完成则不得分。',
    'siege.2': '对草地，完成的被围城市加倍：6 分。一座城市有多个营地也不再改变。',
    escape: '逃离',
    'escape.1':
      '回合结束时，若城市的板块上或周围八格有修道院，可从被围城市收回自己的一名骑士，不得分。修道院无需被占或完成。',
    'ruling.siegeEscape': '修道院可邻接城市的任一板块，还是必须邻接被围的板块。',
    'ruling.siegeEscapeEach': '双重回合的每一部分后都可逃离，还是每回合一次。'
  },
  learn: {
    lay: '围城者就在这座城前。用板块封闭它。',
    claim: '放一名骑士。',
    scored: '被围城市的两块板块：2 分。',
    end: '对草地来说它加倍计算。'
  }
} satisfies Translation<typeof en.besiegingHelp>;
