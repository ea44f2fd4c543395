import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    city: 'Das Darmstadtium',
    'city.1': 'Eine fertige Stadt mit dem Darmstadtium bringt 3 Punkte mehr. Am Spielende nicht.',
    church: 'Kirchen',
    'church.1':
      'Eine Kirche ist ein Kloster. Wird sie fertig, besetzt oder nicht, bekommt 3 Punkte, wer die meisten Figuren auf ihren neun Feldern hat; bei Gleichstand jeder. Jede Figur zählt einmal, ob groß oder klein, bevor eine heimgeht.',
    'ruling.darmstadtRemovesTwo':
      'Ob zwei Klöster des Grundspiels in der Schachtel bleiben, wie der Verlag rät.'
  },
  learn: {
    lay: 'Eine Kirche in einer Straßenbiegung. Leg sie rechts an.',
    claim: 'Setze einen Mönch.',
    end: 'Ist die Kirche fertig, bringen die meisten Figuren um sie 3 Punkte.'
  }
} satisfies Translation<typeof en>;
