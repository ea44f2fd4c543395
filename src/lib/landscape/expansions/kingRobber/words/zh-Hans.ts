import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: '国王与强盗男爵',
    about: '完成最大的城市成为国王，完成最长的道路成为强盗男爵；终局时两者都带来分数。',
    lesson: '城市如何让你成为国王。',
    'option.kingRobber': '国王与强盗男爵的分值',
    'option.kingRobber.each': '每座完成的城市或每条道路 1 分',
    'option.kingRobber.10': '各 10 分',
    'option.kingRobber.15-40': '一个 15 分，两个 40 分',
    'option.kingRobber.running': '每完成一个得 1 分',
    'part.king': '国王',
    'part.robber': '强盗男爵',
    'meet.naturalDisasters': '陨石毁坏其城市或道路时称号不变，但终局时该城市或道路不再计入。'
  },
  board: {
    'won.king': '国王',
    'won.robber': '强盗男爵',
    'supply.king': '国王：{n} 块的城市',
    'supply.robber': '强盗男爵：{n} 块的道路',
    'score.king': '国王',
    'score.robber': '强盗男爵',
    'score.king.count': '国王：{n} 座城市',
    'score.robber.count': '强盗男爵：{n} 条道路',
    'rule.king': '国王',
    'rule.robber': '强盗男爵',
    'event.tookTitle': '{name} 成为{title, select, king {国王} other {强盗男爵}}。'
  }
} satisfies Translation<typeof en>;
