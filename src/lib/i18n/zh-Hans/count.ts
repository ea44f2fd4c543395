import type { Messages } from '../messages.ts';

export default {
  title: '终局计分',
  step: '{n} / {of}',
  skip: '跳过',
  next: '下一步',
  wins: '{name} 以 {n} 分获胜',
  ties: '{names} 以 {n} 分并列获胜',
  solo: '{n} 分',
  during: '游戏中',
  end: '终局',
  total: '总分',
  picture: '分享图片',
  sources: '分数来源',
  course: '全局得分曲线',
  turning: '领先易主的时刻',
  leads: '{name} 取得领先。{what}',
  road: '道路',
  city: '城市',
  monastery: '修道院',
  garden: '花园',
  field: '草地',
  sets: '其他分数'
} satisfies Messages<'count'>;
