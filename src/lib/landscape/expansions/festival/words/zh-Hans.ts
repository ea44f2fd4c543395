import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: '庆典',
    about: '可以不放棋子，而从任意处收回自己的一个棋子，不得分。',
    lesson: '一个棋子回家。',
    'option.festivalTakes': '庆典可收回',
    'option.festivalTakes.figure': '任何自己的棋子',
    'option.festivalTakes.follower': '仅自己的随从',
    'part.festival': '庆典',
    'meet.abbot': '庆典收回修道院长不得分。',
    'meet.tradersBuilders': '建筑师和猪也可以收回；单独留下时立即回家。',
    'meet.phantom': '庆典之后仍可放幽灵。'
  },
  board: {
    'rule.festival': '庆典',
    'ask.festival': '{name}：放或收回一个棋子',
    'ask.festivalHome': '{name}：收回一个棋子，或结束回合',
    'preview.festival': '可以不放棋子而收回一个'
  }
} satisfies Translation<typeof en>;
