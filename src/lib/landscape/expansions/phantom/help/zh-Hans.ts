import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    phantom: '幽灵',
    'phantom.1':
      '行动之后还可以按普通规则把幽灵放在新板块的另一个区域。其他方面与普通随从相同；不能放在花园。',
    'phantom.2': '也可以用它代替其他随从，这时没有第二个。如果放弃放棋子，幽灵也不放。',
    'ruling.phantomAfter': '除公主送骑士回家外，任何行动之后都可再放幽灵；可设为仅在放置随从之后。'
  },
  learn: {
    lay: '把这块放在右侧。',
    claim: '用米宝占据道路。',
    phantom: '现在把幽灵放在草地上。',
    end: '一回合在两个区域放了两个随从。'
  }
} satisfies Translation<typeof en>;
