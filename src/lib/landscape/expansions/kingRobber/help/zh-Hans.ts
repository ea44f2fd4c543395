import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    king: '国王',
    'king.1':
      '放下板块完成第一座城市的玩家成为国王；一旦别人完成更大的城市，国王就归那人。城市归谁占据无关；只计板块，不计盾徽。',
    'king.2': '终局时，桌上每座完成的城市使国王得 1 分。',
    robber: '强盗男爵',
    'robber.1': '强盗男爵同样归完成最长道路的玩家；终局时每条完成的道路得 1 分。',
    'robber.2': '大小相同则不变。称号在计分之后易手。',
    'ruling.kingRobber':
      '称号的分值：终局时每座完成的城市或每条道路 1 分、固定分数，或持有期间每完成一个得 1 分。'
  },
  learn: {
    lay: '封闭起始板块上方的城市。',
    claim: '在其中放一名骑士。',
    end: '得四分并成为国王：这是第一座完成的城市。若 Ben 完成一座三块的城市，国王就归他。'
  }
} satisfies Translation<typeof en>;
