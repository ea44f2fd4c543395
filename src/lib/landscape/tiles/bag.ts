import type { PileContents } from '../../kernel/game.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { BAG_GROUP, type Position } from '../position.ts';

/** Whether a type may be drawn now. */
export function drawable(p: Position, type: number): boolean {
  return p.bag[type] > 0 && (limitOf(p)?.includes(type) ?? true);
}

/** The only types that may be drawn now, in canonical order, or null for all. */
function limitOf(p: Position): readonly number[] | null {
  for (const m of p.rules.hooks.insteadOfBag) {
    const types = m.insteadOfBag(p);
    if (types) return types;
  }
  return null;
}

/** How many tiles can be drawn now. */
export function drawableCount(p: Position): number {
  return limitOf(p) ? pileSize(p) : bagLeft(p);
}

/** The tiles a draw chooses among: hidden ones lie on the board and may be any of these. */
export function pileSize(p: Position): number {
  const limit = limitOf(p);
  return limit ? limit.reduce((n, type) => n + p.bag[type], 0) : p.bagSize;
}

/** How many tiles of the bag can still come. */
export function bagLeft(p: Position): number {
  let n = p.bagSize;
  for (const m of p.rules.hooks.hiddenModifier) n -= m.hiddenModifier(p);
  return Math.max(0, n);
}

/** How many tiles still come: those that can be drawn, and those that seats hold. */
export function tilesToCome(p: Position): number {
  return drawableCount(p) + tilesHeld(p);
}

/** How many tiles seats hold outside the bag. */
export function tilesHeld(p: Position): number {
  let n = 0;
  for (const m of p.rules.hooks.comingModifier) n += m.comingModifier(p);
  return n;
}

/** The tile type n items into the bag, counted as in {@link bagContents}. */
export function nthInBag(p: Position, n: number): number {
  const { bag, bagGroups } = p;
  const limit = limitOf(p);
  const types = limit ?? p.rules.tiles.drawOrder;
  let group = 0;
  if (!limit) while (group < bagGroups.length && n >= bagGroups[group]) n -= bagGroups[group++];
  for (let i = group * BAG_GROUP; i < types.length; i++) {
    const type = types[i];
    if (n < bag[type]) return type;
    n -= bag[type];
  }
  throw new RangeError('draw beyond the end of the bag');
}

/** Puts copies of a printed type into the bag, or takes some out (below 0). */
export function changeBag(p: Position, type: number, copies: number): void {
  p.bag[type] += copies;
  p.bagSize += copies;
  p.bagGroups[Math.trunc(p.rules.tiles.drawRank[type] / BAG_GROUP)] += copies;
}

/** Takes all tiles out of the bag. */
export function emptyBag(p: Position): void {
  p.bag.forEach((copies, type) => changeBag(p, type, -copies));
}

/** Moves a tile from the bag to the hand. */
export function drawTile(p: Position, type: number): void {
  changeBag(p, type, -1);
  p.drawn = type;
}

/** The tiles that can be drawn now, in canonical order. */
export function bagContents(p: Position): PileContents {
  const { types, drawOrder } = p.rules.tiles;
  return (limitOf(p) ?? drawOrder)
    .filter((type) => p.bag[type] > 0)
    .map((type) => [types[type].id, p.bag[type]] as const);
}

/** The type with that id, if it may be drawn now. Throws NOT_IN_PILE. */
export function typeInBag(p: Position, id: string): number {
  const type = p.rules.tiles.byId.get(id);
  if (!type || !drawable(p, type.index)) throw new Refusal('NOT_IN_PILE', `The bag holds no ${id} now.`);
  return type.index;
}
