import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Die Windrosen',
    about: 'Ein Plättchen mit einer Viertelrose bringt 3 Punkte, wenn es in seinem Viertel der Karte liegt.',
    lesson: 'Eine Viertelrose.',
    'meet.river1': 'Der Fluss beginnt an einer Quelle unter dem Plättchen mit der Rose.',
    'meet.naturalDisasters': 'Ein Meteor kann die blaue Rose treffen: Dann gilt wieder die orange.',
    'meet.blackDragon': 'Punkte einer Rose zählen für die 50.'
  },
  board: {
    'score.windRose': 'Windrose',
    'rule.windRose': 'Windrosen',
    'preview.windRose': 'Ab hier gehen die Viertel von dieser Rose aus'
  }
} satisfies Translation<typeof en>;
