import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    inns: '旅店',
    'inns.1': '旅店属于它旁边的那条道路；在路口只属于那一支。',
    'inns.2': '完成的旅店道路每块 2 分，不论有几个旅店。',
    'inns.3': '终局未完成则不得分。',
    cathedrals: '大教堂',
    'cathedrals.1': '完成的大教堂城市每块 3 分，每个盾徽 3 分。',
    'cathedrals.2': '终局未完成则不得分。',
    large: '大随从',
    'large.1': '每人一个。放置和收回与米宝相同。',
    'large.2': '比较多数时算两个。绝不使分数加倍。',
    'ruling.innsAtEnd': '终局时未完成的旅店道路或大教堂城市值多少分。'
  },
  learn: {
    lay: '这条路在池塘边有旅店。放在起始板块右侧。',
    large: '用大随从占据这条路：它算两个。',
    west: 'Ben 封闭了路的另一端。',
    close: '在这里封闭：修道院的路使它完成。',
    pass: '那里不需要随从。结束回合。',
    scored: '四块加旅店：每块 2 分，共 8 分。',
    end: '未完成的旅店道路不得分，大教堂城市也一样；完成的大教堂城市每块 3 分。'
  }
} satisfies Translation<typeof en>;
