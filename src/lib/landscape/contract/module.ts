import type { Action, GameEvent, PileContents, Seat } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import type { Below } from '../../kernel/random.ts';
import type { TileDef } from '../tiles/catalogue.ts';
import type { MoveList } from '../moves.ts';
import type { Position } from '../position.ts';
import type { Ruleset } from '../ruleset.ts';
import type { FormSource } from '../tiles/tiletypes.ts';

/**
 * What an expansion may add to the tile game. No signature here names an expansion; the prefix of a hook says how
 * several answers combine: `offer` unites, `allows` requires all, `…Modifier` sums, `insteadOf` takes the first answer,
 * `after` calls all in module order.
 */
export interface LandscapeModule {
  readonly id: string;
  /** Modules of the same game that must be chosen too. */
  readonly requires?: readonly string[];
  /** Rules it has in common with other sets: composed once, however many of those sets are chosen. */
  readonly shares?: readonly LandscapeModule[];
  readonly tiles?: readonly TileDef[];
  /** A tile of any set as its rules read it. */
  readonly readsTile?: (tile: TileDef, options: Ruleset['options']) => TileDef;
  readonly figures?: readonly FigureDef[];
  /** Further kinds of feature a figure may stand on, by number. */
  readonly alsoStands?: (figure: FigureDef) => readonly number[];
  /** Kinds of feature, by number, that can be completed only with it. */
  readonly completes?: readonly number[];
  readonly options?: readonly OptionDef[];
  /** Further figures of kinds of any set for each seat, by kind, under the options chosen. */
  readonly moreFigures?: (options: Ruleset['options']) => Readonly<Record<string, number>>;
  readonly steps?: readonly Step[];
  readonly verbs?: readonly Verb[];
  readonly piles?: Readonly<Record<string, PileSource>>;
  /**
   * Forms that laid tiles can take, with the elements left out: the same features in the same order, some of
   * another kind, or further ones after them.
   */
  readonly forms?: (without: ReadonlySet<string>) => FormSource;

  /** Elements of the set that can be left out one by one (header field `without`). */
  readonly parts?: readonly string[];
  readonly scoreParts?: readonly ScorePart[];
  readonly followUps?: readonly FollowUp[];
  /** A seat's possessions besides figures, by name, as in `supply`. */
  readonly stock?: Readonly<Record<string, Counter>>;
  /** A seat's gains, by name, as in `won`. */
  readonly won?: Readonly<Record<string, Counter>>;
  /** Objects on the table that belong to no seat, as in `pieces` and `neutral`. */
  readonly pieces?: Readonly<Record<string, TableEntry>>;
  readonly neutrals?: Readonly<Record<string, TableEntry>>;

  /** The module's own slice of state, created once per game; only this module writes it. */
  slice?(p: Position): Slice;
  /** Places its objects on the table before the first turn, after the start tile. */
  layOut?(p: Position): void;

