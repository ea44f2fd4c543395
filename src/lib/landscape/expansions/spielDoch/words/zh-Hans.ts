import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Spiel Doch',
    about: '两块普通板块，也可作为起始。',
    lesson: '普通板块。',
    'option.spielDochStart': '这两块作为起始',
    'option.spielDochStart.false': '否',
    'option.spielDochStart.true': '是'
  }
} satisfies Translation<typeof en>;
