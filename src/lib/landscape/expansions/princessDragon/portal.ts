import { listElsewhere, readDeployment } from '../../claims.ts';
import { VERB_BITS, VERB_MASK, type MoveList } from '../../moves.ts';
import type { Position } from '../../position.ts';
import { isPortal } from './dragon.ts';
import { sliceOf } from './slice.ts';

/** Through a portal a follower comes to an unoccupied, incomplete feature of any tile but the dragon's (PD-11, PD-12). */
export function offerPortal(p: Position, out: MoveList): void {
  if (p.rules.without.has('magicPortal') || !isPortal(p, p.lastSlot)) return;
  if (!isOfferedElsewhere(p, out)) listElsewhere(p, out, sliceOf(p).dragon);
}

/** Whether something else lets the player place anywhere already. */
function isOfferedElsewhere(p: Position, out: MoveList): boolean {
  const deploy = p.rules.verbIndex.get('deploy') as number;
  for (const code of out.codes.subarray(0, out.count)) {
    if ((code & VERB_MASK) !== deploy) continue;
    const { segment, beside } = readDeployment(code >>> VERB_BITS);
    if (!beside && p.segmentSlot[segment] !== p.lastSlot) return true;
  }
  return false;
}
