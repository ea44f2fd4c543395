import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: '隧道',
    about: '一对标记把两条道路在地下相连。',
    lesson: '在山下继续的道路。',
    'option.tunnelsElsewhere': '其他扩展板块上的隧道需要标记',
    'option.tunnelsElsewhere.true': '是',
    'option.tunnelsElsewhere.false': '否',
    'option.tunnelTokens': '每人标记对数（两人和三人局）',
    'option.tunnelTokens.3/2': '3 和 2',
    'option.tunnelTokens.2/1': '2 和 1',
    'option.tunnelTokens.1/1': '1 和 1',
    'meet.blackDragon': '由标记完成的道路视为由本回合的板块完成。',
    'meet.covid19': '标记把感染的道路与另一条相连时，也使其感染。',
    'meet.naturalDisasters': '陨石击中洞口时标记退回，另一个洞口重新打开。',
    'meet.tradersBuilders': '地下相连不给建筑师带来第二块。'
  },
  board: {
    'supply.tunnel': '{n} 枚隧道标记',
    'supply.tunnelA': '{n} 枚隧道标记 A',
    'supply.tunnelB': '{n} 枚隧道标记 B',
    'supply.tunnelC': '{n} 枚隧道标记 C',
    'rule.tunnel': '隧道',
    'awaits.build.alone': '{name}：建造，或跳过',
    'ask.tunnel': '{name}：放棋子或隧道标记',
    'ask.tunnelLast': '{name}：放隧道标记吗？',
    'decline.tunnel': '这次不放',
    'because.tunnel': '同一字母的两个标记把两个洞口连成一条道路',
    'do.build.tunnel': '放标记',
    'action.build.tunnel': '隧道标记 {token} {arrow} {square}',
    'event.tunnelled': '{name} 放隧道标记 {token}：{square}。',
    'event.tunnelLost': '{name} 收回一枚隧道标记。',
    'preview.tunnelJoined': '把两个洞口连成一条道路',
    'preview.tunnelHalf': '放下另一枚 {token} 之前洞口仍开着'
  }
} satisfies Translation<typeof en>;
