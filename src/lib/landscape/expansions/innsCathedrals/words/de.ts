import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Wirtshäuser und Kathedralen',
    about:
      'Wirtshäuser und Kathedralen erhöhen den Einsatz: fertig mehr wert, unfertig nichts. Dazu ein großer Meeple, der als zwei zählt.',
    lesson: 'Ein Wirtshaus an der Straße und der große Meeple.',
    'option.innsAtEnd': 'Unfertige Straße mit Wirtshaus, Stadt mit Kathedrale',
    'option.innsAtEnd.nothing': 'bringt nichts',
    'option.innsAtEnd.plain': 'zählt wie jede andere',
    'part.largeFollower': 'Großer Meeple',
    'part.inn': 'Wirtshäuser',
    'part.cathedral': 'Kathedralen',
    'meet.naturalDisasters':
      'Eine überflutete Straße mit Wirtshaus wird nie fertig und bringt am Ende nichts.'
  },
  board: {
    'figure.largeFollower': 'großer Meeple',
    'score.inn': 'Wirtshaus',
    'score.cathedral': 'Kathedrale'
  }
} satisfies Translation<typeof en>;
