import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: '飞行器',
    about: '随从飞出一到三格，降落在那里的区域，有人占据也可以。',
    lesson: '飞到道路上。',
    'meet.princessDragon': '魔法门不通往飞行器，龙所在格不能降落。'
  },
  board: {
    'feature.flyingMachine': '飞行器',
    'short.flyingMachine': '飞行',
    'rule.flyingMachine': '飞行器',
    'event.flight': '{name} 的{figure}飞行 {squares} 格。',
    'awaits.draw.die': '{name} 掷骰决定飞行距离',
    'preview.then.die': '随后掷骰决定飞 1、2 或 3 格',
    'ask.landing': '{name}：选择降落处',
    'because.landing': '那里未完成的道路、城市或修道院，有人占据也可以'
  }
} satisfies Translation<typeof en>;
