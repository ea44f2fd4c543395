import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: '修道院长',
    about: '用于修道院和花园的棋子，可提前收回。',
    lesson: '用于花园和修道院的棋子，可提前收回。'
  },
  board: {
    'awaits.recall': '{name}：收回修道院长，或结束回合',
    'do.recall': '收回修道院长',
    'action.recall': '收回{figure}并计分',
    'figure.abbot': '修道院长',
    'event.recalled': '{name} 收回修道院长：{n} 分。',
    'rule.recall': '修道院长'
  }
} satisfies Translation<typeof en>;
