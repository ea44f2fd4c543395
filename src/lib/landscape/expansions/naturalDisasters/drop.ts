import { claimAllowed, isOccupied, isSamePlace } from '../../figures/claims.ts';
import { isComplete, rootOf } from '../../features/features.ts';
import { figureKind, mayStand } from '../../figures/figures.ts';
import type { Position } from '../../position.ts';
import { sliceOf } from './slice.ts';

/** Segments of the last tile where the carried follower may be placed: unoccupied, unfinished, each place once. */
export function dropSegments(p: Position): number[] {
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

/** The segment offered for the place another segment belongs to, or that segment itself. */
export function offeredDrop(p: Position, segment: number): number {
  return dropSegments(p).find((s) => isSamePlace(p, s, segment)) ?? segment;
}
