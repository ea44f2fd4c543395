import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    unit: 'Intensivstation',
    'unit.1':
      'Die Station ist ein Sondermodul mit einem Bett und einem Platz für einen Arzt. Sie behandelt Patienten jeder Abteilung, deren Zentrale ihr habt.',
    'unit.2':
      'Eine Behandlung verbessert um zwei Stufen und bringt den Unterschied der Einnahmen. Wer dadurch nicht gesund wird, bleibt und wird in dieser Runde nicht kränker.',
    'ruling.intensiveCareNumbers':
      'Bekannt: Sie verbessert um zwei Stufen, und es gibt drei. Preis, Bett, Plätze und Einnahmen sind unsere Wahl.'
  },
  learn: {
    build: 'Baue die Intensivstation auf das Dach deiner Zentrale.',
    move: 'Schicke deinen roten Arzt und den roten Patienten dorthin. Rot behandelt Rot ohne Pflegekraft.',
    better: 'Der Patient ist jetzt gelb und bleibt. Du hast den Unterschied verdient: 30 $ weniger 12 $.',
    end: 'Nächste Runde heilt ein gelber Arzt den Patienten ohne Pflegekraft. Die Intensivstation rettet, für wen kein Arzt gut genug ist.'
  }
} satisfies Translation<typeof en>;
