import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: '信函',
    about: '计分轨上的第二枚棋子，以及深色格上的信函。',
    lesson: '信差带来一封信函。',
    'option.messageRound': '分数的移动',
    'option.messageRound.award': '每次得分分别移动',
    'option.messageRound.turn': '回合末一起移动',
    'option.messageBlocked': '深色格上有他人的棋子',
    'option.messageBlocked.false': '没有影响',
    'option.messageBlocked.true': '则没有信函',
    'option.messageFarmers': '农夫信函：每名农夫',
    'option.messageFarmers.3': '3 分',
    'option.messageFarmers.2': '2 分',
    'meet.blackDragon': '两枚棋子各自到 50 时带来龙，不看总和。',
    'meet.anniversary20': '信函的板块是单独的回合；箭头的额外回合在其后。',
    'meet.tradersBuilders': '信函的回合可以有自己的第二块（若建筑师带来）。'
  },
  board: {
    'supply.messenger': '信差在第 {n} 格',
    'rule.messages': '信函',
    'score.message': '信函',
    'draws.messages': '抽一封信函',
    'awaits.draw.messages': '正在为 {name} 抽信函',
    'awaits.advance': '{name}：移动两枚棋子之一',
    'because.advance':
      '可移动 {points} 格：计分棋子在 {marker}，信差在 {messenger}；停在 5、10、15……的格可得信函',
    'do.advance': '移动',
    'action.advance': '{piece, select, marker {计分棋子} other {信差}}',
    'awaits.message': '{name}：用信函，或拿 2 分',
    'do.message': '选择',
    'action.message':
      '{choice, select, points {2 分} other {{on, select, none {使用信函} other {{feature} {square}}}}}',
    'event.advanced': '{name}：{piece, select, marker {计分棋子} other {信差}}移到第 {field} 格。',
    'event.drewMessage': '{name} 抽了一封信函。',
    'because.smallestRoad': '有你棋子的最小道路按现值得分',
    'because.smallestCity': '有你棋子的最小城市按现值得分',
    'because.smallestMonastery': '有你棋子的最小修道院按现值得分',
    'because.shields': '有你骑士的城市每个盾徽 2 分',
    'because.knights': '你的每名骑士 2 分',
    'because.farmers': '你的每名农夫得分',
    'because.extraTile': '再放一块，作为完整的回合',
    'because.scoreFigure': '你的一枚棋子按终局计分并收回'
  }
} satisfies Translation<typeof en>;
