import type { SeatBotLevel } from '../bots/bot.ts';
import type { ClockPlan } from './clock/clockPlan.ts';

/**
 * Shapes that the screens around the games need, independent of the implementation. `session` fills them; components
 * take them as props and answer by callbacks.
 */

export type GameId = 'landscape' | 'clinic';

/** Who plays a seat: this person, another person on this device, a guest by link, or a bot hosted here. */
export type SeatKind = 'me' | 'device' | 'friend' | 'bot';

export type { SeatBotLevel };

/** `open`: not taken yet; `away`: not heard for a while; `left`: will not return by itself. */
export type LobbyPresence = 'here' | 'away' | 'open' | 'left';

export interface SeatView {
  readonly seat: number;
  readonly name: string;
  readonly kind: SeatKind;
  readonly presence: LobbyPresence;
}

/** The part of a table's address after `/table/`: it identifies the table and never reaches a server. */
export type Fragment = `#${string}`;

/** One row of "my tables". */
export interface TableSummary {
  readonly id: string;
  readonly fragment: Fragment;
  readonly game: GameId;
  readonly expansions: readonly string[];
  readonly seats: readonly SeatView[];
  readonly phase: 'lobby' | 'playing' | 'over';
  /** The seats awaited now, ascending; empty in the lobby and after the end. */
  readonly awaited: readonly number[];
  /** True when one of them is played on this device. */
  readonly mine: boolean;
  /** Time of the last change, in ms since 1970. */
  readonly touched: number;
}

/** Which draws need a second party's witness, from fastest to strictest. */
export type WitnessPolicy = 'named' | 'next' | 'all';

/** `live`: all players are online together. `days`: each opens the table when they can, and the first seat is fixed. */
export type Pace = 'live' | 'days';

/** Aids on the board; agreed for the whole table in the lobby, since they affect the game. */
export interface Aids {
  readonly preview: boolean;
  readonly remaining: boolean;
  readonly deadCells: boolean;
  readonly fieldOwners: boolean;
  /** A player may ask a bot for a hint. */
  readonly hint: boolean;
  /** During the game a player may try variations and show them to the others. */
  readonly whatIf: boolean;
}

/** For games without opponents: practice, lessons, finished games. */
export const ALL_AIDS: Aids = {
  preview: true,
  remaining: true,
  deadCells: true,
  fieldOwners: true,
  hint: true,
  whatIf: true
};

export interface SeatPlan {
  readonly kind: SeatKind;
  readonly name: string;
  readonly bot?: SeatBotLevel;
}

/** Everything that is decided before a table opens. */
export interface TablePlan {
  readonly game: GameId;
  /** Ids, in code-unit order. */
  readonly expansions: readonly string[];
  /** Only options that differ from their defaults; `without` lists the elements left out. */
  readonly options: Readonly<Record<string, string | number | boolean | readonly string[]>>;
  readonly aids: Aids;
  readonly witness: WitnessPolicy;
  readonly pace: Pace;
  /** Time for each seat; none over days. */
  readonly clock?: ClockPlan;
  /** The seat that begins; drawn by lot when absent. */
  readonly first?: number;
  readonly seats: readonly SeatPlan[];
}

/** How a new table is found: what its link names, and whether third-party servers may be used. */
export interface Proposal {
  /** Addresses of signalling servers, `own` for the page's own. */
  readonly servers: readonly string[];
  /** Public meeting points, as links name them. */
  readonly points: readonly string[];
  /** Null before the player was asked: then the table's page asks. */
  readonly strangers: boolean | null;
}

/** The tables stored on this device. */
export interface StoredTables {
  /**
   * Calls back with all tables, latest first, now and after every change; with the error where they cannot be read.
   * Returns an unsubscribe function.
   */
  watch(show: (tables: readonly TableSummary[]) => void, failed: (error: unknown) => void): () => void;
  /** Creates a table and returns its address fragment. */
  create(plan: TablePlan, proposal: Proposal): Promise<Fragment>;
  /** Stores a seat at a table of another device, and returns its address fragment. */
  join(
    fragment: Fragment,
    plan: TablePlan,
    claim: { readonly seat: number; readonly name: string }
  ): Promise<Fragment>;
  /** Opens a saved game and returns its address fragment; rejects with a message when it cannot be read. */
  open(file: File): Promise<Fragment>;
  /** The saved game as a file. */
  save(id: string): Promise<File>;
  /** Deletes a table with its keys, on this device only. */
  remove(id: string): Promise<void>;
  /** Exports every seat key of this device as a file, to move to another one. */
  exportKeys(): Promise<File>;
  /**
   * Imports the seats of such a file. Resolves to the number of new seats, and of tables skipped because this device
   * has another key there; rejects for an invalid file.
   */
  importKeys(file: Blob): Promise<{ readonly seats: number; readonly taken: number }>;
}

export interface ChatLine {
  readonly id: string;
  /** Written on this device. */
  readonly own: boolean;
  /** Null before the game has begun, and when the writer has no seat. */
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
}

/** How this device is connected to the other devices of the table. */
export type Connection = 'alone' | 'searching' | 'direct' | 'relayed' | 'lost';

export interface LobbyView {
  readonly game: GameId;
  readonly expansions: readonly string[];
  readonly options: TablePlan['options'];
  readonly aids: Aids;
  readonly witness: WitnessPolicy;
  readonly pace: Pace;
  readonly clock: ClockPlan | null;
  readonly seats: readonly SeatView[];
  /** Seat of this person; null for a spectator. */
  readonly mine: number | null;
  /** This device joined by a spectator link: no seat is offered. */
  readonly watching: boolean;
  /** The whole link with its key, for copying and for the QR code. */
  readonly link: string;
  readonly connection: Connection;
  readonly chat: readonly ChatLine[];
  /** Null when the game can begin; else the reason why not. */
  readonly blocked: 'seats' | 'crowded' | 'signatures' | 'connection' | 'opener' | null;
  /** True while the others sign the header. */
  readonly starting: boolean;
  /** Devices that claim a seat by mail, for the inviter. */
  readonly guests: readonly { readonly key: string; readonly name: string }[];
  /** Guests the inviter refused, for the inviter. */
  readonly refused: LobbyView['guests'];
  /** Number of guests the inviter has to choose among more claims than seats; 0 where all have a seat. */
  readonly toChoose: number;
  /**
   * State of a guest's claim: `kept` in the mailbox until the inviter's next visit, `changed` deal that needs a new
   * claim, `sentAway` by the inviter; null without a claim or a mailbox.
   */
  readonly claimed: 'kept' | 'changed' | 'sentAway' | null;
}

export interface LobbyActions {
  sit(seat: number, name: string): void;
  stand(): void;
  /** Claims the same seat of the changed deal. */
  agree(): void;
  /** Refuses a guest the seat, by key. */
  sendAway(key: string): void;
  /** Takes such a refusal back. */
  letIn(key: string): void;
  /** Gives the seats to these guests, by key. */
  choose(keys: readonly string[]): void;
  /** Gives an open seat to a bot hosted here; null takes it back. */
  seatBot(seat: number, level: SeatBotLevel | null): void;
  start(): void;
  say(text: string): void;
  leave(): void;
}
