import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Dílna údržby',
    about: 'Údržbáři snižují náklady na provoz místností.',
    lesson: 'Najmutí údržbáře a co se ušetří.'
  }
} satisfies Translation<typeof en>;
