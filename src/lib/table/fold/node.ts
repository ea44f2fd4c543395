import type { GameEvent, Input, Seat } from '../../kernel/game.ts';
import type { Cut, Entry } from '../log/entry.ts';
import type { Header, PartyId } from '../header.ts';
import type { Log } from '../log/log.ts';

/** One party at some position. */
export interface PartyState {
  readonly key: Uint8Array;
  readonly tip: Uint8Array;
  readonly name: string;
  /** Its party id in the header; for a party that returned with a new key, the id of the old one. */
  readonly origin: PartyId;
  readonly status: 'seated' | 'cut' | 'left';
  /** The host of a cut party's bots, who may return its seats. */
  readonly host: PartyId | null;
  readonly log: Log;
}

/** Which party speaks for which seat. */
export interface Seating {
  readonly parties: readonly PartyState[];
  /** The party that answers for each seat; null for a silent seat. */
  readonly speakers: readonly (PartyId | null)[];
}

/** The seating in which a table begins. */
export function seatingOf(header: Header, logFor: (party: PartyId, key: Uint8Array) => Log): Seating {
  return {
    parties: header.parties.map((info, party) => ({
      ...info,
      origin: party,
      status: 'seated',
      host: null,
      log: logFor(party, info.key)
    })),
    speakers: header.seats.map(({ party }) => party)
  };
}

/** What the table awaits. */
export type Ask =
  | {
      readonly kind: 'choice';
      /** `do` openly; in secret between parties first `hide`, then `show`. */
      readonly stage: 'do' | 'hide' | 'show';
      /** All seats the game asks, ascending. */
      readonly seats: readonly Seat[];
      /** Seats whose entry counts here; the others get the game's default. */
      readonly pending: readonly Seat[];
      /** Transcript hashes an answer may name: the current one, and earlier ones if parties were cut since. */
      readonly accepts: readonly string[];
      /** Commitments of the preceding `hide` stage. */
      readonly hidden: ReadonlyMap<Seat, { readonly hidden: string; readonly hash: string }>;
    }
  | {
      readonly kind: 'draw';
      readonly stage: 'ask' | 'witness' | 'draw';
      readonly number: number;
      /** Name of the game's pile; `first` for the lot that chooses the starting seat. */
      readonly pile: string;
      /** The seat the game names, and the party that draws for it. */
      readonly seat: Seat;
      readonly drawer: PartyId;
      /** Parties that may be named as witness or must witness, ascending. */
      readonly witnesses: readonly PartyId[];
      readonly links: ReadonlyMap<PartyId, Uint8Array>;
      /** Witnesses that a vote passed over for this draw. */
      readonly passed: readonly PartyId[];
    }
  | { readonly kind: 'over' }
  /** Nothing can fold any more: links used up, no party left, or a game that breaks its contract. */
  | { readonly kind: 'halt'; readonly reason: 'spent' | 'deserted' | 'broken' };

/** How a node's game state derives from an earlier one. */
export interface Change {
  readonly base: 'previous' | { readonly first: Seat } | { readonly back: number };
  readonly inputs: readonly Input[];
}

/** How a node was reached. */
export type Via =
  | { readonly kind: 'start' }
  | { readonly kind: 'answers'; readonly entries: readonly Entry[] }
  | { readonly kind: 'cut'; readonly cuts: readonly Cut[]; readonly vote: string };

/** An outcome that came from a draw's value. */
export interface Drawn {
  readonly number: number;
  readonly count: number;
  readonly pile: string;
  readonly outcome: string;
}

/** One position of the fold. Nodes are immutable except that `state` may be dropped and recomputed. */
export interface Node {
  readonly parent: Node | null;
  readonly position: number;
  /** Transcript hash, hex. */
  readonly hash: string;
  readonly via: Via;
  readonly seating: Seating;
  /** Per party the last folded entry. */
  readonly lastEntries: readonly (Entry | null)[];
  /** Number of the next draw. */
  readonly draw: number;
  readonly ask: Ask;
  readonly change: Change;
  readonly events: readonly GameEvent[];
  readonly drawn: readonly Drawn[];
  /** The game's state, null before the lot is drawn; undefined once dropped. Read-only. */
  state: unknown;
}

/** One awaited entry: its party, and its seat (null where the party answers for itself). */
export interface Slot {
  readonly party: PartyId;
  readonly seat: Seat | null;
}

/** The slots of the awaited entries, in transcript order. */
export function slotsOf(ask: Ask, seating: Seating): Slot[] {
  if (ask.kind === 'choice')
    return ask.pending.flatMap((seat) => {
      const party = seating.speakers[seat];
      return party === null ? [] : [{ party, seat }];
    });
  if (ask.kind !== 'draw') return [];
  if (ask.stage === 'witness')
    return ask.witnesses.filter((party) => !ask.links.has(party)).map((party) => ({ party, seat: null }));
  return [{ party: ask.drawer, seat: seating.speakers[ask.seat] === ask.drawer ? ask.seat : null }];
}

/** True where exactly one seat decides: only there may a `do` show a link or a takeback be requested. */
export function isLone(ask: Ask): boolean {
  return ask.kind === 'choice' && ask.seats.length === 1;
}

/** Parties still at the table, ascending. */
export function seatedParties(seating: Seating): PartyId[] {
  return seating.parties.flatMap((party, id) => (party.status === 'seated' ? [id] : []));
}

/** Whether `count` parties are more than half of those seated: the one majority of the protocol. */
export function isMost(seating: Seating, count: number): boolean {
  return count * 2 > seatedParties(seating).length;
}

/** Makes `party` the speaker of the seats that `affected` picks. */
export function speakFor(
  seating: Seating,
  affected: (seat: Seat) => boolean,
  party: PartyId | null
): Seating {
  const speakers = seating.speakers.map((speaker, seat) => (affected(seat) ? party : speaker));
  const parties = seating.parties.map((state, id) =>
    state.status === 'seated' && !speakers.includes(id) ? { ...state, status: 'left' as const } : state
  );
  return { parties, speakers };
}
