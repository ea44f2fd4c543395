/** Every reason this room refuses something. The list is closed: screens translate each code. */
export type TableErrorCode =
  | 'MALFORMED' // bytes that are no canonical, bounded value of the expected shape
  | 'BAD_HEADER' // a header that breaks a rule of the protocol
  | 'UNKNOWN_GAME' // the game or one of its expansions is not here
  | 'BAD_KEY' // a public key nobody may sit down with
  | 'WRONG_KEY' // key or chain are not those of this party
  | 'NOT_SEATED' // this device speaks for no such party or seat
  | 'NOT_AWAITED' // the table does not wait for this answer now
  | 'ILLEGAL' // awaited, but the rules or the protocol forbid it
  | 'WAITS' // this party sealed a vote and must first see it decided
  | 'UNCONFIRMED' // a restored device that has not been shown its own log yet
  | 'NO_MAJORITY' // too few consents or votes
  | 'BAD_RECORD' // a file that is no record, or a damaged one
  | 'NOT_BEGUN'; // a table without a header yet: nobody has signed anything

/** Thrown for what this room refuses; nothing has changed when it is. */
export class TableError extends Error {
  override readonly name = 'TableError';
  constructor(
    readonly code: TableErrorCode,
    message: string
  ) {
    super(message);
  }
}
