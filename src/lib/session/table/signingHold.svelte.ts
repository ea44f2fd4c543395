import type { PartyId } from '../../table/header.ts';
import { seatedParties } from '../../table/fold/node.ts';
import type { Table } from '../../table/fold/table.ts';
import type { Writer } from '../../table/writer.ts';
import type { Talk } from '../parties/messages.ts';

/** Why this device must not sign for its seats. */
export type Hold = 'unconfirmed' | 'twin';

export interface SigningHoldOptions {
  readonly table: Table;
  /** Null for a spectator, who signs nothing. */
  readonly writer: Writer | null;
  /** The party with a key, given as base64url. */
  readonly partyOf: (key: string | null) => PartyId | null;
  /** Whether another device with this party's key is connected. */
  readonly isHere: (party: PartyId) => boolean;
  /** Whether the seat was moved here from another device, which may have signed more entries than are known here. */
  readonly isCopied: () => boolean;
}

/** Whether this device may sign: not while another one uses its key, nor before its log is confirmed complete. */
export class SigningHold {
  why = $state<Hold | null>(null);
  /** Greatest length of the own log that each other party, or the mail of all, reported. */
  private readonly reports = new Map<PartyId | 'mail', number>();
  private ask: () => void = () => undefined;

  constructor(private readonly options: SigningHoldOptions) {}

  /**
   * Sends newcomers the lengths of all logs, and learns the length of the own one from them; returns a stop function.
   */
  exchange(talk: Talk, learned: () => void): () => void {
    const { table, partyOf, writer } = this.options;
    const tell = (ask: boolean, peer?: string) =>
      talk.send({ say: 'heads', heads: table.lengths, ask }, peer);
    // Messages sent before this table was open have been missed.
    this.ask = () => tell(true);
    this.ask();
    const stops = [
      talk.onArrival((peer) => tell(false, peer)),
      talk.onMessage(({ key, peer }, message) => {
        if (message.say !== 'heads') return;
        if (message.ask) tell(false, peer);
        const from = partyOf(key);
        if (from === null || !writer || from === writer.party) return;
        this.keep(from, message.heads[writer.party] ?? 0);
        learned();
      })
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Reports from mail how much of this device's log all others hold: at most this length. */
  report(length: number): void {
    this.keep('mail', length);
  }

  /** Discards what others reported, since another device may have signed after it, and asks them again. */
  doubt(): void {
    this.reports.clear();
    this.ask();
    this.update();
  }

  /** Checks again whether this device may sign. */
  update(): void {
    const { table, writer, isHere, isCopied } = this.options;
    if (!writer) return;
    const reported = this.reported;
    if (isHere(writer.party)) {
      this.why = 'twin';
      return;
    }
    if (reported !== null) writer.confirm(reported);
    const { log } = writer;
    const whole = reported !== null && log.size >= reported && log.held === log.size;
    this.why = isCopied() && table.header.parties.length > 1 && !whole ? 'unconfirmed' : null;
  }

  private keep(from: PartyId | 'mail', length: number): void {
    this.reports.set(from, Math.max(this.reports.get(from) ?? 0, length));
  }

  /** The greatest length reported; null for none. A party that was voted out has no say: it could claim one that nobody has. */
  private get reported(): number | null {
    const seated = seatedParties(this.options.table.fold.tip.seating);
    const counted = [...this.reports].filter(([from]) => from === 'mail' || seated.includes(from));
    return counted.length === 0 ? null : Math.max(...counted.map(([, length]) => length));
  }
}
