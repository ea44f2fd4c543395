import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    unit: 'Intensivstation',
    'unit.1':
      'Die Station ist ein Sonderraum mit einem Bett und einem Platz für einen Arzt. Sie behandelt Patienten jedes Fachs, für das du ein Fachzentrum hast.',
    'unit.2':
      'Eine Behandlung macht den Patienten zwei Stufen gesünder und bringt den Unterschied der Einnahmen. Wer dadurch nicht gesund wird, bleibt und wird in dieser Runde nicht kränker.',
    'ruling.intensiveCareNumbers':
      'Bekannt: Sie macht Patienten zwei Stufen gesünder, und es gibt drei. Preis, Bett, Plätze und Einnahmen haben wir festgelegt.'
  },
  learn: {
    build: 'Baue die Intensivstation über dein Fachzentrum der Psychiatrie.',
    move: 'Die Kardiologie hat keinen Behandlungsraum. Schick deinen roten Arzt und den roten Patienten auf die Intensivstation: Rot behandelt Rot ohne Pflegekraft.',
    better: 'Der Patient ist jetzt gelb und bleibt. Du hast den Unterschied verdient: $30 weniger $12.',
    end: 'Nächste Runde heilt ein gelber Arzt den Patienten ohne Pflegekraft. Die Intensivstation rettet Patienten, für die kein Arzt gut genug ist.'
  }
} satisfies Translation<typeof en>;
