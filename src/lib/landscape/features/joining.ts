import { cloisterOf, isComplete, rootOf } from './features.ts';
import type { Joining } from '../contract/module.ts';
import { stepOf, type Position } from '../position.ts';
import type { Stamps } from './stamps.ts';

/** Numbers the segments of a newly placed tile, joins them to their neighbours, and counts the tile for the squares around. */
export function addSegments(p: Position, slot: number): void {
  const { segmentCount, waits, stride } = p.rules.tiles;
  const { parent, ring, waiting, claims } = p;
  const type = p.slotType[slot];
  const first = p.segmentCount;
  const n = segmentCount[type];
  const own = type * stride;
  numberSegments(p, slot);
  for (let local = 0; local < n; local++) {
    const s = first + local;
    parent[s] = s;
    ring[s] = s;
    waiting[s] = waits[own + local];
    claims[s] = 0;
  }
  for (let side = 0; side < 4; side++) joinSide(p, slot, side);
  countAround(p, slot);
}

/** Renumbers the segments of a slot's tile; numbers that its other forms may need are reserved after them. */
export function numberSegments(p: Position, slot: number): void {
  const { segmentCount, segmentRoom } = p.rules.tiles;
  const { segmentSlot, segmentLocal } = p;
  const type = p.slotType[slot];
  const first = p.segmentCount;
  const shown = first + segmentCount[type];
  const end = first + segmentRoom[type];
  p.slotSegment[slot] = first;
  p.segmentCount = end;
  for (let s = first; s < end; s++) {
    segmentSlot[s] = s < shown ? slot : -1;
    segmentLocal[s] = s - first;
  }
}

/** Brings the features on a slot up to date after its tile took another form than the type `before`. */
export function reformSegments(p: Position, slot: number, before: number): void {
  const { segmentCount, types, waits, stride } = p.rules.tiles;
  const type = p.slotType[slot];
  const first = p.slotSegment[slot];
  const known = segmentCount[before];
  for (let local = 0; local < known; local++)
    p.waiting[rootOf(p, first + local)] += waits[type * stride + local] - waits[before * stride + local];
  for (let local = known; local < segmentCount[type]; local++) {
    const s = first + local;
    p.segmentSlot[s] = slot;
    p.parent[s] = s;
    p.ring[s] = s;
    p.waiting[s] = waits[type * stride + local] + p.held[slot];
    p.claims[s] = 0;
    for (const side of types[type].segments[local].sides) joinSide(p, slot, (side + p.slotTurn[slot]) & 3);
  }
}

/**
 * Joins the segments that meet across one side of a slot, and counts the edge as closed; with `only`, just for segments
 * stamped there.
 */
export function joinSide(p: Position, slot: number, side: number, only: Stamps | null = null): void {
  const other = p.cellSlot[p.slotCell[slot] + stepOf(p, side)];
  if (other < 0) return;
  const { ports, types, hasSeconds } = p.rules.tiles;
  const { slotType, slotTurn, slotSegment } = p;
  const first = slotSegment[slot];
  const facing = slotSegment[other];
  const mine = (slotType[slot] * 4 + slotTurn[slot]) * 12 + side * 3;
  const theirs = (slotType[other] * 4 + slotTurn[other]) * 12 + (side ^ 2) * 3;
  const a = ports[mine];
  const b = ports[theirs];
  if (a >= 0 && b >= 0) {
    if (joins(first + a, only)) waitLess(p, union(p, first + a, facing + b), 2);
  } else if (a >= 0 && types[slotType[other]].edgeRule === 'ends') {
    if (joins(first + a, only)) waitLess(p, rootOf(p, first + a), 1);
  } else if (b >= 0 && types[slotType[slot]].edgeRule === 'ends') {
    if (joins(facing + b, only)) waitLess(p, rootOf(p, facing + b), 1);
  }
  if (hasSeconds) {
    joinSecond(p, slot, other, side, b, only);
    joinSecond(p, other, slot, side ^ 2, a, only);
  }
  const left = ports[mine + 1];
  if (left >= 0 && ports[theirs + 2] >= 0 && joins(first + left, only))
    union(p, first + left, facing + ports[theirs + 2]);
  const right = ports[mine + 2];
  // One field on both sides of the edge, on both tiles, was joined just now.
  const joined = right === left && ports[theirs + 1] === ports[theirs + 2];
  if (right >= 0 && !joined && ports[theirs + 1] >= 0 && joins(first + right, only))
    union(p, first + right, facing + ports[theirs + 1]);
}

