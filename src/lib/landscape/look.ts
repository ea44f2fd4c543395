import type { GameEvent } from '../kernel/game.ts';
import type { TileDef } from './catalogue.ts';
import type { Json } from '../kernel/json.ts';
import type { Fields, Laid, Mark } from './marks.ts';
import type { Square, TileView } from './view.ts';

/**
 * What a set draws, as data and markup; loaded when it is played. Markup is made of groups and paths in the classes
 * `a-…` of the style sheet of the art, centred on its spot, in tile units (a tile is 100 wide, a figure about 22 high).
 */
export interface Look {
  /** Its kinds of figures. A kind without one is drawn as a meeple. */
  readonly figures?: Readonly<Record<string, Silhouette>>;
  /** What is printed on a tile and has a meaning, beside what every tile can have. */
  readonly tileMarks?: (def: TileDef) => readonly TileMark[];
  /** What a seat owns besides figures, shown beside its points. `data`: the set's own slice, as encoded. */
  readonly counters?: (data: Readonly<Record<string, Json | undefined>>, seat: number) => readonly Counter[];
  /** What it has on the table: tokens, neutral figures, trails, badges. `data`: the set's own slice, as encoded. */
  readonly marks?: (data: Fields, laid: Laid) => readonly Mark[];
  /** Squares that a tile in mind would reach beyond its own; `after`: the set's slice once it lies there. */
  readonly reach?: (tile: TileView, after: Fields) => readonly Square[];
  /** The mark that an event of a choice in mind would leave. */
  readonly eventMark?: (event: GameEvent) => Mark | null;
  /** The square meant by actions of these verbs that name none, where it is not that of the tile laid last. */
  readonly squareMeant?: (verbs: readonly string[], data: Fields) => Square | null;
  /** How the board offers the verbs it brings. */
  readonly verbs?: Readonly<Record<string, VerbLook>>;
  /** What a choice in mind would bring, event by event: a message, or `told` where the event's own sentence says it. */
  readonly foretells?: (event: GameEvent) => Message | 'told' | null;
  /** What a tile in mind would do later; `after`: the set's slice once it lies there. */
  readonly tileForetells?: (def: TileDef, after: Fields) => Message | null;
  /** What is said when a pile is drawn from next, by pile. */
  readonly draws?: Readonly<Record<string, string>>;
  /** Why the game asks what it asks now; null where another set or the tile in hand tells. */
  readonly because?: (asked: Asked) => Message | null;
}

/** A message `board.<key>` of the set's words. */
export interface Message {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** A moment at which a seat is asked to choose. */
export interface Asked {
  readonly verbs: readonly string[];
  readonly data: Fields;
  /** Tile in hand, or null. */
  readonly hand: TileDef | null;
  readonly tiles: readonly TileView[];
  /** Name of the player whose turn it is. */
  readonly actor: string;
  /** How many actions are legal. */
  readonly choices: number;
}

export interface VerbLook {
  /** Token shown in place of the tile in hand. */
  readonly token?: string;
  /** Token shown on the spot or the square a touch would choose. */
  readonly spot?: string;
  /** Path drawn in the middle of its squares; starts with a relative move. */
  readonly sign?: string;
  /** Its choices are few: they are named beside the table too. */
  readonly named?: true;
  /** `board.preview.then.<verb>` says that it comes next. */
  readonly announced?: true;
  /** It may send figures home that were not scored: the preview counts them. */
  readonly sendsHome?: true;
  /** Said when it sends nobody home. */
  readonly nobody?: string;
  /** Puts what would come of it, `what`, into a sentence; `empty` when nothing would. */
  readonly frame?: { readonly key: string; readonly empty: string };
}

/** A figure: outline and light as path data; the owner's colour and sign are put in. */
export interface Silhouette {
  readonly outline: string;
  readonly light: string;
  /** The shadow it casts. */
  readonly cast: string;
  /** Where the owner's sign stands: the height of its middle, and its size. */
  readonly sign: { readonly x?: number; readonly y: number; readonly size: number };
  /** The square it fills as a picture of its own; -16 -16 32 where absent. */
  readonly box?: readonly [left: number, top: number, side: number];
  /** Markup behind and before the painted body. */
  readonly behind?: string;
  readonly before?: string;
}

export interface TileMark {
  /** Position of the feature it belongs to; null for the whole tile. */
  readonly on: number | null;
  /** Room it takes, as a radius. */
  readonly radius: number;
  readonly art: string;
  /** Stands beside its road or in its city, upright whatever the turn of the tile; else it is drawn from the tile's corner. */
  readonly place: 'upright' | 'tile';
  /** Its spot on the unturned tile, where it has one of its own; else it stands where there is room. */
  readonly at?: readonly [x: number, y: number];
}

/** `board.supply.<id>` words it with `n`. */
export interface Counter {
  readonly id: string;
  readonly count: number;
  /** In a box 24 wide and high around its middle. */
  readonly art: string;
}

/** Markup of one path in a class of the art. */
export const inked = (name: string, d: string): string => `<path class="a-${name}" d="${d}"/>`;
