import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Die Fähren',
    about: 'Seen, auf denen eine Fähre zwei der Straßen verbindet und später gedreht werden darf.',
    lesson: 'Eine Fähre über den See.',
    'meet.tradersBuilders':
      'Für eine Straße, die nur eine Fähre verlängert, gibt der Baumeister kein zweites Plättchen; ist er abgeschnitten, geht er heim.',
    'meet.mageWitch': 'Magier und Hexe können sich durch eine Fähre treffen: Dann zieht eine Figur um.',
    'meet.naturalDisasters': 'Ein Meteor auf einem See nimmt die Fähre mit; die Straßen enden am Krater.'
  },
  board: {
    'rule.ferry': 'Fähren',
    'awaits.ferry': '{name}: eine Fähre legen oder drehen',
    'do.ferry': 'Fähre legen',
    'action.ferry': 'Fähre {sides} ({square})',
    'event.ferried': '{name} legt die Fähre: {square}.',
    'decline.ferry': 'Keine drehen',
    'preview.ferry': 'Ihre Straßen sind eine Straße; jedes andere Ende ist abgeschlossen',
    'ask.ferry': '{name}: die Fähre legen',
    'ask.ferryTurn': '{name}: eine Fähre drehen?'
  }
} satisfies Translation<typeof en>;
