import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    floors: '地基与楼层',
    'floors.1': '可以不在新板块放棋子，而把自己的一层放在任意地基或开放的塔楼上。',
    'floors.2': '或把随从放到至少一层的开放塔楼上。它封闭塔楼，留到被俘为止，不得分。',
    capture: '俘获与交换',
    'capture.1': '建层时可俘获一名随从：在塔楼所在格，或直线方向上与层数相同的格数内。空格和其他塔楼不阻挡。',
    'capture.2': '自己的随从回到储备，别人的成为你的俘虏。建筑师、猪、谷仓不能被俘。',
    'capture.3': '两名玩家一旦互相持有俘虏，各归还一个。由刚俘获的玩家选择自己的哪一个回来。',
    ransom: '赎金',
    'ransom.1': '每回合一次，计分之前，可付 3 分给俘获者赎回一名随从。必须有 3 分，赎回后立即可用。',
    'ransom.2': '终局时俘虏不计分。',
    'ruling.towerTypes': '可放在各种区域的随从可站上塔楼。选此选项则修道院长也可；市长和马车不可。'
  },
  learn: {
    lay: '这块有地基。放在起始板块下方。',
    build: '不放米宝，在上面建一层。',
    monk: 'Ben 在塔旁放了修士。',
    next: '把这块放在塔楼右侧。',
    raise: '加高塔楼。',
    take: '修士在范围内。俘获他。',
    held: '修士成了你的俘虏。Ben 可付 3 分赎回。',
    end: '自己的随从站上塔楼会封闭它。'
  }
} satisfies Translation<typeof en>;
