import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Dílna údržby',
    about: 'Údržbáři snižují náklady na údržbu tvých místností.',
    lesson: 'Najmutí údržbáře a co se ušetří.'
  },
  clinic: {
    'score.salary.janitor': 'údržbáři',
    'score.upkeep.janitors': 'ušetřili údržbáři',
    'score.score.janitor': 'údržbáři'
  }
} satisfies Translation<typeof en>;