  /** Places other tiles than the base game's start tile, which then stays in the box. The lowest `order` comes first. */
  readonly start?: { readonly order: number; readonly lay: (p: Position) => void };
  /** The printed tile types that alone may be drawn now, in the order of `drawOrder`, where not all may. */
  insteadOfBag?(p: Position): readonly number[] | undefined;
  /** Added to the number of tiles in the bag that never come, and that no one knows. */
  hiddenModifier?(p: Position): number;
  /** Further answers to where the tile in hand goes, as move codes, listed after those on open squares. */
  offerPlacement?(p: Position, out: MoveList): void;
  /** Where the tile in hand may be placed without fitting, or null where that is out of the question now. */
  offerUnfitting?(p: Position): UnfittingTurns | null;
  /** The tile in hand is about to be placed on an empty cell. */
  beforePlacement?(p: Position, cell: number, turn: number, log: Log): void;
  allowsPlacement?(p: Position, cell: number, turn: number): boolean;
  /** Whether `allowsPlacement` may return false now; where absent, it is always called. */
  limitsPlacement?(p: Position): boolean;
  /** A tile was just drawn: the first module to answer true has put it away, and another is drawn. */
  insteadOfKeeping?(p: Position, log: Log): boolean;
  /** Handles a drawn tile in another way than fitting it; true when it can be used, false when not. */
  insteadOfFitting?(p: Position): boolean | undefined;
  /**
   * Moves of the seat asked that do not answer the question, as move codes: after one of them the same question is asked
   * again.
   */
  offerAside?(p: Position, out: MoveList): void;
  /** The joinings of its pieces on the table; all are read again when features are rebuilt. */
  offerJoining?(p: Position): readonly Joining[];
  /** Two segments are about to be joined by a piece. */
  beforeJoining?(p: Position, joining: Joining): void;
  /** Further claims, as move codes. */
  offerClaim?(p: Position, out: MoveList): void;
  /** The kinds of feature, by number, to which alone `allowsClaim` and `allowsEntry` can say no; absent: all. */
  readonly claimKinds?: readonly number[];
  /** False where `allowsClaim` never says no to a follower on a tile other than the one just laid. */
  readonly limitsElsewhere?: false;
  /** Whether a figure of a kind may be placed on a segment now. */
  allowsClaim?(p: Position, segment: number, kind: number): boolean;
  /** Whether a figure of a kind may come to a segment in any way, by placement or by a move of its set. */
  allowsEntry?(p: Position, segment: number, kind: number): boolean;
  /** The slot to whose landscape no living figure may come in any way, or -1; its places stay open. */
  closesSlot?(p: Position): number;
  /** Whether a part of a feature counts as occupied, where not every follower in the whole feature occupies it. */
  insteadOfOccupied?(p: Position, segment: number): boolean | undefined;
  /** The kinds of feature, by number, about which alone `insteadOfOccupied` has an answer; absent: all. */
  readonly occupiedKinds?: readonly number[];
  /** Whether two parts of one feature on a tile are places of their own, each offered by itself. */
  setsApart?(p: Position, a: number, b: number): boolean;
  /** Whether a figure may be recalled from a segment, scoring it. */
  allowsRecall?(p: Position, segment: number): boolean;
  /** The slots that count for a monastery or garden besides its own, where they are not the eight around it. */
  insteadOfReach?(p: Position, cloister: number): readonly number[] | undefined;
  /** Whether something other than its owner can take a figure. */
  allowsTaking?(p: Position, figure: number): boolean;
  /** Whether a road may be laid over the tile on a slot. */
  allowsCrossing?(p: Position, slot: number): boolean;
  /** The tile on a slot has taken another form. */
  afterForm?(p: Position, slot: number, log: Log): void;
  /** Added to the number of tiles that still come and are not in the bag. */
  comingModifier?(p: Position): number;
  /** Whether a complete city counts for the fields around it. */
  allowsFeeding?(p: Position, root: number): boolean;
  /** Added to the number of cities that a complete city counts as for the fields around it. */
  feedingModifier?(p: Position, city: number): number;
  /** Added to the number of complete cities a field touches: what counts as one and is no city of the landscape. */
  citiesModifier?(p: Position, field: number): number;
  /** Added to the number of complete features of a kind on the table. */
  completedModifier?(p: Position, kind: number): number;
  /** Roots of the fields that are scored after this turn's completed features, occupied or not. */
  offerFields?(p: Position): readonly number[];
  /** Whether a feature is counted at the end. */
  allowsCounting?(p: Position, root: number): boolean;
  /** Added to the points of a monastery or garden for one of the squares around it. */
  surroundingModifier?(p: Position, slot: number): number;
  /** Which of the tied seats win a feature; without an answer, all do. */
  breaksTie?(p: Position, root: number, tied: readonly Seat[]): readonly Seat[];

