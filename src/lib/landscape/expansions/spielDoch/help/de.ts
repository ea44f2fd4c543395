import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    tiles: 'Zwei Plättchen mehr',
    'tiles.1': 'Die Plättchen bringen keine eigenen Regeln.',
    'ruling.spielDochStart':
      'Ob die zwei Plättchen am Anfang statt des Startplättchens liegen. Ein Fluss oder eine Windrose geht vor.'
  },
  learn: {
    lay: 'Leg diese Kreuzung rechts an den Start.',
    claim: 'Besetze die Straße im Süden.',
    end: 'Die zwei Plättchen spielen sich wie alle anderen.'
  }
} satisfies Translation<typeof en>;
