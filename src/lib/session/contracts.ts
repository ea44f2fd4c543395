/**
 * What the screens around the games need to know, and nothing of how it comes about. The session room fills
 * these shapes; components take them as props and answer by callbacks.
 */

export type GameId = 'landscape' | 'clinic';

/** Who plays a seat: this person, another one on this device, someone by the link, or a bot hosted here. */
export type SeatKind = 'me' | 'device' | 'friend' | 'bot';

export type BotLevel = 'gentle' | 'steady' | 'sharp';

/** `open`: nobody has sat down yet; `away`: not heard of for a while; `left`: will not come back by itself. */
export type Presence = 'here' | 'away' | 'open' | 'left';

export interface SeatView {
  readonly seat: number;
  readonly name: string;
  readonly kind: SeatKind;
  readonly presence: Presence;
}

/** What follows `/table/` in a table's address: it names the table and never reaches a server. */
export type Fragment = `#${string}`;

/** One line of "my tables". */
export interface TableSummary {
  readonly id: string;
  readonly fragment: Fragment;
  readonly game: GameId;
  readonly expansions: readonly string[];
  readonly seats: readonly SeatView[];
  readonly phase: 'lobby' | 'playing' | 'over';
  /** The seats awaited now, ascending; empty in the lobby and when it is over. */
  readonly awaited: readonly number[];
  /** True when one of them is played on this device. */
  readonly mine: boolean;
  /** When something last happened here, in milliseconds since 1970. */
  readonly touched: number;
}

/** How often a draw needs a second party's word, from quickest to strictest. */
export type WitnessPolicy = 'named' | 'next' | 'all';

/** Helps on the board; agreed for the whole table on sitting down, since they change the game. */
export interface Aids {
  readonly preview: boolean;
  readonly remaining: boolean;
  readonly deadCells: boolean;
  readonly fieldOwners: boolean;
  /** A bot may be asked what it would do. */
  readonly hint: boolean;
  /** While the game runs one may try out how it could go on, and show that to the others. */
  readonly whatIf: boolean;
}

/** Where nobody else could mind them: practice, lessons, games that are over. */
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
  readonly bot?: BotLevel;
}

/** All that is decided before a table opens. */
export interface TablePlan {
  readonly game: GameId;
  /** Ids, in code-unit order. */
  readonly expansions: readonly string[];
  /** Only those that differ from their defaults. */
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly aids: Aids;
  readonly witness: WitnessPolicy;
  /** The seat that begins; without it the lot decides. */
  readonly first?: number;
  readonly seats: readonly SeatPlan[];
}

/** How a new table is to be found: what its link names, and whether servers of strangers may be asked for it. */
export interface Proposal {
  /** Addresses of signalling servers, `own` for the page's own. */
  readonly servers: readonly string[];
  /** Public meeting points, as links name them. */
  readonly points: readonly string[];
  /** Null where that was not asked yet: then the table's page asks. */
  readonly strangers: boolean | null;
}

/** The tables kept on this device. */
export interface Shelf {
  /** Calls back with all tables, latest first, now and after every change; returns how to stop. */
  watch(show: (tables: readonly TableSummary[]) => void): () => void;
  /** Opens a new table and answers with its address fragment. */
  create(plan: TablePlan, proposal: Proposal): Promise<Fragment>;
  /** Keeps a seat at a table another device opened, and answers with its address fragment. */
  join(
    fragment: Fragment,
    plan: TablePlan,
    claim: { readonly seat: number; readonly name: string }
  ): Promise<Fragment>;
  /** Reads a saved game and answers with its address fragment; rejects with a sentence when it cannot be read. */
  open(file: File): Promise<Fragment>;
  /** The saved game as a file. */
  save(id: string): Promise<File>;
  /** Forgets a table, with its keys, on this device only. */
  remove(id: string): Promise<void>;
  /** Every seat key of this device as a file, to move to another one. */
  exportKeys(): Promise<File>;
  /**
   * Takes the seats of such a file to this device. Resolves to how many were new, and how many tables were left
   * alone since this device has another key there; rejects for a file that is none.
   */
  importKeys(file: Blob): Promise<{ readonly seats: number; readonly taken: number }>;
}

export interface ChatLine {
  readonly id: string;
  /** Null when it was said by someone without a seat. */
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
}

/** How this device is connected to the rest of the table. */
export type Connection = 'alone' | 'searching' | 'direct' | 'relayed' | 'lost';

export interface LobbyView {
  readonly game: GameId;
  readonly expansions: readonly string[];
  readonly options: TablePlan['options'];
  readonly aids: Aids;
  readonly witness: WitnessPolicy;
  readonly seats: readonly SeatView[];
  /** Seat of this person, or null for someone who has only come to see. */
  readonly mine: number | null;
  /** This device came by a link for those who only look on: no seat is offered. */
  readonly watching: boolean;
  /** The whole link, key and all, for copying and for the code. */
  readonly link: string;
  readonly connection: Connection;
  readonly chat: readonly ChatLine[];
  /** Null when the game can begin; else why it cannot yet. */
  readonly blocked: 'seats' | 'signatures' | 'connection' | 'opener' | null;
  /** True while the others still sign the header. */
  readonly starting: boolean;
  /** Devices that claim a seat by mail, for the inviter. */
  readonly guests: readonly { readonly key: string; readonly name: string }[];
  /** More people ask for seats than there are: the inviter has to send some away. */
  readonly crowded: boolean;
  /**
   * What a guest's claim has come to: `kept` in the mailbox until the inviter looks in, `changed` deal that asks for a
   * new claim, `sentAway` by the inviter; null without a claim or a mailbox.
   */
  readonly claimed: 'kept' | 'changed' | 'sentAway' | null;
}

export interface LobbyActions {
  sit(seat: number, name: string): void;
  stand(): void;
  /** Claims the same seat of the changed deal. */
  agree(): void;
  /** Refuses a guest its seat, by key. */
  sendAway(key: string): void;
  /** Gives an open seat to a bot hosted here, or takes it back with null. */
  seatBot(seat: number, level: BotLevel | null): void;
  start(): void;
  say(text: string): void;
  leave(): void;
}