  afterPlacement?(p: Position, slot: number, log: Log): void;
  /** The tile on a slot is about to be replaced; its figures have gone home. */
  beforeReplacement?(p: Position, slot: number, log: Log): void;
  /** A figure was placed on a new spot; `beside` an own one. */
  afterEntry?(p: Position, figure: number, log: Log, beside: boolean): void;
  /** A figure has left the segment where it stood. */
  afterLeaving?(p: Position, figure: number, segment: number): void;
  /** A turn begins that is not a further half of the previous one. */
  beforeTurn?(p: Position): void;
  /** A turn, or half of one, has ended; called before a nested turn as well, if that comes before its end. */
  afterTurn?(p: Position, log: Log): void;
  /** An occupied feature was scored, during the game or at the end. */
  afterScored?(p: Position, root: number, tally: Tally, log: Log): void;
  /** A beast has come to a square and eaten the figures there. */
  afterVisit?(p: Position, slot: number, log: Log): void;
  /** Whether a beast of another set may come to a square. */
  allowsVisit?(p: Position, slot: number): boolean;
  /** A seat's score has changed by so many points. */
  afterPoints?(p: Position, seat: Seat, points: number): void;
  /**
   * Writes the fields of all figures on the scoring track, where that is not one figure of each seat on its score; how
   * many they are.
   */
  insteadOfTrack?(p: Position, out: number[]): number;
  /** A nested turn begins: what the turn around it needs afterwards, taken out of the slice. */
  suspends?(p: Position): Json;
  /** The nested turn and all that followed it are over. */
  resumes?(p: Position, kept: Json): void;
  beforeCounting?(p: Position, log: Log): void;
  /** All features have been counted at the end. */
  afterCounting?(p: Position, log: Log): void;
  /** Adds a seat's expected further points from this set, in thousandths of a point. */
  estimates?(p: Position, worth: number[], turnsLeft: number): void;
  /** The form in which a given position places a tile. */
  insteadOfPrinted?(p: Position, type: number, cell: number, turn: number): number | undefined;
  /** A given position placed a tile, outside play. */
  afterGivenTile?(p: Position, slot: number): void;
  /** A given position has put a figure on the table, on the side of its tile that it names. */
  afterGivenFigure?(p: Position, figure: number, side: string): void;
  /** A given position is complete: state of earlier turns starts from it. */
  afterGiven?(p: Position): void;

  /** Data for screens in addition to the module's slice, derived from the position; not part of the rules. */
  shows?(p: Position): Readonly<Record<string, Json>>;

  /** Reads the module's fields of a given position; true when it knew the field. */
  given?(p: Position, field: string, value: Json): boolean;
  /**
   * Compares a claim about the module's state: returns a sentence for a difference, null for none, undefined if
   * unknown.
   */
  expect?(p: Position, field: string, wanted: Json): string | null | undefined;
}

export type Log = GameEvent[] | null;

/**
 * Those of the turns given (bit t) in which the tile in hand may be placed on an open square that it does not fit; `fit` is
 * the square's fit code.
 */
export type UnfittingTurns = (p: Position, cell: number, fit: number, turns: number) => number;

/** A module's state: plain data that can be copied and completely encoded. */
export interface Slice {
  clone(): Slice;
  /** Makes this slice equal to another of its kind; where absent, it is cloned. */
  copyFrom?(from: Slice): unknown;
  encode(p: Position): Json;
  /** A small integer that distinguishes slices, for digests of playouts. */
  digest?(): number;
}

export interface FigureDef {
  readonly id: string;
  /** How many each seat has. */
  readonly count: number;
  /** Feature kinds it may stand on, by number. */
  readonly stands: readonly number[];
  /** The part of its set it belongs to, where it can be left out. */
  readonly part?: string;
  /** Weight in majorities; 1 where absent. Read only of followers. */
  readonly weight?: (p: Position, figure: number) => number;
  /** Not a follower: it claims nothing and blocks no one. Only its own module offers it, unless it joins. */
  readonly special?: boolean;
  /**
   * A special figure that needs an own follower in its feature, one of a kind in each; it leaves with the last of them.
   */
  readonly joins?: boolean;
  /** Whether a segment of another tile denotes the offered spot: for figures that stand where several tiles meet. */
  readonly namesSpot?: (p: Position, segment: number, offered: number) => boolean;
  /** It may be placed as a second figure of a turn. */
  readonly second?: boolean;
  /** May be recalled in its owner's turn, scoring its unfinished feature. */
  readonly recallable?: boolean;
  /** A building and not a living being: nothing can be done to it. */
  readonly lifeless?: boolean;
  /** Exceptions to what can be done to a figure; see `traits.ts` for the rule. */
  readonly traits?: Partial<Traits>;
}

/** What other things than its owner can do to a figure. */
export interface Traits {
  /** Captured. */
  readonly takeable: boolean;
  /** It can be lifted off its square and placed elsewhere. */
  readonly liftable: boolean;
  /** Eaten. */
  readonly edible: boolean;
  /** Tested when it is in an infected area. */
  readonly testable: boolean;
}

