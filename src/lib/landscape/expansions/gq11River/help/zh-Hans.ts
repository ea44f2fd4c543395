import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    spring: '带道路的泉源',
    'spring.1':
      '有河流时，此泉源代替另一个，第二块混入河流板块。道路分开泉源后的草地，尽头的房子不是旅店。没有河流时两块都留在盒中。'
  },
  learn: {
    lay: '河流从带道路的泉源开始。把这块放在右侧。',
    claim: '占据北边的城市。',
    end: '永远只用一个泉源。'
  }
} satisfies Translation<typeof en>;
