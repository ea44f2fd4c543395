import { claimAllowed, isOccupied, isSamePlace } from '../../claims.ts';
import { isComplete, rootOf } from '../../features.ts';
import { figureKind, mayStand } from '../../figures.ts';
import { moveCode, type MoveList, PASS_CODE } from '../../moves.ts';
import type { Position } from '../../position.ts';
import { sliceOf } from './slice.ts';

/** Segments of the last tile where the carried follower may be placed: unoccupied, unfinished, each place once. */
function dropSegments(p: Position): number[] {
  const { disc, carried } = sliceOf(p);
  const kind = figureKind(p, carried);
  const first = p.slotSegment[disc];
  const found: number[] = [];
  for (let s = first; s < first + p.rules.tiles.segmentCount[p.slotType[disc]]; s++) {
    if (isOccupied(p, s) || isComplete(p, rootOf(p, s)) || found.some((t) => isSamePlace(p, s, t))) continue;
    if (mayStand(p, kind, s) && claimAllowed(p, s, kind)) found.push(s);
  }
  return found;
}

/** Lists where the owner may place the follower; taking it home is allowed too, unless an option forbids it. */
export function listDrops(p: Position, out: MoveList): void {
  const drop = p.rules.verbIndex.get('drop') as number;
  const segments = dropSegments(p);
  for (const s of segments) out.push(moveCode(drop, s));
  if (segments.length === 0 || p.rules.options.tornadoDrop !== 'must') out.push(PASS_CODE);
}

/** The segment offered for the place another segment belongs to, or that segment itself. */
export function offeredDrop(p: Position, segment: number): number {
  return dropSegments(p).find((s) => isSamePlace(p, s, segment)) ?? segment;
}
