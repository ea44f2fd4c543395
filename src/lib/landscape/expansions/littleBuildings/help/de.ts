import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    buildings: 'Kleine Gebäude',
    'buildings.1':
      'Statt einer Figur darfst du eines deiner Gebäude auf das Plättchen stellen, das du gerade gelegt hast. Von da an gehört es niemandem und bleibt stehen.',
    'buildings.2':
      'Wer eine Straße, Stadt oder Wiese wertet, bekommt 1 Punkt mehr für jedes Gebäude auf ihren Plättchen; ein Kloster oder Garten zählt die auf seinen neun Feldern. Nichts verdoppelt oder halbiert diese Punkte.',
    'buildings.3':
      'Alle haben von jeder Art gleich viele: allein sechs, zu zweit drei, zu dritt zwei, mit mehr Leuten eines.',
    'ruling.littleBuildings': 'In der Variante bringt ein Turm 3 Punkte, ein Haus 2 und ein Schuppen 1.'
  },
  learn: {
    lay: 'Leg dieses Plättchen rechts an.',
    build: 'Stell statt eines Meeples einen Schuppen darauf.',
    end: 'Jedes Gebiet auf diesem Plättchen ist einen Punkt mehr wert.'
  }
} satisfies Translation<typeof en>;