const joins = (segment: number, only: Stamps | null) => only === null || only.has(segment);

/**
 * A second city of the tile `at` at a side joins the segment `met` of the tile `to`, which meets it there, or is closed with the
 * side.
 */
function joinSecond(
  p: Position,
  at: number,
  to: number,
  side: number,
  met: number,
  only: Stamps | null
): void {
  const { seconds, types } = p.rules.tiles;
  const second = seconds[(p.slotType[at] * 4 + p.slotTurn[at]) * 4 + side];
  if (second < 0 || !joins(p.slotSegment[at] + second, only)) return;
  const s = p.slotSegment[at] + second;
  if (met >= 0) waitLess(p, union(p, p.slotSegment[to] + met, s), 1);
  else if (types[p.slotType[to]].edgeRule === 'ends') waitLess(p, rootOf(p, s), 1);
}

/** Lowers the count of a feature's open edges or squares; at zero it is noted as possibly completed. */
function waitLess(p: Position, root: number, by: number): void {
  if ((p.waiting[root] -= by) === 0) noteCompleted(p, root);
}

/** Adds a feature to this turn's list of completed ones; `gatherCompleted` checks it again. */
export function noteCompleted(p: Position, root: number): void {
  if (p.completedCount === p.completed.length) {
    const larger = new Int32Array(p.completed.length * 2);
    larger.set(p.completed);
    p.completed = larger;
  }
  p.completed[p.completedCount++] = root;
}

/** Joins two segments that meet elsewhere than at the sides of their tiles, and closes so many of their loose ends. */
export function joinApart(p: Position, { a, b, closes }: Joining): void {
  const root = union(p, a, b);
  if (closes > 0) waitLess(p, root, closes);
}

function union(p: Position, a: number, b: number): number {
  const keep = rootOf(p, a);
  const gone = rootOf(p, b);
  if (keep === gone) return keep;
  const { parent, waiting, claims, ring } = p;
  parent[gone] = keep;
  waiting[keep] += waiting[gone];
  claims[keep] += claims[gone];
  const next = ring[keep];
  ring[keep] = ring[gone];
  ring[gone] = next;
  return keep;
}

/** Tiles among the eight squares around a cell, without those that keep their neighbours open. */
export function closedAround(p: Position, cell: number): number {
  let n = p.around[cell];
  const { opens, hasOpen } = p.rules.tiles;
  if (!hasOpen) return n;
  for (const offset of p.rules.around(p.width)) {
    const slot = p.cellSlot[cell + offset];
    if (slot >= 0) n -= opens[p.slotType[slot]];
  }
  return n;
}

/** Sets a new cloister's waiting squares, and counts the tile for the eight squares and the cloisters around it. */
function countAround(p: Position, slot: number): void {
  const cell = p.slotCell[slot];
  const own = cloisterOf(p, slot);
  if (own >= 0) waitLess(p, own, closedAround(p, cell));
  const { opens, cloisters } = p.rules.tiles;
  const { around, cellSlot, slotType, slotSegment } = p;
  const closes = opens[slotType[slot]] === 0;
  const offsets = p.rules.around(p.width);
  for (let i = 0; i < 8; i++) {
    const near = cell + offsets[i];
    around[near]++;
    const other = cellSlot[near];
    if (other < 0 || !closes) continue;
    const local = cloisters[slotType[other]];
    if (local >= 0) waitLess(p, slotSegment[other] + local, 1);
  }
}

/**
 * Prevents the features on a slot from being completed; with `keep`, complete ones stay complete. A feature with
 * followers is excluded: it has not been scored, which only a given position can cause.
 */
export function hold(p: Position, slot: number, keep: boolean): void {
  p.held[slot]++;
  const first = p.slotSegment[slot];
  const n = p.rules.tiles.segmentCount[p.slotType[slot]];
  for (let s = first; s < first + n; s++) {
    const root = rootOf(p, s);
    if (keep && isComplete(p, root) && p.claims[root] === 0) p.kept[s] = 1;
    else p.waiting[root]++;
  }
}

/** Reverts {@link hold}; a feature that was prevented until now is noted as possibly completed. */
export function release(p: Position, slot: number): void {
  p.held[slot]--;
  const first = p.slotSegment[slot];
  const n = p.rules.tiles.segmentCount[p.slotType[slot]];
  for (let s = first; s < first + n; s++) {
    if (p.kept[s]) p.kept[s] = 0;
    else waitLess(p, rootOf(p, s), 1);
  }
}
