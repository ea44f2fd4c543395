import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    courier: '信使',
    'courier.1':
      '信使从起始板块出发。若本回合放的随从回合结束时仍在未完成的道路、城市、修道院或花园上，且在他的格或同行同列，无论多远，他就来到那里。',
    'courier.2': '其主人得到该区域在终局时的分数。有多个随从时，他去最先放下的那个；从不去幽灵处。',
    'ruling.courierPays': '他带来所到区域的分数，还是周围九格内所有被占的道路、城市、修道院和花园的分数。'
  },
  learn: {
    lay: '把这块放在右侧。',
    place: '在信使所在行的道路上放一个米宝。',
    end: '他来了，带来道路的分数。'
  }
} satisfies Translation<typeof en>;
