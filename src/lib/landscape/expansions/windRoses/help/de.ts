import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    rose: 'Windrosen',
    'rose.1':
      'Das Startplättchen zeigt eine orange Rose. Wer ein Plättchen mit einer Viertelrose in deren Viertel legt, von der Rose aus gesehen, bekommt sofort 3 Punkte. Reihe und Spalte der Rose gehören zu den Vierteln auf beiden Seiten. Wie das Plättchen gedreht ist, spielt keine Rolle.',
    'rose.2':
      'Liegt die blaue Rose, gehen die Viertel von ihr aus, gedreht wie sie liegt: Die Spitze am Rand ist ihr Norden.'
  },
  learn: {
    lay: 'Diese Viertelrose zeigt nach Nordosten. Leg sie im Osten an.',
    end: 'Nordöstlich der Rose: 3 Punkte.'
  }
} satisfies Translation<typeof en>;
