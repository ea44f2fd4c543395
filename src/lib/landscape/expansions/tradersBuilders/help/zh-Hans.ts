import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    builder: '建筑师',
    'builder.1': '可代替米宝，放在自己已有随从且未完成的道路或城市上。',
    'builder.2': '之后自己的板块扩展该区域时，获得第二部分：立即再放一块。',
    'builder.3': '第二部分不会再带来第三部分。区域内自己的最后一个随从离开时，建筑师也回家。',
    pig: '猪',
    'pig.1': '可代替米宝，放在自己已有随从的草地上。',
    'pig.2': '若赢得该草地，每座完成的城市多得 1 分。',
    goods: '货物',
    'goods.1': '放下完成城市的板块者，按其中每个酒、谷物、布各取一枚，不论城市归谁。',
    most: '货物最多',
    'most.1': '终局时某种货物最多者得 10 分。一枚也没有则不得分。',
    'ruling.goodsTie': '某种货物数量并列时各得多少。'
  },
  learn: {
    lay: '延长道路：把这块放在起始板块右侧。',
    claim: '用米宝占据道路。',
    more: '再接一块自己的路。放下它。',
    builder: '把建筑师放在上面，与后面的米宝同路。',
    grow: '路又变长了，建筑师在路上：你得到第二块板块。',
    go: '这一部分不放棋子，结束。',
    second: '仍是你的回合：建筑师带来了这一块。',
    close: '用它封闭道路。',
    done: '结束回合。',
    scored: '六分，两个棋子都回家了。',
    end: '货物不需要棋子：谁完成城市，谁取走其中的货物。'
  }
} satisfies Translation<typeof en>;
