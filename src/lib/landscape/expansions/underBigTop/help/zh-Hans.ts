import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    top: '大帐篷',
    'top.1': '第一块马戏团板块带来大帐篷，下面有一个 1 至 7 的隐藏标记。',
    'top.2':
      '之后每放一块马戏团板块，在计分后翻开标记：大帐篷所在格及周围八格的每个随从为其主人得相应分数。然后大帐篷带着新标记移到新板块。',
    'top.3': '最后一个标记在终局时翻开。',
    acrobats: '杂技演员',
    'acrobats.1': '可不放其他棋子，而放一个米宝作杂技演员：在新板块或其周围八格的金字塔上，每座最多三名。',
    'acrobats.2':
      '可不放棋子，而给任意一座满员的金字塔计分：每名杂技演员为其主人得 5 分，全部回家。终局时每座金字塔中的也各得 5 分。',
    ringmaster: '团长',
    'ringmaster.1':
      '像米宝一样放置。其区域计分时，所在格及周围八格的每块马戏团和杂技演员板块得 2 分，不论是否占多数。',
    'ruling.pyramidBy': '任何人都可给满员的金字塔计分，还是只有其中有棋子者。',
    'ruling.extraMeeples': '有些盒子里每人多两个米宝。'
  },
  learn: {
    lay: '马戏团板块。放在起始板块下方。',
    claim: '在旁边放一名农夫。',
    end: '大帐篷来了。下一块马戏团板块放下时翻开标记，你的农夫得分。'
  }
} satisfies Translation<typeof en>;
