import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Die Fischer',
    authors: 'Spielerinnen und Spieler von Carcassonne Central',
    about: 'Figuren auf den Abschnitten eines Flusses. Nur mit „Der Fluss“ oder „Der Fluss II“.',
    lesson: 'Ein Fischer an der Quelle.',
    'meet.river1': 'Von der Quelle bis zum See ist es ein Abschnitt.',
    'meet.river2': 'An der Gabelung enden drei Abschnitte; Stadt und Vulkansee schließen die Arme.',
    'meet.naturalDisasters': 'Ein Abschnitt, der die Flut berührt, wird nie fertig.',
    'meet.covid19':
      'Ein Abschnitt ist ein Gebiet, das angesteckt werden kann; er berührt die Wiesen an seinen Ufern.',
    'meet.blackDragon': 'Ein fertiger Abschnitt zählt als ein fertiges Gebiet.',
    'meet.goldmines': 'Ein fertiger Abschnitt nimmt das Gold auf seinen Plättchen.'
  },
  board: {
    'score.fishermen': 'Fische',
    'score.river': 'Fluss'
  }
} satisfies Translation<typeof en>;
