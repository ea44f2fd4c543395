import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: '公主与龙',
    about: '火山引来所有人轮流移动的龙，仙女挡住它，魔法门通往各处，公主送骑士回家。',
    lesson: '由所有人移动的龙。',
    'option.princess': '公主送骑士回家',
    'option.princess.may': '可选',
    'option.princess.must': '有则必须',
    'option.fairyStands': '仙女位于',
    'option.fairyStands.figure': '一个棋子旁',
    'option.fairyStands.tile': '板块上',
    'option.dragonMoves': '红龙移动',
    'option.dragonMoves.before': '计分前',
    'option.dragonMoves.after': '计分后',
    'option.redDragonTile': '红龙所在格放棋子',
    'option.redDragonTile.closed': '禁止',
    'option.redDragonTile.open': '仅刚放的火山禁止',
    'part.dragon': '龙',
    'part.fairy': '仙女',
    'part.princess': '公主',
    'part.magicPortal': '魔法门',
    'meet.blackDragon': '红龙先于黑龙移动。黑龙会吃掉它；下一座火山使它归来。',
    'meet.tower': '龙吃掉塔上的棋子，塔楼重新开放。'
  },
  board: {
    'ask.remove': '{name}：公主送一名骑士回家',
    'awaits.fly': '{name}：移动龙',
    'awaits.move': '{name}：移动仙女，或继续',
    'awaits.remove': '{name}：送骑士回家，或继续',
    'do.fly': '飞到这里',
    'do.move': '移动仙女到此',
    'do.remove': '送回家',
    'action.fly': '龙飞往：{square}',
    'action.move': '{on, select, none {仙女：{square}} other {仙女到{figure}：{feature}，{square}}}',
    'action.remove': '送 {name} 的{figure}回家：{feature}，{square}',
    'event.redDragonCame': '红龙来到火山：{square}。',
    'event.redDragonFlew': '红龙飞往：{to}。',
    'event.dragonTileAside': '尚无火山：龙板块放到一边。',
    'event.fairyMoved': '仙女移到：{to}。',
    'rule.volcano': '火山',
    'rule.redDragon': '红龙',
    'rule.fairy': '仙女',
    'rule.princess': '公主',
    'score.fairy': '仙女',
    'preview.nobody': '不吃任何人',
    'preview.then.fly': '随后龙飞行',
    'preview.asleep': '尚无火山：龙不出现',
    'preview.portal': '棋子可去任何无人的未完成区域',
    'because.redDragon': '第 {step}/6 步：吃掉那里的棋子，不走回头路，避开仙女'
  }
} satisfies Translation<typeof en>;
