import type { Messages } from '../messages.ts';

export default {
  BAD_CONFIG: 'La partie ne peut pas être préparée ainsi.',
  BAD_POSITION: 'Les règles interdisent cette position.',
  MALFORMED: 'Ce n’est pas un coup.',
  NOT_YOUR_TURN: 'C’est à quelqu’un d’autre de jouer.',
  NOT_AWAITED: 'Ce n’est pas ce que le jeu attend.',
  ILLEGAL: 'Les règles l’interdisent ici.',
  NOT_IN_PILE: 'Il n’en reste plus.',
  GAME_OVER: 'La partie est finie.'
} satisfies Messages<'errors'>;
