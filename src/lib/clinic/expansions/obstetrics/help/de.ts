import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    women: 'Schwangere',
    'women.1':
      'Drei Schwangere warten für alle. Für einen Reihenpunkt nimmst du eine in einem Fach auf, für das du ein Fachzentrum hast, mit freiem Platz und Parkplatz.',
    'women.2':
      'Sie wird wie ein weißer Patient behandelt. Unbehandelt geht sie am Ende der Betriebsphase, das kostet 2 Ansehen.',
    'ruling.obstetricsNumbers':
      'Bekannt: Es gibt drei, und sie müssen in der Runde ihrer Ankunft behandelt werden. Wie sie kommen, auf welcher Stufe sie stehen und was ihr Gehen kostet, haben wir festgelegt.'
  },
  learn: {
    admit: 'Nimm die Schwangere in der Psychiatrie auf. Das kostet einen Reihenpunkt.',
    move: 'Sie muss jetzt behandelt werden. Dein weißer Arzt braucht keine Pflegekraft: Nimm den Vorschlag an.',
    paid: 'Sie ist nach Hause gegangen, und du hast $6 verdient.',
    end: 'Nimm eine Schwangere nur auf, wenn diese Runde ein Arzt und ein Bett frei sind.'
  }
} satisfies Translation<typeof en>;
