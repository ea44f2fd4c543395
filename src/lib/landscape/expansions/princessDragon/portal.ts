import { listElsewhere } from '../../claims.ts';
import type { MoveList } from '../../moves.ts';
import type { Position } from '../../position.ts';
import { isPortal } from './dragon.ts';
import { sliceOf } from './slice.ts';

/** Through a portal a follower comes to an unoccupied, incomplete feature of any tile but the dragon's (PD-11, PD-12). */
export function offerPortal(p: Position, out: MoveList): void {
  if (p.rules.without.has('magicPortal') || !isPortal(p, p.lastSlot)) return;
  const before = out.count;
  // Another set may have offered some of them.
  const known = new Set(out.codes.subarray(0, before));
  listElsewhere(p, out, sliceOf(p).dragon);
  const all = out.count;
  out.count = before;
  for (let i = before; i < all; i++) if (!known.has(out.codes[i])) out.push(out.codes[i]);
}
