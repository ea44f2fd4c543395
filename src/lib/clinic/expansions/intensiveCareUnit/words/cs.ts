import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Jednotka intenzivní péče',
    about: 'Speciální místnost, která pacienty jednou léčbou zlepší o dvě úrovně.',
    lesson: 'Stavba intenzivní péče a léčba červeného pacienta.'
  },
  clinic: {
    'element.intensiveCare': 'Intenzivní péče',
    'about.intensiveCare': 'Zlepší pacienty o dvě úrovně.'
  }
} satisfies Translation<typeof en>;
