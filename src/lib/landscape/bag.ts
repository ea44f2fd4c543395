import type { PileContents } from '../kernel/game.ts';
import { Refusal } from '../kernel/refusal.ts';
import { byCodeUnit } from '../kernel/canonical.ts';
import type { Position } from './position.ts';

/** Whether a type may be drawn now. */
export function drawable(p: Position, type: number): boolean {
  if (p.bag[type] === 0) return false;
  const hooks = p.rules.hooks.allowsDraw;
  for (const m of hooks) if (!m.allowsDraw(p, type)) return false;
  return true;
}

/** Whether some types in the bag may not be drawn now. */
function isLimited(p: Position): boolean {
  for (const m of p.rules.hooks.allowsDraw) if (m.limitsDraw?.(p) ?? true) return true;
  return false;
}

/** How many tiles can be drawn now. */
export function drawableCount(p: Position): number {
  return isLimited(p) ? pileSize(p) : bagLeft(p);
}

/** The tiles a draw chooses among: hidden ones lie on the board and may be any of these. */
export function pileSize(p: Position): number {
  if (!isLimited(p)) return p.bagSize;
  let n = 0;
  for (let type = 0; type < p.bag.length; type++) if (drawable(p, type)) n += p.bag[type];
  return n;
}

/** How many tiles of the bag can still come. */
export function bagLeft(p: Position): number {
  let n = p.bagSize;
  for (const m of p.rules.hooks.hiddenModifier) n -= m.hiddenModifier(p);
  return Math.max(0, n);
}

/** How many tiles still come: those that can be drawn, and those that seats hold. */
export function tilesToCome(p: Position): number {
  let n = drawableCount(p);
  for (const m of p.rules.hooks.comingModifier) n += m.comingModifier(p);
  return n;
}

/** The tile type n items into the bag, counted by type index. */
export function nthInBag(p: Position, n: number): number {
  const limited = isLimited(p);
  const { bag } = p;
  for (let type = 0; type < bag.length; type++) {
    if (limited && !drawable(p, type)) continue;
    if (n < bag[type]) return type;
    n -= bag[type];
  }
  throw new RangeError('draw beyond the end of the bag');
}

/** Moves a tile from the bag to the hand. */
export function drawTile(p: Position, type: number): void {
  p.bag[type]--;
  p.bagSize--;
  p.drawn = type;
}

/** The tiles that can be drawn now, in canonical order. */
export function bagContents(p: Position): PileContents {
  return [...p.rules.tiles.byId.values()]
    .filter((t) => drawable(p, t.index))
    .map((t) => [t.id, p.bag[t.index]] as const)
    .sort((a, b) => byCodeUnit(a[0], b[0]));
}

/** The type with that id, if it may be drawn now. Throws NOT_IN_PILE. */
export function typeInBag(p: Position, id: string): number {
  const type = p.rules.tiles.byId.get(id);
  if (!type || !drawable(p, type.index)) throw new Refusal('NOT_IN_PILE', `The bag holds no ${id} now.`);
  return type.index;
}
