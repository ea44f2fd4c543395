import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    shepherd: '牧羊人',
    'shepherd.1':
      '可不放其他棋子，而把牧羊人放在新板块的草地上；有无农夫均可，但不能已有牧羊人。立即从袋中抽一枚：1 至 4 只羊，或狼。',
    'shepherd.2':
      '之后自己的板块扩展该草地时，选择再抽一枚或赶羊回家。回家时草地上每个牧羊人按全部羊计分，每只 1 分，然后回家。',
    'shepherd.3': '狼让草地上所有牧羊人回家，不得分。所有标记放回袋中。',
    'shepherd.4': '封闭的草地立即计分。终局时牧羊人不得分。',
    hill: '山丘',
    'hill.1': '放下山丘时，牌堆最上面的板块不翻看，直接移出游戏。',
    'hill.2': '区域中人数并列时，在其山丘上有米宝者胜出。',
    vineyard: '葡萄园',
    'vineyard.1': '修道院周围八格中的每个葡萄园，在修道院完成时多得 3 分。',
    'ruling.hillTie': '山丘上有一个米宝即可，还是按山丘上米宝的数量。',
    'ruling.vineyardGardens': '葡萄园是否也给花园加分。'
  },
  learn: {
    lay: '把这块放在右侧。',
    shepherd: '把牧羊人放在南边的草地上。',
    ben: '你抽到 2 只羊。Ben 放了一块。',
    extend: '扩展牧羊人所在的草地。',
    score: '可以再抽，但狼可能会来。赶羊回家。',
    end: '两只羊，两分，牧羊人又可以用了。'
  }
} satisfies Translation<typeof en>;
