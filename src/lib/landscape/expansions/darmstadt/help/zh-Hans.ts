import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    city: '达姆施塔特会议中心',
    'city.1': '有会议中心的城市完成时多得 3 分。游戏结束时没有。',
    church: '教堂',
    'church.1':
      '教堂是修道院。完成时，无论是否被占，九格内随从最多的玩家得 3 分，并列者各得 3 分。每个随从不论大小算一个，在任何人回家之前计算。',
    'ruling.darmstadtRemovesTwo': '是否按出版社建议，把基础版的两座修道院留在盒中。'
  },
  learn: {
    lay: '道路弯处的教堂。放在右侧。',
    claim: '放一名修士。',
    end: '教堂完成时，周围随从最多者得 3 分。'
  }
} satisfies Translation<typeof en>;
