import type { GameEvent, Seat } from '../../kernel/game.ts';
import type { TileDef } from '../tiles/catalogue.ts';
import type { Json } from '../../kernel/json.ts';
import type { Fields, Laid, Mark } from './marks.ts';
import type { Square, TileView } from '../view/view.ts';

/**
 * A set's drawings, as data and markup; loaded when the set is played. Markup consists of groups and paths in the
 * classes `a-…` of the art's style sheet, centred on its spot, in tile units (a tile is 100 wide, a figure about 22
 * high).
 */
export interface Look {
  /** The kind of figure or token that its box shows. */
  readonly cover?: string;
  /** Its kinds of figures. A kind without one is drawn as a meeple. */
  readonly figures?: Readonly<Record<string, Silhouette>>;
  /** Printed marks of a tile with a meaning, in addition to those every tile can have. */
  readonly tileMarks?: (def: TileDef) => readonly TileMark[];
  /** A seat's possessions besides figures, shown beside its points. `data`: the set's own slice, as encoded. */
  readonly counters?: (data: Readonly<Record<string, Json | undefined>>, seat: number) => readonly Counter[];
  /** Its tokens, by kind: markup of at most about 30 by 30. */
  readonly tokens?: Readonly<Record<string, string>>;
  /** Places whose figures do not stand on their spot: on a building of the set, or at a corner of the tile. */
  readonly lifts?: (data: Fields, laid: Laid) => readonly Lift[];
  /** Its objects on the table: tokens, neutral figures, trails, badges. `data`: the set's own slice, as encoded. */
  readonly marks?: (data: Fields, laid: Laid) => readonly Mark[];
  /** Tiles that lie beside the table for everyone to see: drawn for an auction, or waiting for a seat. */
  readonly tilesBeside?: (data: Fields) => readonly TileBeside[];
  /** Squares affected by a considered tile besides its own; `after`: the set's slice after the placement. */
  readonly reach?: (tile: TileView, after: Fields) => readonly Square[];
  /** The mark that an event of a considered choice would leave. */
  readonly eventMark?: (event: GameEvent) => Mark | null;
  /** The square meant by actions of these verbs that name none, when it is not the last placed tile's. */
  readonly squareMeant?: (verbs: readonly string[], data: Fields) => Square | null;
  /** How the board offers the set's verbs. */
  readonly verbs?: Readonly<Record<string, VerbLook>>;
  /**
   * The preview of a considered choice, per event: a message, which is given the `name` of the event's seat, or `told` where
   * the event's own sentence suffices.
   */
  readonly foretells?: (event: GameEvent) => Message | 'told' | null;
  /** Later effects of a considered tile; `after`: the set's slice after the placement. */
  readonly tileForetells?: (def: TileDef, after: Fields) => Message | null;
  /** What the set would ask right after a considered choice; `after`: its slice by then. */
  readonly asksNext?: (after: Fields) => Message | null;
  /** Message before the next draw, by pile. */
  readonly draws?: Readonly<Record<string, string>>;
  /** The words of a question of the set, where those of its verbs would not fit. */
  readonly wording?: (asked: Asked) => Wording | null;
  /** Why the game asks the current question; null where another set or the tile in hand explains it. */
  readonly because?: (asked: Asked) => Message | null;
}

/** A tile beside the table. Touching it chooses the first legal action with its `lot`. */
export interface TileBeside {
  readonly tile: string;
  /** The player it is meant for, or who bids for it: `name` in its caption. */
  readonly seat: Seat | null;
  readonly lot: number;
  readonly caption: Message;
}

/** A message `board.<key>` of the set's words. */
export interface Message {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/**
 * Messages of the set's words by key: the question, with the `name` of the seat asked, and the button that declines; the
 * token to be moved, where its verb alone does not tell which; and the tile it is about, while none is in hand.
 */
export interface Wording {
  readonly ask?: string;
  readonly decline?: string;
  readonly token?: string;
  readonly tile?: string;
}

/** How far above its spot the figures of a place stand, and how far to the right, in tile units; `place` as in {@link Laid}. */
export interface Lift {
  readonly place: string;
  readonly by: number;
  readonly aside?: number;
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
  /** The pieces they name, each once: sets share verbs. */
  readonly pieces: readonly string[];
}

export interface VerbLook {
  /** Token shown in place of the tile in hand. */
  readonly token?: string;
  /** Token shown on the spot or the square a touch would choose. */
  readonly spot?: string;
  /** Name of the place on a tile that its squares mean. */
  readonly place?: string;
  /** It chooses a figure and not the feature under it. */
  readonly picksFigure?: true;
  /** Path drawn at the middle of its squares; starts with a relative move. */
  readonly sign?: string;
  /** It has few choices, which are also listed beside the table. */
  readonly named?: true;
  /** `board.preview.then.<verb>` announces that it comes next. */
  readonly announced?: true;
  /** It may send unscored figures home: the preview counts them. */
  readonly sendsHome?: true;
  /** Message when it sends none home. */
  readonly nobody?: string;
  /** The sentence that contains its effect, `what`; `empty` when there is none. */
  readonly frame?: { readonly key: string; readonly empty: string };
}

/** A figure: outline and highlight as path data; the owner's colour and sign are inserted. */
export interface Silhouette {
  readonly outline: string;
  readonly light: string;
  /** The figure's shadow. */
  readonly cast: string;
  /** Position of the owner's sign: the height of its middle, and its size. */
  readonly sign: { readonly x?: number; readonly y: number; readonly size: number };
  /** Its bounding square as a separate picture; -16 -16 32 where absent. */
  readonly box?: readonly [left: number, top: number, side: number];
  /** Markup drawn behind the painted body, and in front of it. */
  readonly behind?: string;
  readonly before?: string;
}

export interface TileMark {
  /** Position of the feature it belongs to; null for the whole tile. */
  readonly on: number | null;
  /** Required space, as a radius. */
  readonly radius: number;
  readonly art: string;
  /**
   * `upright` and `turned` stand beside their road or in their city: upright in every turn of the tile, or turned with it.
   * `tile` is drawn from the tile's corner. `end` stands where its road ends, drawn for a road from the north.
   */
  readonly place: 'upright' | 'turned' | 'tile' | 'end';
  /** Takes the place of the building of its monastery, or of the village where roads end. */
  readonly instead?: true;
  /** Its fixed spot on the unturned tile; otherwise placed where there is room. */
  readonly at?: readonly [x: number, y: number];
  /**
   * Outline on the unturned tile, for a mark that no circle fits: the area of its place, else an area that no
   * field reaches.
   */
  readonly covers?: readonly (readonly [x: number, y: number])[];
}

/** `board.supply.<id>` words it with `n`, and with `name` where it concerns another player. */
export interface Counter {
  readonly id: string;
  readonly count: number;
  /** The player it concerns besides its holder. */
  readonly of?: Seat;
  /** In a box 24 wide and high around its middle. */
  readonly art: string;
}
