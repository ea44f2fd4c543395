import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: '维修间',
    about: '维修工降低房间的维护费。',
    lesson: '雇用维修工，看看能省多少。'
  },
  clinic: {
    'score.salary.janitor': '维修工',
    'score.upkeep.janitors': '维修工节省',
    'score.score.janitor': '维修工'
  }
} satisfies Translation<typeof en>;
