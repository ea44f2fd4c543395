import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    fishermen: '渔夫',
    'fishermen.1':
      '可以不放在其他区域，而把随从放在刚放下板块的空闲河段上；只放河流板块时也可以。修道院长、市长和马车不捕鱼。',
    'fishermen.2': '河段位于以下两者之间：泉源、分叉、湖、火山湖、支流尽头的城市。',
    'fishermen.3': '两端封闭时，多数者按其每块板块得 2 分，随从回家。游戏结束时，未完成的每块板块 1 分。'
  },
  learn: {
    lay: '把这块河流板块放在泉源旁。',
    fish: '在河上放一个米宝。',
    end: '湖会完成这个河段。'
  }
} satisfies Translation<typeof en>;
