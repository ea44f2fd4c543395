import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: '黑龙',
    authors: 'šmoula',
    about: '每逢五十分它便醒来，吞噬沿途的一切。',
    'option.dragonTile': '黑龙所在格放棋子',
    'option.dragonTile.open': '允许',
    'option.dragonTile.closed': '禁止',
    'meet.covid19': '先检测；之后黑龙按完成的区域移动。',
    'meet.naturalDisasters': '陨石坑会使止于其边的区域完成，黑龙因此移动更多。被淹的区域永远无法完成。',
    lesson: '每五十分它便出现，吃掉遇到的一切。'
  },
  board: {
    'awaits.fly': '{name}：移动龙',
    'do.fly': '飞到这里',
    'action.fly': '龙飞往：{square}',
    'event.landed': '黑龙降落：{square}。',
    'event.flew': '黑龙飞往：{to}。',
    'rule.dragon.movement': '黑龙飞行',
    'rule.dragon.placement': '黑龙降落',
    'preview.nobody': '不吃任何人',
    'preview.then.fly': '随后龙飞行',
    'because.fly': '每完成一个区域飞一步，还剩 {n} 步；吃掉所到之处的棋子'
  }
} satisfies Translation<typeof en>;
