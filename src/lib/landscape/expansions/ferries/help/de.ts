import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    ferries: 'Fähren',
    'ferries.1':
      'Jede Straße eines Seeplättchens endet am See. Zuerst darfst du eine Figur auf eine davon setzen. Dann musst du eine Fähre legen, die zwei von ihnen zu einer Straße verbindet. Die anderen sind abgeschlossen.',
    'ferries.2':
      'Verlängert dein Plättchen eine Straße mit einer Fähre, darfst du in jeder Richtung die erste Fähre dieser Straße drehen, jede einmal, sodass sie zwei andere Straßen ihres Sees verbindet. Eine Straße, die nur an einem See endet, hat keine Fähre.',
    'ferries.3':
      'Was eine Fähre schließt, ist durch das Plättchen dieses Zugs fertig. Ein See zählt in jeder Straße, die ihn erreicht, einmal und ist kein Wirtshaus.'
  },
  learn: {
    lay: 'Leg diesen See rechts an.',
    ferry: 'Die Fähre soll die Straße von Westen mit der nach Süden verbinden.',
    end: 'Die Straße nach Osten endet jetzt am See.'
  }
} satisfies Translation<typeof en>;
