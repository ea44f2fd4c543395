import type { TileDef } from './catalogue.ts';
import type { Json } from '../kernel/json.ts';

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
}

/** A figure: outline and light as path data; the owner's colour and sign are put in. */
export interface Silhouette {
  readonly outline: string;
  readonly light: string;
  /** The shadow it casts. */
  readonly cast: string;
  /** Where the owner's sign stands: the height of its middle, and its size. */
  readonly sign: { readonly x?: number; readonly y: number; readonly size: number };
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
