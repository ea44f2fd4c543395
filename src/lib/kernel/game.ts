import type { Json } from './json.ts';
import type { Outcome } from './outcome.ts';
import type { Below } from './random.ts';
import type { Score } from './score.ts';

/** A place at the table, counted from 0 in the order of the header. */
export type Seat = number;

/** One thing a seat can do, identified by meaning and never by list index: `{ do: 'place', at: [1, 0], turn: 1 }`. */
export interface Action {
  readonly do: string;
  readonly [field: string]: Json;
}

export interface GameConfig {
  /** Number of seats. */
  readonly seats: number;
  /** Ids of the expansions in play; order has no meaning. */
  readonly expansions: readonly string[];
  /** Options that differ from their defaults. */
  readonly options: Readonly<Record<string, Json>>;
  /** The starting seat; 0 when absent. */
  readonly first?: Seat;
}

/** What the game awaits. A choice may be asked of several seats at once, openly or in secret. */
export type Awaits =
  | {
      readonly kind: 'choice';
      /** Ascending; all of them must answer before the game continues. */
      readonly seats: readonly Seat[];
      /** The verbs that have at least one legal action, sorted. With several seats: of all of them. */
      readonly verbs: readonly string[];
      /** True when no seat may see another's answer before giving its own. */
      readonly secret: boolean;
    }
  | { readonly kind: 'draw'; readonly pile: string; readonly seat: Seat }
  | { readonly kind: 'over' };

/** One choice each of all awaited seats, or the outcome of the awaited draw. */
export type Input =
  | { readonly kind: 'choice'; readonly choices: readonly { readonly seat: Seat; readonly action: Action }[] }
  | { readonly kind: 'draw'; readonly outcome: string };

/** An event, for screens and logs. Undo never crosses an event that reveals something. */
export interface GameEvent {
  readonly type: string;
  readonly reveals?: boolean;
  readonly seat?: Seat;
  /** Rulebook heading the event follows from, as an i18n key of the module. */
  readonly rule?: string;
  readonly score?: Score;
  /** An action the game took by itself, which a script may still write. */
  readonly took?: Action;
  /** True when other seats were asked at the same time: a script may write it before or after their answers. */
  readonly together?: boolean;
  readonly [field: string]: Json | Score | undefined;
}

/** Remaining items: ids in ascending code-unit order with their counts (> 0). */
export type PileContents = readonly (readonly [id: string, count: number])[];

/**
 * A game is a pure function of choices and draws. Screens, bots, replay, audit, tests and the command line all use this
 * interface; nothing else may change a state.
 */
