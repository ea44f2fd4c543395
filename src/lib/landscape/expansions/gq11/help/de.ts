import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    tiles: 'Zehn Plättchen mehr',
    'tiles.1': 'Die Plättchen bringen keine eigenen Regeln.',
    'ruling.gqHerd':
      'Ob das Plättchen, das ganz Wiese ist, als Schweineherde zählt: 1 Punkt mehr für jede fertige Stadt an seiner Wiese. Der Verlag sagt nein.'
  },
  learn: {
    lay: 'Eine Stadt an drei Seiten mit einer Straße hinaus. Leg sie oben an die Stadt des Startplättchens.',
    claim: 'Besetze die Stadt.',
    end: 'Die zehn Plättchen spielen sich wie alle anderen.'
  }
} satisfies Translation<typeof en>;
