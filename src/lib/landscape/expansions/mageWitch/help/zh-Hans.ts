import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    magic: '法师与女巫',
    'magic.1':
      '放下有星的板块时，必须把其中一个放到或移到没有它们的未完成道路或城市。那里有没有人、是谁的都无关。',
    'magic.2':
      '法师使该道路或城市每块板块多 1 分。女巫使其分数减半，向上取整。都在旅店或大教堂之后计算，终局也有效。',
    'magic.3':
      '道路或城市完成后，它们离开。如果板块使两者所在处相连，计分前移动其中一个。无处可去时，其中一个离开桌面。'
  },
  learn: {
    lay: '这块有星。放在左侧。',
    move: '把法师放到中间的道路上。',
    end: '这条道路每块板块多 1 分，不论属于谁。'
  }
} satisfies Translation<typeof en>;
