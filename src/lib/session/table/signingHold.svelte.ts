import type { PartyId } from '../../table/header.ts';
import type { Table } from '../../table/fold/table.ts';
import type { Writer } from '../../table/writer.ts';
import type { Talk } from '../parties/messages.ts';

/** Why this device must not sign for its seats. */
export type Hold = 'unconfirmed' | 'twin';

export interface SigningHoldOptions {
  readonly table: Table;
  /** Null for somebody who only looks on, and signs nothing. */
  readonly writer: Writer | null;
  /** The party with a key, given as base64url. */
  readonly partyOf: (key: string | null) => PartyId | null;
  /** Whether somebody else with the key of this party is here. */
  readonly isHere: (party: PartyId) => boolean;
  /** Whether the seat came here from another device, which may have signed more than is known here. */
  readonly isCopied: () => boolean;
}

/** Whether this device may sign: not while another one has its key, nor before its log is known to be whole. */
export class SigningHold {
  why = $state<Hold | null>(null);
  /** Longest length of the own log another party has told of. */
  private reported: number | null = null;

  constructor(private readonly options: SigningHoldOptions) {}

  /** Tells newcomers how much of every log is here, and learns how long the own one is elsewhere; ends it all. */
  exchange(talk: Talk, learned: () => void): () => void {
    const { table, partyOf, writer } = this.options;
    const tell = (ask: boolean, peer?: string) => talk.send({ say: 'heads', heads: table.heads, ask }, peer);
    // What was said before this table was open has been missed.
    tell(true);
    const stops = [
      talk.onArrival((peer) => tell(false, peer)),
      talk.onMessage(({ key, peer }, message) => {
        if (message.say !== 'heads') return;
        if (message.ask) tell(false, peer);
        const from = partyOf(key);
        if (from === null || !writer || from === writer.party) return;
        this.reported = Math.max(this.reported ?? 0, message.heads[writer.party] ?? 0);
        learned();
      })
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** By mail all others have said how much of this device's log they hold: at most this much. */
  report(length: number): void {
    this.reported = Math.max(this.reported ?? 0, length);
  }

  /** Looks anew. */
  look(): void {
    const { table, writer, isHere, isCopied } = this.options;
    const { reported } = this;
    if (!writer) return;
    if (isHere(writer.party)) {
      this.why = 'twin';
      return;
    }
    if (reported !== null) writer.confirm(reported);
    const { log } = table.fold.tip.seating.parties[writer.party];
    const whole = reported !== null && log.size >= reported && log.held === log.size;
    this.why = isCopied() && table.header.parties.length > 1 && !whole ? 'unconfirmed' : null;
  }
}
