import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: '旅店与大教堂',
    about: '旅店与大教堂提高赌注：完成得分更多，未完成则不得分。还有一个算作两个的大随从。',
    lesson: '路边的旅店与大随从。',
    'option.innsAtEnd': '未完成的旅店道路、大教堂城市',
    'option.innsAtEnd.nothing': '不得分',
    'option.innsAtEnd.plain': '照常计分',
    'part.largeFollower': '大随从',
    'part.inn': '旅店',
    'part.cathedral': '大教堂',
    'meet.naturalDisasters': '被淹的旅店道路永远无法完成，终局不得分。'
  },
  board: {
    'figure.largeFollower': '大随从',
    'score.inn': '旅店',
    'score.cathedral': '大教堂'
  }
} satisfies Translation<typeof en>;
