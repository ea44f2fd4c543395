import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    abbey: '大修道院',
    'abbey.1': '每人一块。可不抽板块，而把它放在四面都有板块的空缺中；与任何边都相配。',
    'abbey.2': '与它相接的区域在此结束：道路、城市、草地在这一侧封闭。它按修道院计分。',
    mayor: '市长',
    'mayor.1': '市长只能放在城市。比较多数时，算作整座城市的盾徽数，可能为零。',
    wagon: '马车',
    'wagon.1': '放在道路、城市或修道院，算一个。',
    'wagon.2': '所在区域计分后，它可驶入本格或相邻格中未完成且无人的区域。',
    barn: '谷仓',
    'barn.1': '放在四块板块相接且都是草地的角上。草地立即按终局计分，其中的随从回家。',
    'barn.2': '此后不能再在这块草地放随从。若有带随从的草地与之相连，每座完成的城市得 1 分。',
    'barn.3': '终局时谷仓为其草地的每座完成城市得 4 分。',
    'ruling.wagonMove': '马车能走多远。',
    'ruling.barnBesideBarn': '已有谷仓的草地能否再放一个。',
    'ruling.abbeyAtEnd': '最后一块之后，剩余的大修道院是否再用一轮放置。'
  },
  learn: {
    lay: '把这条路放在起始板块右侧。',
    wagon: '把马车放在路上。',
    west: 'Ben 封闭了路的另一端。',
    close: '用修道院板块在这里封闭道路。',
    pass: '那里不再需要什么。不放棋子，结束。',
    drive: '路得了 4 分。马车不必回家：驶入旁边的修道院。',
    there: '它到了那里，且没有用掉回合。',
    end: '四块之间出现空缺时，不论周围是什么，你的大修道院都放得进。'
  }
} satisfies Translation<typeof en>;
