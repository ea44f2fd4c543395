import { fromBase64url, toBase64url } from '../../net/link/base64url.ts';
import { systemClock } from '../../net/transport/clock.ts';
import type { Entry } from '../../table/log/entry.ts';
import type { PartyId } from '../../table/header.ts';
import { isReadable, LetterError, readLetter, writeLetter, type Gap } from '../../table/record/letter.ts';
import { unsentBy } from '../../table/fold/reach.ts';
import type { Table } from '../../table/fold/table.ts';
import { takeBounded } from './takeBounded.ts';

/** Result of reading turns from a link or a file; the UI translates it. */
export type News =
  | { readonly kind: 'taken'; readonly entries: number }
  /** All entries were known. */
  | { readonly kind: 'known' }
  /** Stored until the preceding entries arrive. */
  | { readonly kind: 'missing'; readonly entries: number; readonly gaps: readonly Gap[] }
  | { readonly kind: 'forged'; readonly parties: readonly PartyId[] }
  | { readonly kind: 'apart' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Turns that other parties may lack. */
export interface Outgoing {
  /** Their recipients, ascending. */
  readonly parties: readonly PartyId[];
  /** The recipients that are not connected. */
  readonly away: readonly PartyId[];
  /** The recipients who have to answer a step that was signed while they were not connected. */
  readonly waiting: readonly PartyId[];
  /** Includes entries of other parties: own ones alone would be shorter. */
  readonly mixed: boolean;
}

export interface LettersOptions {
  readonly table: Table;
  /** Null for a spectator. */
  readonly party: PartyId | null;
  readonly isHere: (party: PartyId) => boolean;
  /** Stores entries on this device and sends them to the connected peers. */
  readonly keep: (entries: readonly Entry[]) => Promise<void>;
  /** Stored letters that wait for preceding entries. */
  readonly waiting: () => readonly string[];
  readonly putWaiting: (letters: readonly string[]) => Promise<void>;
}

/**
 * Only after this many ms a connected party counts as having received what was sent: a broken connection may
 * still seem open.
 */
const SETTLED_MS = 4_000;

/** Entries that no game waits for. */
const QUIET: readonly string[] = ['sit', 'end'];

/** Limit of waiting letters, against spam. */
const MAX_WAITING = 8;

/** Turns sent as links and files between people who are never online at the same time. */
export class Letters {
  /** Result of the last letter, until it is dismissed. */
  news = $state.raw<News | null>(null);
  /** Turns that can be sent now; null when no party lacks an entry of this device. */
  outgoing = $state.raw<Outgoing | null>(null);

  /** Length of the own log that each party received over the network while this page was open. */
  private readonly reached = new Map<PartyId, number>();
  /** Length of the own log when it was last sent to each connected party, and the time. */
  private readonly sent = new Map<PartyId, { readonly length: number; readonly at: number }>();

  /** Whether storing the waiting letters succeeded the last time. */
  private isStored = true;

  constructor(private readonly options: LettersOptions) {}

  /** Reads a letter from a link; any failure is reported in {@link news}. */
  async take(text: string): Promise<void> {
    try {
      this.news = await this.read(text);
    } catch (error) {
      this.news = { kind: 'failed', error };
    }
  }

  /** Tries the waiting letters again. */
  async retry(): Promise<void> {
    for (const text of this.options.waiting()) {
      const news = await this.read(text);
      if (news.kind === 'taken') this.news = news;
    }
  }

  /** Recomputes what the other parties may lack. */
  show(): void {
    const { table, party, isHere } = this.options;
    if (party === null || table.snapshot.seating.parties[party]?.status !== 'seated') {
      this.outgoing = null;
      return;
    }
    this.noteReached(party);
    const { entries, parties } = unsentBy(table, party);
    const away = parties.filter((other) => !isHere(other));
    const steps = entries.filter(({ party: by, body }) => by === party && !QUIET.includes(body.kind));
    const isBehind = (other: PartyId) => steps.some(({ index }) => index >= (this.reached.get(other) ?? 0));
    this.outgoing =
      parties.length === 0
        ? null
        : {
            parties,
            away,
            waiting: away.filter(isBehind),
            mixed: entries.some((entry) => entry.party !== party)
          };
  }

  /** The letter to all parties that may lack entries; with `alone` only this device's own. Null where nobody could read it. */
  write(alone: boolean): Uint8Array | null {
    const { table, party } = this.options;
    const { entries, withHeader } = unsentBy(table, party ?? -1);
    const chosen = alone ? entries.filter((entry) => entry.party === party) : entries;
    const letter = writeLetter(table, chosen, withHeader);
    return isReadable(letter) ? letter : null;
  }

  /** Updates what the connected parties hold of this device's log. */
  private noteReached(party: PartyId): void {
    const { table, isHere } = this.options;
    const now = systemClock.now();
    for (const [other, { log }] of table.snapshot.seating.parties.entries()) {
      if (other === party || log.forked) continue;
      if (!isHere(other)) {
        this.sent.delete(other);
        continue;
      }
      const sent = this.sent.get(other);
      if (sent && now - sent.at < SETTLED_MS) continue;
      if (sent) this.reached.set(other, sent.length);
      this.sent.set(other, { length: table.snapshot.seating.parties[party].log.size, at: now });
    }
  }

  private async read(text: string): Promise<News> {
    const { table, keep } = this.options;
    const bytes = fromBase64url(text);
    if (!bytes) throw new LetterError('DAMAGED', 'This turn is not complete, or was changed on its way.');
    const { accepted, missing, forged, apart } = await takeBounded(table, readLetter(bytes));
    await keep(accepted);
    await this.wait(toBase64url(bytes), missing.length > 0);
    if (apart) return { kind: 'apart' };
    if (forged.length > 0) return { kind: 'forged', parties: forged };
    if (missing.length > 0) return { kind: 'missing', entries: accepted.length, gaps: missing };
    return accepted.length > 0 ? { kind: 'taken', entries: accepted.length } : { kind: 'known' };
  }

  private async wait(letter: string, still: boolean): Promise<void> {
    const { waiting, putWaiting } = this.options;
    const known = waiting();
    // Tried at all entries that arrive: what is stored already is not stored again.
    if (known.includes(letter) === still && this.isStored) return;
    const others = known.filter((other) => other !== letter);
    this.isStored = false;
    await putWaiting(still ? [...others, letter].slice(-MAX_WAITING) : others);
    this.isStored = true;
  }
}
