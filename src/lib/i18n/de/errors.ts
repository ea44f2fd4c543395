import type { Messages } from '../messages.ts';

export default {
  BAD_CONFIG: 'So lässt sich das Spiel nicht aufbauen.',
  BAD_POSITION: 'Die Regeln erlauben diese Stellung nicht.',
  MALFORMED: 'Das ist kein gültiger Zug.',
  NOT_YOUR_TURN: 'Jemand anders ist am Zug.',
  NOT_AWAITED: 'Das Spiel wartet gerade auf etwas anderes.',
  ILLEGAL: 'Die Regeln erlauben das nicht.',
  NOT_IN_PILE: 'Davon ist nichts mehr übrig.',
  GAME_OVER: 'Das Spiel ist vorbei.'
} satisfies Messages<'errors'>;
