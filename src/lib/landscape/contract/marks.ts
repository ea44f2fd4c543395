import type { Seat } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import type { Square, TileView } from '../view/view.ts';

/** A point on the table in tile units: a tile is 100 wide, the start tile's upper left corner is the origin. */
export interface TablePoint {
  readonly x: number;
  readonly y: number;
}

/** An object on the table that belongs to no seat: a token, or one of the board's signs `badge`, `trail`, `reach`. */
export interface Mark extends TablePoint {
  /** Stable while the mark stays at its place. */
  readonly key: string;
  readonly kind: string;
  readonly scale: number;
  /** A number beside it. */
  readonly text?: string;
  /** The figure it carries. */
  readonly carries?: { readonly seat: Seat; readonly figure: string } | undefined;
}

/** The placed tiles, and the figure spot on the part that `at`, `on` and `side` name; null without such a part. */
export interface Laid {
  readonly tiles: readonly TileView[];
  readonly spot: (ref: Fields) => (TablePoint & { readonly place: string }) | null;
}

export type Fields = Readonly<Record<string, Json | undefined>>;

/** The fields of an object of an event or action; none for any other value. */
export const fieldsOf = (value: Json | undefined): Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : {};

export const isSquare = (value: Json | undefined): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isInteger);

/** Whether both are squares and equal. */
export const sameSquare = (a: Square | null | undefined, b: Square | null | undefined): boolean =>
  Boolean(a && b && a[0] === b[0] && a[1] === b[1]);

/** The squares of a list, without what is none. */
export const squaresOf = (value: Json | undefined): readonly Square[] =>
  Array.isArray(value) ? value.filter(isSquare) : [];

/** A mark in the middle of a square. */
export const markAt = (kind: string, [x, y]: Square, scale: number, key = kind): Mark => ({
  key,
  kind,
  scale,
  x: x * 100 + 50,
  y: y * 100 + 50
});

/** The squares an object has visited, without its current one. */
export const trailOf = (squares: readonly Square[], now: Square | null): Mark[] =>
  squares.flatMap((at) =>
    at[0] === now?.[0] && at[1] === now[1] ? [] : [markAt('trail', at, 1, `trail-${at.join()}`)]
  );
