/** Why an input is refused. The list is closed: the UI translates each code. */
export type RefusalCode =
  | 'BAD_CONFIG' // invalid game configuration
  | 'BAD_POSITION' // an illegal given position
  | 'MALFORMED' // not a valid action or draw
  | 'NOT_YOUR_TURN' // another seat is awaited
  | 'NOT_AWAITED' // this kind of step (a draw, this verb) is not awaited now
  | 'ILLEGAL' // awaited, but the rules forbid it here
  | 'NOT_IN_PILE' // the pile no longer contains it
  | 'GAME_OVER'; // the game is over

/** Thrown for an input the rules refuse; the state is unchanged then. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly code: RefusalCode,
    message: string
  ) {
    super(message);
  }
}
