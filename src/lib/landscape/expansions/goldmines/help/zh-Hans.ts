import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    gold: '放置与拿取金条',
    'gold.1': '放下有矿洞的板块时，立即放一根金条，再在周围八格的一块板块上放一根。',
    'gold.2': '道路或城市完成并计分时，占有者拿走其板块上的金条。修道院或花园拿走九格内的金条。',
    'gold.3': '多个占有者轮流各拿一根，当前玩家先拿。无人得分时金条留下。草地和未完成的区域不能拿金条。',
    value: '价值',
    'value.1':
      '游戏结束时，有 1 至 3 根时每根 1 分，4 至 6 根每根 2 分，7 至 9 根每根 3 分，10 根以上每根 4 分。'
  },
  learn: {
    lay: '这块有矿洞。放在右侧：它和起始板块各有一根金条。',
    claim: '占据道路。',
    end: '完成这条道路，两根金条就归你。'
  }
} satisfies Translation<typeof en>;
