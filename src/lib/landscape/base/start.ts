import { changeBag } from '../tiles/bag.ts';
import { fittingTurns, layTile } from '../board/board.ts';
import { cellAt, type Position } from '../position.ts';

const START = 'base.D-start';

/** Places the start tiles of the sets that have some, else the one of the base game, which has the dark back. */
export function layStart(p: Position): void {
  for (const { lay } of p.rules.starts) lay(p);
  if (p.slotCount > 0) leaveInBox(p, START);
  else layFromBag(p, START, 0, 0, 0);
  p.startSlots = p.slotCount;
}

/** Takes all copies of a tile out of the bag before the game. */
export function leaveInBox(p: Position, id: string): void {
  const type = p.rules.tiles.byId.get(id);
  if (type) changeBag(p, type.index, -p.bag[type.index]);
}

/** Places a tile from the bag on a square during setup. */
export function layFromBag(p: Position, id: string, x: number, y: number, turn: number): number {
  const type = p.rules.tiles.byId.get(id);
  if (!type) throw new Error(`no tile ${id} in this box`);
  const cell = cellAt(p, x, y);
  if (p.slotCount > 0 && (fittingTurns(p, type.index, cell) & (1 << turn)) === 0)
    throw new Error(`${id} does not fit at ${x},${y}`);
  changeBag(p, type.index, -1);
  return layTile(p, type.index, cell, turn);
}
