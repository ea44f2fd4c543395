/** Sentences for what was refused. The codes are the kernel's closed list. */
export default {
  BAD_CONFIG: 'The game cannot be set up like this.',
  BAD_POSITION: 'The rules do not allow this position.',
  MALFORMED: 'This is not a valid move.',
  NOT_YOUR_TURN: 'It is another player’s turn.',
  NOT_AWAITED: 'The game is waiting for something else.',
  ILLEGAL: 'The rules do not allow this.',
  NOT_IN_PILE: 'None of these are left.',
  GAME_OVER: 'The game is over.'
} as const;
