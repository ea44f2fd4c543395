import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    abbot: '修道院长的位置',
    'abbot.1': '除米宝外每人有一个修道院长。放在修道院或花园上，代替放米宝。',
    'abbot.2': '花园与修道院一样计分：围满 9 分，否则 1 分加周围每块 1 分。只有修道院长可放在花园。',
    recall: '收回修道院长',
    'recall.1': '可以不放米宝而收回自己的修道院长，立即按该处当时的价值得分。',
    'recall.2': '无论它在哪里都行，但该处已完成时不行：那时会自动计分。'
  },
  learn: {
    lay: '这块有花园。放在起始板块下方。',
    set: '只有修道院长能放在花园。放上你的修道院长。',
    more: '花园旁再放一块，价值更高。放下它。',
    back: '可以不放米宝而收回修道院长。现在就做。',
    home: '花园自身加三个邻格：4 分，修道院长又可用了。',
    end: '等下去最多可得 9 分。何时收回由你决定。'
  }
} satisfies Translation<typeof en>;
