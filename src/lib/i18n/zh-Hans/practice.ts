import type { Messages } from '../messages.ts';

export default {
  title: '练习',
  about: '在此设备上扮演所有人：不发送，不保存。',
  players: '玩家',
  with: '使用扩展',
  start: '开始',
  again: '再来一局',
  leave: '离开牌桌',
  names: '小安, 小博, 小晨, 小丹, 小恩, 小方',
  failed: '无法设置：{reason}'
} satisfies Messages<'practice'>;
