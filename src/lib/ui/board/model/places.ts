import type { Lift } from '../../../landscape/contract/look.ts';
import type { FigureView, Square, TileView } from '../../../landscape/view/view.ts';
import { spot } from '../../art/places.ts';
import { TILE, type Point } from '../camera/camera.ts';

/** Where things lie on the table, in world units. */

/** A point of an unrotated tile after some clockwise quarter turns about its middle. */
export function turned({ x, y }: Point, turn: number): Point {
  switch (turn & 3) {
    case 1:
      return { x: TILE - y, y: x };
    case 2:
      return { x: TILE - x, y: TILE - y };
    case 3:
      return { x: y, y: TILE - x };
    default:
      return { x, y };
  }
}

export type Lying = Pick<TileView, 'at' | 'def' | 'turn'>;

/** The spot of a figure on a feature of a tile. */
export function spotOf({ at, def, turn }: Lying, feature: number): Point {
  const on = turned(spot(def, feature), turn);
  return { x: at[0] * TILE + on.x, y: at[1] * TILE + on.y };
}

/** SVG transform from the unrotated tile to its place. */
export function lie({ at, turn }: Pick<Lying, 'at' | 'turn'>): string {
  return `translate(${at[0] * TILE} ${at[1] * TILE})${turn ? ` rotate(${turn * 90} 50 50)` : ''}`;
}

export const lifted = ({ x, y }: Point, lift?: Lift): Point => ({
  x: x + (lift?.aside ?? 0),
  y: y - (lift?.by ?? 0)
});

export interface Standing extends Point {
  readonly figure: FigureView;
}

/** Distance between figures that share a spot. */
const SHOULDER = 18;
/** Distance at which figures of one tile do not hide each other. */
const APART = 25;

/** Moves figures on different places of one tile apart where their spots are close. */
function clear(all: readonly Standing[]): Standing[] {
  const byTile = new Map<number, Standing[]>();
  for (const one of all) byTile.set(one.figure.slot, [...(byTile.get(one.figure.slot) ?? []), one]);
  return all.map((one) => {
    let { x, y } = one;
    for (const other of byTile.get(one.figure.slot)!) {
      const away = Math.hypot(one.x - other.x, one.y - other.y);
      if (other.figure.feature === one.figure.feature || away >= APART) continue;
      const aside = one.figure.feature < other.figure.feature ? -1 : 1;
      const [dx, dy] = away === 0 ? [aside, 0] : [(one.x - other.x) / away, (one.y - other.y) / away];
      x += (dx * (APART - away)) / 2;
      y += (dy * (APART - away)) / 2;
    }
    return { ...one, x, y };
  });
}

/**
 * The places of all figures, the front ones last; those that share a spot stand side by side. `lifts`: where they stand
 * beside it, by place.
 */
export function standings(
  figures: readonly FigureView[],
  tiles: readonly TileView[],
  lifts: ReadonlyMap<string, Lift> = new Map()
): Standing[] {
  const together = new Map<string, FigureView[]>();
  for (const figure of figures) {
    const key = `${figure.slot}/${figure.feature}`;
    together.set(key, [...(together.get(key) ?? []), figure]);
  }
  const standing = figures.map((figure) => {
    const place = `${figure.slot}/${figure.feature}`;
    const group = together.get(place)!;
    const middle = lifted(spotOf(tiles[figure.slot], figure.feature), lifts.get(place));
    const aside = (group.indexOf(figure) - (group.length - 1) / 2) * SHOULDER;
    return { figure, x: middle.x + aside, y: middle.y };
  });
  return clear(standing).sort((a, b) => a.y - b.y);
}

export const middleOf = ([x, y]: Square): Point => ({ x: (x + 0.5) * TILE, y: (y + 0.5) * TILE });
