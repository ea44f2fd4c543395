import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    monasteries: 'Besondere Klöster',
    'monasteries.1':
      'In ein besonderes Kloster darfst du eine Figur als Mönch stellen oder als Abt legen. Steht oder liegt dort eine Figur, darf keine andere gesetzt werden.',
    'monasteries.2':
      'Ein Mönch zählt wie in jedem Kloster. Ein Abt bleibt bis zum Ende; dann bringt er 1 Punkt für sein Plättchen und 1 für jedes Plättchen der lückenlosen Reihe und Spalte von ihm aus, in vier Richtungen bis zum ersten leeren Feld.',
    'monasteries.3': 'Mönche und Äbte zählen getrennt. Ein umgebenes Kloster nur mit Äbten ist nicht fertig.',
    'ruling.monasteryTiles':
      'Die sechs gewöhnlichen Klöster des Grundspiels bleiben in der Schachtel oder spielen mit.'
  },
  learn: {
    lay: 'Leg dieses Kloster unter das Startplättchen.',
    abbot: 'Leg einen Meeple als Abt hinein.',
    end: 'Am Ende bringt er Punkte für die Plättchen seiner Reihe und Spalte.'
  }
} satisfies Translation<typeof en>;
