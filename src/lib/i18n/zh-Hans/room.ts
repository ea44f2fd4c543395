import type { Messages } from '../messages.ts';

export default {
  title: '牌桌已备好',
  noTitle: '牌桌',
  save: '保存游戏',
  rematch: '再来一局',
  failed: '无法打开此牌桌',
  elsewhere: '此牌桌已在另一标签页打开',
  elsewhereMore: '同时只能有一个标签页在玩，以免重复作答。请在那里继续，或在此接管。',
  takeOver: '在此游玩',
  opening: '正在寻找牌桌',
  openingMore: '开桌的人或已入座的人必须在线。',
  noLink: '此地址没有对应的牌桌',
  noLinkMore: '牌桌链接在 # 号之后有一段长代码。请重新索取并完整复制。',
  people: '玩家与连接'
} satisfies Messages<'room'>;
