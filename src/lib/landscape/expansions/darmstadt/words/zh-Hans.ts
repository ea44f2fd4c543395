import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: '达姆施塔特',
    about: '有达姆施塔特会议中心的城市，以及两座教堂：周围随从最多者得奖励。',
    lesson: '教堂。',
    'option.darmstadtRemovesTwo': '两座修道院留在盒中',
    'option.darmstadtRemovesTwo.false': '否',
    'option.darmstadtRemovesTwo.true': '是',
    'meet.shrines': '教堂可像修道院一样被挑战；只有完成时才有奖励。',
    'meet.mageWitch': '法师和女巫改变城市的分数；3 分也算在内。',
    'meet.blackDragon': '教堂奖励计入 50 分；被吃掉的棋子不算在教堂周围。'
  },
  board: {
    'score.darmstadtium': '会议中心',
    'score.church': '教堂周围随从最多',
    'rule.church': '教堂',
    'preview.church': '完成时周围随从最多者另得 3 分',
    'preview.darmstadtium': '有它的城市完成时多得 3 分'
  }
} satisfies Translation<typeof en>;
