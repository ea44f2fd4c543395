import type { Messages } from '../messages.ts';

export default {
  BAD_CONFIG: 'Takto hru připravit nelze.',
  BAD_POSITION: 'Tuto pozici pravidla zakazují.',
  MALFORMED: 'Tohle není tah.',
  NOT_YOUR_TURN: 'Na tahu je někdo jiný.',
  NOT_AWAITED: 'Na to hra teď nečeká.',
  ILLEGAL: 'Tady to pravidla zakazují.',
  NOT_IN_PILE: 'Žádné už nezbývají.',
  GAME_OVER: 'Hra skončila.'
} satisfies Messages<'errors'>;
