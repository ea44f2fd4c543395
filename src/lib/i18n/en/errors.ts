/** Sentences for what was refused. The codes are the kernel's closed list. */
export default {
  BAD_CONFIG: 'The game cannot be set up like this.',
  BAD_POSITION: 'The rules forbid this position.',
  MALFORMED: 'This is not a move.',
  NOT_YOUR_TURN: 'Another player is to move.',
  NOT_AWAITED: 'This is not what the game waits for now.',
  ILLEGAL: 'The rules forbid this here.',
  NOT_IN_PILE: 'None of these are left.',
  GAME_OVER: 'The game is over.'
} as const;
