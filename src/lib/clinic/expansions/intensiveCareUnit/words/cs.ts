import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Jednotka intenzivní péče',
    about: 'Zvláštní modul, kde jedno ošetření zlepší stav o dva stupně.',
    lesson: 'Stavba intenzivní péče a ošetření červeného pacienta.'
  }
} satisfies Translation<typeof en>;
