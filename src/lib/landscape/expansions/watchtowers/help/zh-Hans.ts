import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    tower: '瞭望塔',
    'tower.1': '道路或城市完成时，其中站在塔的板块上的每个随从，在计分之前为其主人带来塔的奖励，无需多数。',
    'tower.2':
      '塔的牌子标明九格内计算什么：任何人的随从每个 2 分，盾徽每个 2 分，修道院每座 3 分，或有道路（或城市）的板块每块 1 分。',
    'tower.3': '板块上的农夫和修士没有奖励，终局计分也没有。'
  },
  learn: {
    lay: '这座塔计算有城市的板块。用它封闭城市。',
    claim: '在上面放一名骑士。',
    scored: '城市 4 分，塔周围两块有城市的板块 2 分。',
    end: '塔板块上的每个随从，在其道路或城市完成时带来奖励。'
  }
} satisfies Translation<typeof en>;
