import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Games Quarterly 11: Fluss',
    about:
      'Zwei Plättchen für „Der Fluss“ oder „Der Fluss II“: eine Quelle mit Straße und Wasser zwischen zwei Städten.',
    lesson: 'Eine Quelle mit Straße.',
    'meet.river1': 'Die Quelle mit der Straße ersetzt die andere.',
    'meet.river2': 'Die Quelle mit der Straße ersetzt die andere.'
  }
} satisfies Translation<typeof en>;
