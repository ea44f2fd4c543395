import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: '瞭望塔',
    about: '瞭望塔板块上的随从，按塔周围所见得到奖励。',
    lesson: '瞭望塔。',
    'meet.abbeyMayor': '大修道院对塔算作修道院。',
    'meet.shrines': '神殿对塔算作修道院。',
    'meet.blackDragon': '奖励先于道路或城市的分数，并计入 50 分。'
  },
  board: {
    'score.watchtower': '瞭望塔',
    'rule.watchtower': '瞭望塔',
    'preview.watchtower':
      '塔：周围每{per, select, meeple {个随从} shield {个盾徽} monastery {座修道院} city {块有城市的板块} other {块有道路的板块}} {points} 分'
  }
} satisfies Translation<typeof en>;
