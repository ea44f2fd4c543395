import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    king: 'Der König',
    'king.1':
      'Wer das Plättchen legt, das die erste Stadt fertig macht, nimmt den König und gibt ihn ab, sobald jemand eine größere fertig macht. Wem die Stadt gehört, ist egal; nur Plättchen zählen, keine Wappen.',
    'king.2': 'Am Ende bringt der König 1 Punkt für jede fertige Stadt auf dem Tisch.',
    robber: 'Der Raubritter',
    'robber.1':
      'Der Raubritter geht ebenso mit der längsten fertigen Straße und bringt 1 Punkt für jede fertige Straße.',
    'robber.2': 'Gleiche Größe ändert nichts. Ein Titel wechselt nach der Wertung den Besitzer.',
    'ruling.kingRobber':
      'Was die Titel bringen: am Ende einen Punkt je fertige Stadt oder Straße, eine feste Summe, oder einen Punkt, sooft eine fertig wird, während man sie hat.'
  },
  learn: {
    lay: 'Schließe die Stadt über dem Startplättchen.',
    claim: 'Setze einen Ritter hinein.',
    end: 'Vier Punkte, und du bist König: Das ist die erste fertige Stadt. Mit einer Stadt aus drei Plättchen würde Ben König.'
  }
} satisfies Translation<typeof en>;
