import type { Action, GameEvent, PileContents, Seat } from '../kernel/game.ts';
import type { Json } from '../kernel/json.ts';
import type { Below } from '../kernel/random.ts';
import type { Score } from '../kernel/score.ts';
import type { TileDef } from './catalogue.ts';
import type { MoveList } from './moves.ts';
import type { Position } from './position.ts';

/**
 * What an expansion may add to the tile game. No signature here names an expansion; the prefix of a hook says
 * how several answers combine: `offer` unites, `allows` asks all, `…Modifier` sums, `insteadOf` takes the
 * first answer, `after` tells everybody in module order.
 */
export interface LandscapeModule {
  readonly id: string;
  /** Modules of the same game that must be chosen too. */
  readonly requires?: readonly string[];
  readonly tiles?: readonly TileDef[];
  readonly figures?: readonly FigureDef[];
  readonly options?: readonly OptionDef[];
  readonly steps?: readonly Step[];
  readonly verbs?: readonly Verb[];
  readonly piles?: Readonly<Record<string, PileSource>>;

  /** The module's own slice of state, created once per game; only this module writes it. */
  slice?(p: Position): Slice;
  /** Lays what lies on the table before the first turn, after the start tile. */
  layOut?(p: Position): void;

  /** Lays another start than the base game's; the first module to answer true has done it. */
  insteadOfStart?(p: Position): boolean;
  /** Whether this tile type may come out of the bag now. */
  allowsDraw?(p: Position, type: number): boolean;
  /** Whether `allowsDraw` has anything to say now; where absent, it is always asked. */
  limitsDraw?(p: Position): boolean;
  /** Further placements of the tile in hand, as move codes. */
  offerPlacement?(p: Position, out: MoveList): void;
  allowsPlacement?(p: Position, cell: number, turn: number): boolean;
  /** Whether `allowsPlacement` has anything to say now; where absent, it is always asked. */
  limitsPlacement?(p: Position): boolean;
  /** Handles a tile just drawn in another way than fitting it; true when it can be used, false when not. */
  insteadOfFitting?(p: Position): boolean | undefined;
  /** Further claims, as move codes. */
  offerClaim?(p: Position, out: MoveList): void;
  allowsClaim?(p: Position, segment: number): boolean;
  /** Whether a figure can be taken from its place by something that is not its owner. */
  allowsTaking?(p: Position, figure: number): boolean;
  /** Whether a complete city counts for the fields around it. */
  allowsFeeding?(p: Position, root: number): boolean;
  /** Whether a feature is counted at the end. */
  allowsCounting?(p: Position, root: number): boolean;
  /** Added to the points of a monastery or garden for one of the squares around. */
  surroundingModifier?(p: Position, slot: number): number;
  /** Who has the next turn, when it is not the next seat. */
  insteadOfNextSeat?(p: Position): Seat | undefined;

  afterPlacement?(p: Position, slot: number, log: Log): void;
  /** The tile on a slot is about to be replaced; its figures have gone home. */
  beforeReplacement?(p: Position, slot: number, log: Log): void;
  /** A figure now stands where it did not stand before. */
  afterEntry?(p: Position, figure: number, log: Log): void;
  afterTurn?(p: Position, log: Log): void;
  beforeCounting?(p: Position, log: Log): void;
  /** A tile was laid by a hand-made position, not by play. */
  afterGivenTile?(p: Position, slot: number): void;
  /** A hand-made position is complete: what is remembered of earlier turns starts from it. */
  afterGiven?(p: Position): void;

  /** What a screen may show beside the module's slice, worked out from the position; no part of the rules. */
  shows?(p: Position): Readonly<Record<string, Json>>;

  /** Reads the module's fields of a hand-made position; true when it knew the field. */
  given?(p: Position, field: string, value: Json): boolean;
  /** Compares a claim about the module's state: a sentence for a difference, null for none, undefined if unknown. */
  expect?(p: Position, field: string, wanted: Json): string | null | undefined;
}

export type Log = GameEvent[] | null;

/** A module's state: plain data that can be copied, and encoded with nothing left out. */
export interface Slice {
  clone(): Slice;
  /** Makes this slice equal to another of its kind; where absent, a clone takes its place. */
  copyFrom?(from: Slice): unknown;
  encode(p: Position): Json;
  /** Small integers that tell two slices apart, for digests of playouts. */
  digest?(): number;
}

export interface FigureDef {
  readonly id: string;
  /** How many each seat has. */
  readonly count: number;
  /** Feature kinds it may stand on, by number. */
  readonly stands: readonly number[];
  /** May be taken back in its owner's turn, scoring its unfinished feature. */
  readonly recallable?: boolean;
  /** A building rather than a living being: nothing that preys on figures takes it. */
  readonly lifeless?: boolean;
}

export interface OptionDef {
  readonly id: string;
  /** The first value is the default. */
  readonly values: readonly (string | number | boolean)[];
}

/** One named step of a turn. The game stays in a step while it asks or draws. */
export interface Step {
  readonly id: string;
  /** Anchors: the step is inserted next to the one named. */
  readonly after?: string;
  readonly before?: string;
  /** Comes first whenever it has something to ask, whatever step the turn is in. */
  readonly interrupts?: boolean;
  /** Runs when the turn reaches the step, and once more after each {@link again}. */
  enter?(p: Position, log: Log): void;
  /** The seat asked now, or -1. */
  asks?(p: Position): Seat;
  /** The legal moves of the seat asked. */
  list?(p: Position, out: MoveList): void;
  /** One of the moves `list` writes, all equally likely, found without it; -1 where that needs the list. */
  sample?(p: Position, below: Below): number;
  /** What declining means here; absent where `list` never offers it. */
  readonly pass?: Pass;
  /** The pile drawn from now and by whom, or null. */
  draws?(p: Position): { readonly pile: string; readonly seat: Seat } | null;
  leave?(p: Position, log: Log): void;
}

/** Declining in a step: what it does, and the heading that allows it. */
export interface Pass {
  readonly rule: string;
  play(p: Position, log: Log): void;
}

/** A verb of the notation and its integer code: the payload has 25 bits. */
export interface Verb {
  readonly id: string;
  toAction(p: Position, payload: number): Action;
  /** The payload this wording means, or -1; legality is judged elsewhere. */
  parse(p: Position, action: Action): number;
  /** The listed payload that one of this meaning stands for, where a single one is listed for several. */
  listed?(p: Position, payload: number): number;
  play(p: Position, payload: number, log: Log): void;
}

export interface PileSource {
  contents(p: Position): PileContents;
  take(p: Position, id: string, log: Log): void;
}

/** A scored feature, as events and breakdowns tell it. */
export interface Tally {
  readonly root: number;
  readonly score: Score;
  readonly winners: readonly Seat[];
}
