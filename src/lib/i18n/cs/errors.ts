import type { Messages } from '../messages.ts';

export default {
  BAD_CONFIG: 'Takto hru připravit nelze.',
  BAD_POSITION: 'Pravidla tuto pozici nedovolují.',
  MALFORMED: 'Tohle není platný tah.',
  NOT_YOUR_TURN: 'Na tahu je někdo jiný.',
  NOT_AWAITED: 'Hra čeká na něco jiného.',
  ILLEGAL: 'Pravidla to nedovolují.',
  NOT_IN_PILE: 'Žádné už nezbývají.',
  GAME_OVER: 'Hra skončila.'
} satisfies Messages<'errors'>;
