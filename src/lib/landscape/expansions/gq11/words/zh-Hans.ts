import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Games Quarterly 11',
    about: '十块地形少见的普通板块。',
    lesson: '三面的城市。',
    'option.gqHerd': '草地板块有猪群',
    'option.gqHerd.false': '否',
    'option.gqHerd.true': '是',
    'part.pigHerd': '猪群',
    'meet.river2': '同一草地的两个猪群只算一次。'
  },
  board: {
    'score.pigHerd': '猪群',
    'preview.gqHerd': '此板块上的猪{counts, select, yes {算作猪群} other {只是图画，不算猪群}}'
  }
} satisfies Translation<typeof en>;
