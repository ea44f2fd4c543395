import { listElsewhere } from '../../figures/claims.ts';
import type { MoveList } from '../../moves.ts';
import type { Position } from '../../position.ts';
import { isPortal } from './dragon.ts';
import { sliceOf } from './slice.ts';

/** Through a portal a follower comes to an unoccupied, incomplete feature of any tile but the dragon's (PD-11, PD-12). */
export function offerPortal(p: Position, out: MoveList): void {
  if (!isPortal(p, p.lastSlot)) return;
  const before = out.count;
  listElsewhere(p, out, sliceOf(p).dragon);
  // Another set may have offered some of them.
  if (p.rules.hooks.offerClaim.length === 1) return;
  const all = out.count;
  out.count = before;
  for (let i = before; i < all; i++) if (!out.has(out.codes[i], before)) out.push(out.codes[i]);
}
