import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    tunnels: '隧道',
    'tunnels.1':
      '通入隧道的道路在那里是开口。每回合一次，除放棋子外，可把自己的一枚隧道标记放在桌上任意空洞口。',
    'tunnels.2':
      '同字母同颜色的一对标记都放下后，两个洞口相连：从此对所有人都是一条道路。只计看得见的板块，每块一次。标记保留。',
    'ruling.tunnelTokens': '两人时每人三对标记，三人时两对，更多人时一对。可以选更少。',
    'ruling.tunnelsElsewhere': '其他扩展板块上的隧道是需要标记的两个洞口，还是像没有本扩展时一样是道路。'
  },
  learn: {
    lay: '把这块放在起始板块左侧。',
    build: '在它的一个洞口放标记。',
    end: '第二枚标记 A 会把这条路与另一个洞口相连。'
  }
} satisfies Translation<typeof en>;
