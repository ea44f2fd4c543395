/** Every reason an input can be refused for. The list is closed: screens translate each code. */
export type RefusalCode =
  | 'BAD_CONFIG' // the game cannot be set up like this
  | 'BAD_POSITION' // a hand-made position the table forbids
  | 'MALFORMED' // not an action or draw at all
  | 'NOT_YOUR_TURN' // another seat is awaited
  | 'NOT_AWAITED' // this kind of step (a draw, this verb) is not awaited now
  | 'ILLEGAL' // awaited, but the rules forbid it here
  | 'NOT_IN_PILE' // the pile no longer holds that
  | 'GAME_OVER'; // nothing is awaited any more

/** Thrown for an input the rules refuse; the state it was meant for is unchanged. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly code: RefusalCode,
    message: string
  ) {
    super(message);
  }
}
