import type { Messages } from '../messages.ts';

export default {
  BAD_CONFIG: 'La partida no se puede preparar así.',
  BAD_POSITION: 'Las reglas prohíben esta posición.',
  MALFORMED: 'Esto no es una jugada.',
  NOT_YOUR_TURN: 'Le toca a otra persona.',
  NOT_AWAITED: 'No es lo que el juego espera ahora.',
  ILLEGAL: 'Las reglas lo prohíben aquí.',
  NOT_IN_PILE: 'No queda ninguno.',
  GAME_OVER: 'La partida ha terminado.'
} satisfies Messages<'errors'>;
