import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    flight: '飞行',
    'flight.1':
      '可以不把随从放在新板块的区域上，而放到那里的飞行器上。然后掷骰：它沿箭头方向飞 1、2 或 3 格。',
    'flight.2':
      '途中的板块不影响。到达的板块上，它必须进入未完成的道路、城市或修道院，有人占据也可以；不能放在草地。',
    'flight.3': '那里没有板块或没有合适的区域时，它回家，本回合不再放其他随从。'
  },
  learn: {
    lay: '这架飞行器朝西飞。放在右侧。',
    claim: '把一个米宝放到飞行器上。',
    land: '骰子是 1：它降落在起始板块。选择道路。',
    end: '它现在站在道路上，也可以选择城市。'
  }
} satisfies Translation<typeof en>;
