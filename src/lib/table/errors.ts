/** Why `table` refuses something. The list is closed: the UI translates each code. */
export type TableErrorCode =
  | 'MALFORMED' // bytes that are not a canonical, bounded value of the expected shape
  | 'BAD_HEADER' // a header that breaks a rule of the protocol
  | 'UNKNOWN_GAME' // the game or one of its expansions is not installed
  | 'BAD_KEY' // an invalid public key
  | 'WRONG_KEY' // key or chain do not belong to this party
  | 'NOT_SEATED' // this device speaks for no such party or seat
  | 'NOT_AWAITED' // the table does not await this answer now
  | 'ILLEGAL' // awaited, but the rules or the protocol forbid it
  | 'WAITS' // this party sealed a vote and must wait for its result
  | 'UNCONFIRMED' // a restored device that has not received its own log yet
  | 'NO_MAJORITY' // too few consents or votes
  | 'BAD_RECORD' // not a record file, or a damaged one
  | 'NOT_BEGUN'; // a table without a header: no party has signed yet

/** Thrown when `table` refuses something; nothing has changed then. */
export class TableError extends Error {
  override readonly name = 'TableError';
  constructor(
    readonly code: TableErrorCode,
    message: string
  ) {
    super(message);
  }
}
