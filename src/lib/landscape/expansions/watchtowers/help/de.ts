import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    tower: 'Wachtürme',
    'tower.1':
      'Wird eine Straße oder Stadt fertig, bringt jede Figur darin, die auf dem Plättchen eines Turms steht, ihrem Besitzer den Bonus des Turms: vor der Wertung und auch ohne Mehrheit.',
    'tower.2':
      'Die Tafel am Turm zeigt, was auf seinen neun Feldern zählt: 2 Punkte für jede Figur, von wem auch immer, 2 für jedes Wappen, 3 für jedes Kloster oder 1 für jedes Plättchen mit Straße oder mit Stadt.',
    'tower.3': 'Bauern und Mönche auf dem Plättchen bringen keinen Bonus, die Schlusswertung auch nicht.'
  },
  learn: {
    lay: 'Dieser Turm zählt Plättchen mit Stadt. Schließe damit die Stadt.',
    claim: 'Setze einen Ritter darauf.',
    scored: '4 Punkte für die Stadt und 2 für die zwei Plättchen mit Stadt um den Turm.',
    end: 'Jede Figur auf dem Plättchen eines Turms bringt den Bonus, wenn ihre Straße oder Stadt fertig ist.'
  }
} satisfies Translation<typeof en>;