export interface Game<S = unknown> {
  readonly id: string;
  /** Throws a Refusal BAD_CONFIG. */
  setup(config: GameConfig): S;
  clone(state: S): S;
  awaits(state: S): Awaits;
  /**
   * Every legal action of an awaited seat in canonical order; empty for any other seat, and where they are too many to
   * list: then `proposals` returns some.
   */
  actions(state: S, seat: Seat): Action[];
  /** Some sensible legal actions where `actions` cannot list all; empty elsewhere. Absent: all are always listed. */
  proposals?(state: S, seat: Seat): Action[];
  /** The legal action that this wording denotes (such as another side of the same feature), or null. */
  canonical(state: S, seat: Seat, action: Action): Action | null;
  /** The representative of all legal actions with the same effect, for claims of scripts. */
  alike?(state: S, action: Action): Action;
  /** The action of an absent seat that was asked together with others, or that showed nothing legal. Always legal. */
  fallback(state: S, seat: Seat): Action;
  /** Contents of a pile by name; the awaited draw takes one of these. */
  pile(state: S, name: string): PileContents;
  /**
   * Applies an input in place and appends its events to `log`. A joint choice of legal actions is never refused. Throws
   * a Refusal before touching the state.
   */
  advance(state: S, input: Input, log?: GameEvent[]): void;
  /** Current points (or the game's own measure) per seat. */
  scores(state: S): number[];
  /** The whole state as one canonical value per module, `core` among them. Equal states encode equally. */
  encode(state: S): Record<string, Json>;
  /**
   * Applies a given position to a fresh table (script step `given`). Throws BAD_POSITION. `log` receives the events the
   * game then causes by itself, as in `advance`.
   */
  given?(state: S, position: Record<string, Json>, log?: GameEvent[]): void;
  /** Checks a script's `expect` fields that are specific to this game; returns a sentence per difference. */
  expect?(state: S, field: string, wanted: Json): string | null | undefined;
  /**
   * The fields a script may write in a step, by its verb, beside `seat` and `do`; any other is refused. Absent: they are not
   * checked.
   */
  readonly verbFields?: Readonly<Record<string, readonly string[]>>;
  /** Verbs of what a seat may do at a question without answering it: a claim of what is awaited may leave them out. */
  readonly asideVerbs?: readonly string[];
  /** Figures (or the game's counterpart) in each seat's supply, for scripts and panels. */
  supply?(state: S): Record<string, number>[];
  /**
   * Expected final result of each seat, in thousandths of a point: an estimate for bots and hints, never part of the
   * rules.
   */
  estimate?(state: S): number[];
  /** The same, from statistics of whole games, for skilled and stronger bots. */
  foresee?(state: S): number[];
  /** The same, from statistics of very many games for each number of seats, for the strongest bot. */
  predict?(state: S): number[];
  /** A sensible choice without search, for bots of games whose choices are too many to try. */
  advise?(state: S, seat: Seat, below: Below): Action;
  /** With `advise`: the choices worth comparing by playouts, the advised one first. */
  candidates?(state: S, seat: Seat, below: Below): Action[];
  /** The outcome if the game ended now, final once it is over. Absent: by points alone. */
  outcome?(state: S): Outcome;
  /** Optional integer-coded interface for playouts and search: same rules, no allocation. */
  readonly fast?: FastLane<S>;
}

/** What a state awaits on the fast lane: a choice, a draw, or nothing since the game is over. */
export const CHOICE = 0;
export const DRAW = 1;
export const OVER = 2;
export type Phase = typeof CHOICE | typeof DRAW | typeof OVER;

/** Integer-coded moves for playouts and search: the same set as `actions`, in no order, without objects. */
export interface FastLane<S> {
  /** Writes the codes of all legal actions of the (single) awaited seat; returns how many. */
  list(state: S, out: Int32Array): number;
  /** One of those codes, uniformly distributed; avoids listing them where they are many. */
  sample(state: S, below: Below): number;
  /** Applies one of those codes in place. */
  play(state: S, code: number): void;
  /** The action a code stands for in this state. */
  action(state: S, code: number): Action;
  /**
   * A number that moves share when they probably have the same effect, such as the same piece at the same place with
   * the same neighbours. 0 when unknown.
   */
  likeness?(state: S, code: number): number;
  /** The seat asked, or -1. */
  seat(state: S): Seat;
  /** Makes a state equal to another one of the same game without allocating. */
  copy(into: S, from: S): void;
  /** What the state awaits. */
  phase(state: S): Phase;
  /** Total count left in the awaited pile. */
  left(state: S): number;
  /** Draws the n-th item (0-based) of the awaited pile in canonical order. */
  draw(state: S, n: number): void;
  /** A small integer digest of the state, equal everywhere for equal play. */
  digest(state: S): number;
}

/** State after an input, leaving the given one as it was. */
export function apply<S>(game: Game<S>, state: S, input: Input): { state: S; events: GameEvent[] } {
  const next = game.clone(state);
  const events: GameEvent[] = [];
  game.advance(next, input, events);
  return { state: next, events };
}

/** What can be offered to a seat: all legal actions where they can be listed, else the game's proposals. */
export function offeredActions<S>(game: Game<S>, state: S, seat: Seat): Action[] {
  const listed = game.actions(state, seat);
  return listed.length > 0 ? listed : (game.proposals?.(state, seat) ?? []);
}
