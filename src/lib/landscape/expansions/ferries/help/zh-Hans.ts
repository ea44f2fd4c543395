import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    ferries: '渡船',
    'ferries.1':
      '湖板块上的每条道路都止于湖。可先在其中一条放一个棋子。然后必须放一艘渡船，把其中两条连成一条道路，其余封闭。',
    'ferries.2':
      '你的板块延长有渡船的道路时，沿这条道路每个方向的第一艘渡船可各转一次，改连所在湖的另外两条道路。仅仅止于湖的道路没有渡船。',
    'ferries.3': '被渡船封闭的道路视为由本回合的板块完成。湖在到达它的每条道路中各计一次，不算旅店。'
  },
  learn: {
    lay: '把这个湖放在右侧。',
    ferry: '让渡船连接西面和南面的道路。',
    end: '东面的道路现在止于湖。'
  }
} satisfies Translation<typeof en>;
