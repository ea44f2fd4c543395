import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: '金矿',
    about: '板块上有金条。在那里得分的玩家拿走金条，越多越值钱。',
    lesson: '两根金条和一条道路。',
    'meet.naturalDisasters': '被毁的板块上的金条也消失。',
    'meet.abbeyMayor': '没有盾徽的市长不占有城市，也不拿金条。'
  },
  board: {
    'won.gold': '{n} 根金条',
    'supply.gold': '{n} 根金条',
    'score.gold': '{n} 根金条',
    'rule.gold': '金条',
    'rule.gold.value': '金条的价值',
    'awaits.gold': '{name}：放第二根金条',
    'do.gold': '金条放在这里',
    'action.gold': '金条放到：{square}',
    'event.goldLaid': '{name} 放下一根金条：{square}。',
    'event.tookGold': '{name} 拿走 {count} 根金条。',
    'preview.then.gold': '随后把第二根金条放在相邻板块'
  }
} satisfies Translation<typeof en>;
