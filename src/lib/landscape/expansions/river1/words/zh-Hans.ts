import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: '河流',
    about: '游戏从一条河流开始，而非单块板块。',
    'option.riverTurns': '河流弯道',
    'option.riverTurns.immediate': '不得连续两次同向弯',
    'option.riverTurns.alternate': '弯道始终左右交替',
    lesson: '游戏如何从河流开始。'
  }
} satisfies Translation<typeof en>;
