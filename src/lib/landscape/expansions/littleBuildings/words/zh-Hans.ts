import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: '小建筑',
    about: '塔、房屋和棚屋：所在的每个区域各加一分。',
    lesson: '路边的棚屋。',
    'option.littleBuildings': '塔、房屋和棚屋的分数',
    'option.littleBuildings.1/1/1': '各 1 分',
    'option.littleBuildings.3/2/1': '3、2 和 1 分',
    'meet.innsCathedrals': '旅店和大教堂不使建筑加倍；未完成时只得建筑的分。',
    'meet.naturalDisasters': '陨石和洪水上不能建；被击中板块上的建筑放回盒中。',
    'meet.blackDragon': '建筑不会被吃掉，其分数计入 50 分。'
  },
  board: {
    'supply.smallTower': '{n} 座塔',
    'supply.house': '{n} 座房屋',
    'supply.shed': '{n} 座棚屋',
    'score.littleBuildings': '建筑',
    'rule.littleBuildings': '小建筑',
    'awaits.build': '{name}：放棋子或建造',
    'awaits.build.alone': '{name}：建造，或跳过',
    'do.build.smallTower': '建塔',
    'do.build.house': '建房屋',
    'do.build.shed': '建棚屋',
    'action.build.smallTower': '塔',
    'action.build.house': '房屋',
    'action.build.shed': '棚屋',
    'event.builtToken': '{name} 在板块上建造：{square}。',
    'preview.builtToken': '对这块板块的每个区域都计分，不论归谁'
  }
} satisfies Translation<typeof en>;
