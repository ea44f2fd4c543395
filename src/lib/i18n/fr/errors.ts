import type { Messages } from '../messages.ts';

export default {
  BAD_CONFIG: 'La partie ne peut pas être préparée ainsi.',
  BAD_POSITION: 'Les règles ne permettent pas cette position.',
  MALFORMED: 'Ce coup n’est pas valable.',
  NOT_YOUR_TURN: 'C’est le tour d’un autre joueur.',
  NOT_AWAITED: 'La partie attend autre chose.',
  ILLEGAL: 'Les règles ne le permettent pas.',
  NOT_IN_PILE: 'Il n’en reste plus.',
  GAME_OVER: 'La partie est finie.'
} satisfies Messages<'errors'>;
