import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    tiles: '新增两块板块',
    'tiles.1': '这些板块没有自己的规则。',
    'ruling.spielDochStart': '开局时是否以这两块代替起始板块。河流或风玫瑰优先。'
  },
  learn: {
    lay: '把这个路口放在起始板块右侧。',
    claim: '占据南边的道路。',
    end: '这两块与其他板块玩法相同。'
  }
} satisfies Translation<typeof en>;
