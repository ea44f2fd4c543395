import type { Messages } from '../messages.ts';

export default {
  lit: '可以在这里放置、移动或选择',
  last: '最后放下的板块',
  since: '你上一回合之后放下的，用该玩家的颜色',
  pointed: '你点到的，或句子所说的地方',
  mind: '你的板块或选择，尚未决定',
  others: '另一位玩家正在考虑的',
  dead: '剩余的板块都不适合这里',
  leaving: '这个棋子将离开棋盘',
  field: '草地：所有者的花纹和形状，以及目前的分数',
  gain: '你正在考虑的选择会给这位玩家带来的分数',
  dots: '玩家旁边：在线、暂离、未连接、机器人',

  'why.fit': '这块板块怎么转都放不进那里。',
  'why.dead': '剩下的板块都无法放在那里。',
  'why.beside': '放在已有板块旁边。',
  'why.taken': '那里已有板块。',
  'why.notYou': '还没轮到你：等待 {names}。',
  'why.spectator': '你在旁观。轮到 {names}。',
  'why.choose': '那里现在没有可选的。'
} satisfies Messages<'marks'>;
