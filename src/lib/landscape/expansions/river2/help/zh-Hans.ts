import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    river: '河流',
    'river.1': '泉源代替起始板块。接着放分叉，再放其余河流板块，最后是火山湖。每块都接在河流的开口处。',
    'river.2': '同一支流上不得连续两次同向转弯，支流之间永不相接。',
    lake: '火山湖',
    'lake.1': '放下火山湖时不放米宝。放下它的玩家立即再抽一块，进行一个完整的回合。',
    herd: '猪群',
    'herd.1':
      '有猪群的草地计分时，得分者每座相邻的完成城市多得 1 分。同一草地的两个猪群只算一次；自己的猪另外计算。',
    'ruling.riverLakes': '两条河流一起用时，第一条的泉源和湖留在盒中。也可以两个湖都用；放不下的移出。',
    'ruling.pigHerd': '猪群是否计分。',
    'ruling.volcanoLake': '火山湖是否为普通板块：可以放米宝，不再抽板块。'
  },
  learn: {
    fork: '泉源之后是分叉。放在右侧。',
    field: '水边的草地空着。占上面那片。',
    bend: 'Ben 延长了一条支流。',
    straight: '延长另一条支流。',
    end: '城市和火山湖将封闭两条支流。'
  }
} satisfies Translation<typeof en>;
