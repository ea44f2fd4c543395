import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    buildings: '小建筑',
    'buildings.1': '可以不放棋子，而把自己的一座建筑放在刚放下的板块上。此后它不属于任何人，并一直留着。',
    'buildings.2':
      '道路、城市或草地计分时，其板块上每座建筑多得 1 分；修道院或花园计九格内的建筑。这些分数不加倍也不减半。',
    'buildings.3': '每人每种数量相同：一人时六座，两人三座，三人两座，更多人一座。',
    'ruling.littleBuildings': '变体中塔 3 分、房屋 2 分、棚屋 1 分。'
  },
  learn: {
    lay: '把这块放在右侧。',
    build: '不放米宝，放一座棚屋。',
    end: '这块板块的每个区域都多一分。'
  }
} satisfies Translation<typeof en>;
