import type { Messages } from '../messages.ts';

export default {
  BAD_CONFIG: 'La partida no se puede preparar así.',
  BAD_POSITION: 'Las reglas no permiten esta posición.',
  MALFORMED: 'Esta jugada no es válida.',
  NOT_YOUR_TURN: 'Es el turno de otro jugador.',
  NOT_AWAITED: 'La partida espera otra cosa.',
  ILLEGAL: 'Las reglas no lo permiten.',
  NOT_IN_PILE: 'No queda ninguno.',
  GAME_OVER: 'La partida ha terminado.'
} satisfies Messages<'errors'>;
