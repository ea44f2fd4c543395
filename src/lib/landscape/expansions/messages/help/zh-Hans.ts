import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    messages: '信函',
    'messages.1': '每人有一枚计分棋子和一名信差。得分者用全部分数移动其中一枚。总分是两者之和。',
    'messages.2':
      '若你的棋子在自己回合到达 5 的倍数格，这次计分抽一封信函。用它的行动，或拿 2 分。这 2 分可能带来下一封。',
    'messages.3':
      '有你棋子的最小道路、城市或修道院按现值得分。每名骑士 2 分，或其城市每个盾徽 2 分，每名农夫 3 分。一枚棋子计分并收回。或再放一块作为完整的回合。',
    'ruling.messageRound': '每次得分分别移动。也可以在回合末把全部分数一起移动。',
    'ruling.messageBlocked': '除非约定，深色格上他人的棋子不影响信函。',
    'ruling.messageFarmers': '农夫信函每名农夫给 3 分，或 2 分。'
  },
  learn: {
    lay: '用这块封闭你的道路。',
    advance: '用这 3 分移动信差。',
    end: '分数是两枚棋子之和。5 的倍数格带来信函。'
  }
} satisfies Translation<typeof en>;
