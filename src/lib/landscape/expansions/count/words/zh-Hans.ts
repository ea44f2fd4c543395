import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: '卡卡颂伯爵',
    about: '帮别人得分的人可把米宝放进城里；之后它可在区域计分前加入。',
    lesson: '进城，再及时出城。',
    'option.countAtEnd': '终局计分前离开的是',
    'option.countAtEnd.market': '市场的米宝，去草地',
    'option.countAtEnd.any': '所有城区的米宝',
    'option.countMove': '伯爵移动',
    'option.countMove.choice': '由玩家决定',
    'option.countMove.clockwise': '顺时针一个城区',
    'option.countMove.follow': '到新来的米宝那里',
    'option.countPlacement': '双重回合中进城',
    'option.countPlacement.part': '每一部分一次',
    'option.countPlacement.turn': '一次',
    'meet.blackDragon': '它只飞过卡卡颂外围的格子。',
    'meet.covid19': '米宝前往感染之处时要检测。',
    'meet.naturalDisasters': '陨石不会落在卡卡颂，龙卷风不会进城墙。',
    'meet.anniversary20': '箭头的两分不算区域得分。'
  },
  board: {
    'feature.quarter': '卡卡颂城区',
    'short.quarter': '卡卡颂',
    'short.quarter.castle': '城堡',
    'short.quarter.market': '市场',
    'short.quarter.blacksmith': '铁匠铺',
    'short.quarter.cathedral': '大教堂',
    'side.castle': '城堡',
    'side.market': '市场',
    'side.blacksmith': '铁匠铺',
    'side.cathedral': '大教堂',
    'rule.count.enter': '进入卡卡颂',
    'rule.count.move': '伯爵',
    'rule.count.leave': '离开卡卡颂',
    'ask.city.enter': '{name}：把米宝放进卡卡颂，或不放',
    'ask.city.moveCount': '{name}：移动伯爵，或不动',
    'ask.city.join': '{name}：从卡卡颂派出米宝，或不派',
    'ask.city.leave': '{name}：从卡卡颂派出米宝，或不派',
    'decline.city.enter': '不放',
    'decline.city.moveCount': '伯爵不动',
    'decline.city.leave': '不派',
    'because.city.enter': '本回合别人得了分，{name} 没有',
    'because.city.moveCount': '伯爵所在城区无人可离开',
    'because.city.join': '即将计分：对应城区的米宝可以加入',
    'because.city.leave': '终局计分前米宝可以逐个出城',
    'preview.mayEnter': '随后可把米宝放进卡卡颂',
    'preview.enteredCity':
      '之后可加入{quarter, select, castle {计分前的城市} market {终局时的草地，或谷仓计分的草地} blacksmith {计分前的道路} other {计分前的修道院}}',
    'preview.enteredShut': '伯爵在那里：他离开前无人可出城',
    'preview.leftCity': '在那里计入多数',
    'preview.countMoved':
      '他在时，{quarter, select, castle {城堡} market {市场} blacksmith {铁匠铺} other {大教堂}}无人可离开',
    'do.move.count': '移动伯爵',
    'action.move.count': '伯爵到{to, select, castle {城堡} market {市场} blacksmith {铁匠铺} other {大教堂}}',
    'event.enteredCity':
      '{name} 把{figure}放进卡卡颂：{quarter, select, castle {城堡} market {市场} blacksmith {铁匠铺} other {大教堂}}。',
    'event.leftCity':
      '{name} 从{quarter, select, castle {城堡} market {市场} blacksmith {铁匠铺} other {大教堂}}派出{figure}：{feature}，{square}。',
    'event.countMoved':
      '伯爵移到{quarter, select, castle {城堡} market {市场} blacksmith {铁匠铺} other {大教堂}}。'
  }
} satisfies Translation<typeof en>;
