import type { Messages } from '../messages.ts';

export default {
  alone: '仅在此设备上',
  searching: '正在寻找其他人……',
  direct: '已直接连接',
  relayed: '已通过中继连接',
  lost: '连接中断，正在重试'
} satisfies Messages<'net'>;