/** One part of how a feature's points are computed. */
export interface ScorePart {
  readonly label: string;
  /** Kinds of feature it applies to, by number. */
  readonly kinds: readonly number[];
  /**
   * In this order: `feeding`: points of a field in addition to those for each city, for barns too; `sum`:
   * counted with the tiles; `factor`: points for each of them; `addition`: added points; `change`: added to
   * the points so far, which it receives; `extra`: added points that no `change` applies to; `seat`: added
   * points for one of the winners.
   */
  readonly at: 'feeding' | 'sum' | 'factor' | 'addition' | 'change' | 'extra' | 'seat';
  /**
   * Its value; a factor and a change receive the value that holds without them. `done` is false for a feature counted
   * unfinished.
   */
  of(p: Position, root: number, done: boolean, value: number, seat: Seat): number;
}

/** A turn, or a further half of one, before the next seat's. The lowest `order` comes first. */
export interface FollowUp {
  readonly id: string;
  readonly order: number;
  /** A half of the same turn. */
  readonly half?: boolean;
  /** No tile is drawn. */
  readonly tileless?: boolean;
  /** It has follow-ups of its own, after which those of the turn around it come. */
  readonly nested?: boolean;
  /** Who has it, or -1. */
  next(p: Position): Seat;
}

/** A number for each seat. */
export interface Counter {
  /** The part of its set it belongs to, where it can be left out. */
  readonly part?: string;
  get(p: Position, seat: Seat): number | undefined;
  set(p: Position, seat: Seat, n: number): void;
}

/** An object on the table for claims of scripts and given positions. `give` refuses with BAD_POSITION. */
export interface TableEntry {
  /** The part of its set it belongs to, where it can be left out. */
  readonly part?: string;
  get(p: Position): Json;
  give(p: Position, value: Json): void;
  /** Reads what has to be known before the tiles of a given position are laid. */
  prepare?(p: Position, value: Json): void;
  /** A claim in the words of `get`, where it can be worded in several ways. */
  reword?(p: Position, value: Json): Json;
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
  /** Whether the step can do anything with the modules and options chosen and without the elements left out; absent: it can. */
  played?(rules: Pick<Ruleset, 'modules' | 'options' | 'without'>): boolean;
  /**
   * Comes first whenever it has something to ask, in any step of the turn. Its set raises it (`raiseInterrupt`) when that
   * may be so. From then on it is asked after everything that runs (`enter`, `leave`, a move, a draw), until it asks and
   * draws nothing and does not wait.
   */
  readonly interrupts?: boolean;
  /** Whether an interrupting step that asks nothing now may do so later without being raised again. */
  waits?(p: Position): boolean;
  /** Runs when the turn reaches the step, and after each {@link again}. */
  enter?(p: Position, log: Log): void;
  /** The seat asked now, or -1. */
  asks?(p: Position): Seat;
  /** The legal moves of the seat asked. */
  list?(p: Position, out: MoveList): void;
  /** A random one of the moves `list` writes, uniformly distributed; -1 where that needs the list. */
  sample?(p: Position, below: Below): number;
  /** The meaning of passing here; absent where `list` never offers it. */
  readonly pass?: Pass;
  /** The pile drawn from now and by whom, or null. */
  draws?(p: Position): Draw | null;
  leave?(p: Position, log: Log): void;
}

/** A draw from a pile, and the seat that makes it. */
export interface Draw {
  readonly pile: string;
  readonly seat: Seat;
}

/** Passing in a step: its effect, and the rule heading that allows it. */
export interface Pass {
  readonly rule: string;
  play(p: Position, log: Log): void;
}

/** A verb of the notation and its integer code: the payload has 25 bits. */
export interface Verb {
  readonly id: string;
  toAction(p: Position, payload: number): Action;
  /** The payload of an action, or -1; legality is judged elsewhere. */
  parse(p: Position, action: Action): number;
  /** The listed payload for one with the same meaning, where a single one is listed for several. */
  listed?(p: Position, payload: number): number;
  play(p: Position, payload: number, log: Log): void;
}

export interface PileSource {
  contents(p: Position): PileContents;
  take(p: Position, id: string, log: Log): void;
}

/** Two segments that a piece on the table joins, and how many of their loose ends that closes. */
export interface Joining {
  readonly a: number;
  readonly b: number;
  readonly closes: number;
}

/** A scored feature. */
export interface Tally {
  /** Its points, without additions for single seats. */
  readonly points: number;
  readonly winners: readonly Seat[];
  readonly final: boolean;
  /** Slots that count as its own, where they are not those of the feature. */
  readonly reach?: readonly number[];
}
