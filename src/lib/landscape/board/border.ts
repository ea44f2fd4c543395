import { Alike } from './alike.ts';
import type { Position } from '../position.ts';

/** From this many open squares on it is faster to scan those with one fit code than all. */
const MANY = 100;

/** The fit code of an empty cell: what its neighbours require of a tile, base 5; 0 away from all tiles. */
export function fitCode(p: Position, cell: number): number {
  const at = p.borderAt[cell];
  return at < 0 ? 0 : p.borderFit[at];
}

/** Adds to the fit code of an empty cell beside a tile. */
export function askMore(p: Position, cell: number, more: number): void {
  let at = p.borderAt[cell];
  if (at < 0) {
    at = p.borderCount++;
    p.borderAt[cell] = at;
    p.border[at] = cell;
    p.borderFit[at] = 0;
  } else p.alike?.leave(at);
  p.borderFit[at] += more;
  if (p.alike) p.alike.join(at, p.borderFit[at]);
  else if (p.borderCount === MANY) p.alike = groupBorder(p);
}

function groupBorder(p: Position): Alike {
  const alike = new Alike(p.border.length);
  for (let at = 0; at < p.borderCount; at++) alike.join(at, p.borderFit[at]);
  return alike;
}

/** Removes a cell from the border, since a tile was placed there. */
export function dropBorder(p: Position, cell: number): void {
  const at = p.borderAt[cell];
  if (at < 0) return;
  const end = --p.borderCount;
  const last = p.border[end];
  p.alike?.leave(at);
  if (at !== end && p.alike) {
    p.alike.leave(end);
    p.alike.join(at, p.borderFit[end]);
  }
  p.border[at] = last;
  p.borderFit[at] = p.borderFit[end];
  p.borderAt[last] = at;
  p.borderAt[cell] = -1;
}
