import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    tiles: '新增十块板块',
    'tiles.1': '这些板块没有自己的规则。',
    'ruling.gqHerd': '全是草地的板块是否算作猪群：其草地旁每座完成的城市多 1 分。出版社说不算。'
  },
  learn: {
    lay: '三面是城市，有一条路通出。放在起始板块的城市上方。',
    claim: '占据城市。',
    end: '这十块与其他板块玩法相同。'
  }
} satisfies Translation<typeof en>;
