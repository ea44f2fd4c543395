import type { Messages } from '../messages.ts';

export default {
  title: 'Üben',
  about: 'Spiel alle Plätze auf diesem Gerät selbst: Nichts wird gesendet, nichts gespeichert.',
  players: 'Mitspieler',
  with: 'Spielen mit',
  start: 'Beginnen',
  again: 'Noch einmal',
  leave: 'Tisch verlassen',
  names: 'Ada, Ben, Clara, Dirk, Eva, Finn',
  failed: 'Das ließ sich nicht aufbauen: {reason}'
} satisfies Messages<'practice'>;
