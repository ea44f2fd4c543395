import { fromBase64url, toBase64url } from '../../net/link/base64url.ts';
import type { Entry } from '../../table/log/entry.ts';
import type { PartyId } from '../../table/header.ts';
import { LetterError, readLetter, takeLetter, writeLetter, type Gap } from '../../table/record/letter.ts';
import { unsentBy } from '../../table/fold/reach.ts';
import type { Table } from '../../table/fold/table.ts';

/** What became of turns that came in a link or a file; screens find the words. */
export type News =
  | { readonly kind: 'taken'; readonly entries: number }
  /** All of it was here already. */
  | { readonly kind: 'known' }
  /** Kept until what comes before it is here. */
  | { readonly kind: 'missing'; readonly entries: number; readonly gaps: readonly Gap[] }
  | { readonly kind: 'forged'; readonly parties: readonly PartyId[] }
  | { readonly kind: 'apart' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Turns that somebody may lack. */
export interface Outgoing {
  /** Parties they are for, ascending. */
  readonly parties: readonly PartyId[];
  /** Of these, those that are not connected. */
  readonly away: readonly PartyId[];
  /** Others' entries are among them: own ones alone would be shorter. */
  readonly mixed: boolean;
}

export interface LettersOptions {
  readonly table: Table;
  /** Null for somebody who only looks on. */
  readonly party: PartyId | null;
  readonly isHere: (party: PartyId) => boolean;
  /** Keeps entries on this device and passes them on to whoever is connected. */
  readonly keep: (entries: readonly Entry[]) => Promise<void>;
  /** Letters that wait for what comes before them, as this device keeps them. */
  readonly waiting: () => readonly string[];
  readonly putWaiting: (letters: readonly string[]) => Promise<void>;
}

/** Letters that wait; more would only be somebody else's joke. */
const MAX_WAITING = 8;

/** Turns that travel as links and files between people who are never online at the same time. */
export class Letters {
  /** About the letter read last, until it is read. */
  news = $state.raw<News | null>(null);
  /** What could be sent now; null when nobody lacks anything this device signed. */
  outgoing = $state.raw<Outgoing | null>(null);

  constructor(private readonly options: LettersOptions) {}

  /** Takes a letter as it stands in a link. Whatever is wrong with it becomes {@link news}. */
  async take(text: string): Promise<void> {
    try {
      this.news = await this.read(text);
    } catch (error) {
      this.news = { kind: 'failed', error };
    }
  }

  /** Looks anew whether letters that waited now fit. */
  async retry(): Promise<void> {
    for (const text of this.options.waiting()) {
      const news = await this.read(text);
      if (news.kind === 'taken') this.news = news;
    }
  }

  /** Looks anew at what others may lack. */
  show(): void {
    const { table, party, isHere } = this.options;
    if (party === null || table.snapshot.seating.parties[party]?.status !== 'seated') {
      this.outgoing = null;
      return;
    }
    const { entries, parties } = unsentBy(table, party);
    this.outgoing =
      parties.length === 0
        ? null
        : {
            parties,
            away: parties.filter((other) => !isHere(other)),
            mixed: entries.some((entry) => entry.party !== party)
          };
  }

  /** The letter to all who may lack something, as bytes; with `alone` only what this device signed itself. */
  write(alone: boolean): Uint8Array {
    const { table, party } = this.options;
    const { entries, withHeader } = unsentBy(table, party ?? -1);
    const chosen = alone ? entries.filter((entry) => entry.party === party) : entries;
    return writeLetter(table, chosen, withHeader);
  }

  private async read(text: string): Promise<News> {
    const { table, keep } = this.options;
    const bytes = fromBase64url(text);
    if (!bytes) throw new LetterError('DAMAGED', 'This turn is not complete, or was changed on its way.');
    const { accepted, missing, forged, apart } = takeLetter(table, readLetter(bytes));
    await keep(accepted);
    await this.wait(toBase64url(bytes), missing.length > 0);
    if (apart) return { kind: 'apart' };
    if (forged.length > 0) return { kind: 'forged', parties: forged };
    if (missing.length > 0) return { kind: 'missing', entries: accepted.length, gaps: missing };
    return accepted.length > 0 ? { kind: 'taken', entries: accepted.length } : { kind: 'known' };
  }

  private async wait(letter: string, still: boolean): Promise<void> {
    const { waiting, putWaiting } = this.options;
    const others = waiting().filter((other) => other !== letter);
    if (!still && others.length === waiting().length) return;
    await putWaiting(still ? [...others, letter].slice(-MAX_WAITING) : others);
  }
}
