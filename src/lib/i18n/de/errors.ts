import type { Messages } from '../messages.ts';

export default {
  BAD_CONFIG: 'So lässt sich das Spiel nicht aufbauen.',
  BAD_POSITION: 'Diese Stellung verbieten die Regeln.',
  MALFORMED: 'Das ist kein Zug.',
  NOT_YOUR_TURN: 'Jemand anderes ist am Zug.',
  NOT_AWAITED: 'Darauf wartet das Spiel gerade nicht.',
  ILLEGAL: 'Hier verbieten das die Regeln.',
  NOT_IN_PILE: 'Davon ist nichts mehr übrig.',
  GAME_OVER: 'Das Spiel ist vorbei.'
} satisfies Messages<'errors'>;
