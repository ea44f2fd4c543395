import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Games Quarterly 11：河流',
    about: '用于河流或河流 II 的两块板块：带道路的泉源，两座城市之间的水。',
    lesson: '带道路的泉源。',
    'meet.river1': '带道路的泉源代替另一个。',
    'meet.river2': '带道路的泉源代替另一个。'
  }
} satisfies Translation<typeof en>;
