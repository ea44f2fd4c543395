import type { Messages } from '../messages.ts';

export default {
  title: '每日一题',
  about: '取自机器人对局的一个局面，今天所有人都相同。找出最佳走法。在本设备上生成，无需网络。',
  making: '正在生成题目……',
  failed: '无法生成题目：{reason}',
  ask: '轮到 {name}。为这块板块和一个棋子找出最佳位置。',
  judging: '老师正在看你的走法……',
  best: '这是老师找到的最佳走法。',
  good: '很好：最佳走法只多不到一分。',
  fair: '不错。最佳走法约多 {n} 分。',
  poor: '有好得多的走法，约多 {n} 分。',
  again: '再试一次',
  show: '显示最佳走法',
  shown: '最佳走法：{what}。',
  solved: '今天已解出',
  streak: '{n, plural, =0 {还没有连续解题} other {连续 # 天}}',
  tomorrow: '明天会有新题。',
  leave: '离开题目',
  names: 'Ada, Ben',
  judged: '由机器人评判，它会试算接下来可能抽到什么。它可能出错。'
} satisfies Messages<'puzzle'>;
