import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: '风玫瑰',
    about: '有象限标记的板块放在自己的象限内得 3 分。',
    lesson: '象限标记。',
    'meet.river1': '河流从风玫瑰板块下方的泉源开始。',
    'meet.naturalDisasters': '陨石可能击中蓝色玫瑰：橙色的重新生效。',
    'meet.blackDragon': '风玫瑰的分数计入 50 分。'
  },
  board: {
    'score.windRose': '风玫瑰',
    'rule.windRose': '风玫瑰',
    'preview.windRose': '此后象限以这个风玫瑰为准'
  }
} satisfies Translation<typeof en>;
