import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Games Quarterly 11',
    about: 'Deset obyčejných kartiček s neobvyklou krajinou.',
    lesson: 'Město na třech stranách.',
    'option.gqHerd': 'Kartička s loukou má stádo prasat',
    'option.gqHerd.false': 'ne',
    'option.gqHerd.true': 'ano',
    'part.pigHerd': 'Stádo prasat',
    'meet.river2': 'Dvě stáda na louce se počítají jednou.'
  },
  board: {
    'score.pigHerd': 'stádo prasat',
    'preview.gqHerd':
      'Prasata na této kartičce {counts, select, yes {platí jako stádo} other {jsou jen obrázek, ne stádo}}'
  }
} satisfies Translation<typeof en>;
