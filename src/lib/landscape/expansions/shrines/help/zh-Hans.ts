import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    shrine: '神殿',
    'shrine.1': '神殿像修道院一样放置、占据和计分。其中的米宝是异教徒。',
    'shrine.2': '一座神殿最多与一座修道院相邻，一座修道院最多与一座神殿相邻，包括对角。',
    challenge: '挑战',
    'challenge.1': '神殿与旁边的修道院都被占据且未完成时，只有先完成的得 9 分。另一处的米宝回家，不得分。',
    'challenge.2': '一块板块同时完成两者时，两者都计分。都未完成时，终局照常计分。',
    'ruling.shrineTiles': '有些盒子里是五座神殿，而不是六座。'
  },
  learn: {
    lay: '神殿。放在起始板块下方。',
    claim: '在其中放一名异教徒。',
    end: '只要旁边没有修道院先完成，它就像修道院一样计分。'
  }
} satisfies Translation<typeof en>;
