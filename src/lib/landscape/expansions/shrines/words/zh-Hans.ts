import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: '异教徒与神殿',
    about: '神殿挑战旁边的修道院：只有先完成的一方得分。',
    lesson: '神殿。',
    'option.shrineTiles': '神殿板块',
    'option.shrineTiles.6': '六块',
    'option.shrineTiles.5': '五块',
    'part.shrine': '神殿',
    'meet.abbeyMayor': '大修道院也参与挑战。',
    'meet.anniversary20': '落败处的所有棋子都回家。',
    'meet.hillsSheep': '葡萄园也给神殿加分。'
  },
  board: {
    'rule.challenge': '挑战',
    'preview.challenge': '挑战：只有先完成的一方得分',
    'preview.challengeWon': '挑战落败者回家，不得分'
  }
} satisfies Translation<typeof en>;
