import type { Messages } from '../messages.ts';

export default {
  BAD_CONFIG: '无法这样设置游戏。',
  BAD_POSITION: '规则不允许这种局面。',
  MALFORMED: '这不是一步有效的操作。',
  NOT_YOUR_TURN: '现在轮到别人。',
  NOT_AWAITED: '游戏正在等待别的操作。',
  ILLEGAL: '规则不允许这样做。',
  NOT_IN_PILE: '已经没有剩余了。',
  GAME_OVER: '游戏已结束。'
} satisfies Messages<'errors'>;
