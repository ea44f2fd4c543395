import { cloisterOf, rootOf } from './features.ts';
import { closedAround, joinApart, joinSide } from './joining.ts';
import { slotBeside, type Position } from '../position.ts';
import { Stamps } from './stamps.ts';

/** Recomputes all features from the tiles and figures; gives the same result as incremental updates. */
export function rebuildFeatures(p: Position): void {
  const noted = p.completedCount;
  for (let s = 0; s < p.segmentCount; s++) if (p.segmentSlot[s] >= 0) resetSegment(p, s);
  for (let slot = 0; slot < p.slotCount; slot++) {
    joinSide(p, slot, 1);
    joinSide(p, slot, 2);
  }
  for (const m of p.rules.hooks.offerJoining) for (const joining of m.offerJoining(p)) joinApart(p, joining);
  // Most features complete now were complete before: the caller compares.
  p.completedCount = noted;
  countClaims(p);
}

/** The segments that are recomputed, and their slots; refilled at each use. */
const recomputed = new Stamps();
const touched = new Stamps();
const touchedSlots: number[] = [];

/**
 * Recomputes the features that some segments belong to, from the tiles and figures; segments of a tile that
 * left the table may be among them. A union cannot be undone, so this is needed wherever something that
 * joined segments is gone. Segments that are joined again must be named on both sides. The same result as
 * {@link rebuildFeatures}.
 */
export function rebuildAround(p: Position, segments: readonly number[]): void {
  const noted = p.completedCount;
  resetFeatures(p, segments);
  for (const slot of touchedSlots)
    for (let side = 0; side < 4; side++) {
      const other = slotBeside(p, slot, side);
      // Joins two touched slots once, from the one north or west of the other.
      if (other >= 0 && (side === 1 || side === 2 || !touched.has(other)))
        joinSide(p, slot, side, recomputed);
    }
  for (const m of p.rules.hooks.offerJoining)
    for (const joining of m.offerJoining(p)) if (recomputed.has(joining.a)) joinApart(p, joining);
  p.completedCount = noted;
  countClaims(p, recomputed);
}

/** Resets every segment of these features, and stamps and lists them and their slots. */
function resetFeatures(p: Position, segments: readonly number[]): void {
  recomputed.renew(p.segmentCount);
  touched.renew(p.slotCount);
  touchedSlots.length = 0;
  for (const segment of segments) {
    let s = segment;
    while (!recomputed.has(s)) {
      const next = p.ring[s];
      const slot = p.segmentSlot[s];
      recomputed.add(s);
      if (slot >= 0) {
        resetSegment(p, s);
        if (!touched.has(slot)) touchedSlots.push(slot);
        touched.add(slot);
      }
      s = next;
    }
  }
}

/** Makes a segment a feature of its own that no figure stands on. */
function resetSegment(p: Position, s: number): void {
  const { waits, stride } = p.rules.tiles;
  const slot = p.segmentSlot[s];
  p.parent[s] = s;
  p.ring[s] = s;
  p.waiting[s] = waits[p.slotType[slot] * stride + p.segmentLocal[s]] + (p.kept[s] ? 0 : p.held[slot]);
  p.claims[s] = 0;
  if (cloisterOf(p, slot) === s) p.waiting[s] -= closedAround(p, p.slotCell[slot]);
}

/** Counts the followers on segments; with `only`, on those stamped there. */
function countClaims(p: Position, only: Stamps | null = null): void {
  const { figureAt } = p;
  const { figureSeats, figureKinds, followers } = p.rules;
  for (let figure = 0; figure < figureAt.length; figure++) {
    const segment = figureAt[figure];
    if (segment >= 0 && (only?.has(segment) ?? true) && followers[figureKinds[figure]] === 1)
      p.claims[rootOf(p, segment)] += 1 << (4 * figureSeats[figure]);
  }
}
