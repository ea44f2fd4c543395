import { GARDEN, MONASTERY, PLACE } from './tiletypes.ts';
import type { Joining } from './module.ts';
import type { Position } from './position.ts';
import { slotBeside, stepOf } from './position.ts';

/** The root segment of a segment's feature. */
export function rootOf(p: Position, segment: number): number {
  const parent = p.parent;
  while (parent[segment] !== segment) {
    parent[segment] = parent[parent[segment]];
    segment = parent[segment];
  }
  return segment;
}

export function kindOf(p: Position, segment: number): number {
  const { kinds, stride } = p.rules.tiles;
  return kinds[p.slotType[p.segmentSlot[segment]] * stride + p.segmentLocal[segment]];
}

/** Roads, cities, monasteries and gardens can be completed; fields never are, and rivers only if a set says so. */
export function isComplete(p: Position, root: number): boolean {
  return p.waiting[root] === 0 && p.rules.endless[kindOf(p, root)] === 0;
}

/** Segments of a feature, beginning with the one given. */
export function segmentsOf(p: Position, segment: number): number[] {
  const found = [segment];
  for (let s = p.ring[segment]; s !== segment; s = p.ring[s]) found.push(s);
  return found;
}

/** How many different tiles a feature lies on; a tile it enters twice counts once. */
export function tilesOf(p: Position, root: number): number {
  const seen = nextStamp(p);
  const { segmentSlot, ring } = p;
  let n = 0;
  let s = root;
  do {
    const slot = segmentSlot[s];
    if (stamps[slot] !== seen) {
      stamps[slot] = seen;
      n++;
    }
    s = ring[s];
  } while (s !== root);
  return n;
}

/** Shields in a city. */
export function shieldsOf(p: Position, root: number): number {
  let n = 0;
  let s = root;
  do {
    n += segmentType(p, s).shields;
    s = p.ring[s];
  } while (s !== root);
  return n;
}

/** Roots of the complete cities a field touches, and of the places that were cities, each once, in no order. */
export function citiesAround(p: Position, field: number): number[] {
  const cities: number[] = [];
  let s = field;
  do {
    const first = p.slotSegment[p.segmentSlot[s]];
    for (const local of segmentType(p, s).cities) {
      const root = rootOf(p, first + local);
      const counts = p.waiting[root] === 0 || kindOf(p, root) === PLACE;
      if (counts && !cities.includes(root)) cities.push(root);
    }
    s = p.ring[s];
  } while (s !== field);
  return cities;
}

/** Whether some part of a feature has a mark printed on it. */
export function bears(p: Position, root: number, mark: string): boolean {
  const { marked, stride } = p.rules.tiles;
  const segments = marked.get(mark);
  if (!segments) return false;
  const { segmentSlot, segmentLocal, slotType, ring } = p;
  let s = root;
  do {
    if (segments[slotType[segmentSlot[s]] * stride + segmentLocal[s]] === 1) return true;
    s = ring[s];
  } while (s !== root);
  return false;
}

/** The segments of the tile on a slot. */
export function segmentsOn(p: Position, slot: number): number[] {
  const first = p.slotSegment[slot];
  const end = first + p.rules.tiles.segmentCount[p.slotType[slot]];
  const found: number[] = [];
  for (let s = first; s < end; s++) found.push(s);
  return found;
}

/** Whether the tile on a slot is apart from the landscape: only the set that prints it goes there. */
export function isApart(p: Position, slot: number): boolean {
  return p.rules.tiles.apart[p.slotType[slot]] === 1;
}

/** The catalogue's description of a segment. */
export function segmentType(p: Position, segment: number) {
  return p.rules.tiles.types[p.slotType[p.segmentSlot[segment]]].segments[p.segmentLocal[segment]];
}

/** The monastery or garden of a slot, or -1. */
export function cloisterOf(p: Position, slot: number): number {
  const local = p.rules.tiles.cloisters[p.slotType[slot]];
  return local < 0 ? -1 : p.slotSegment[slot] + local;
}

/** Whether a segment is a monastery or garden that the squares around it complete. */
export function isSurroundable(p: Position, segment: number): boolean {
  return isCloister(kindOf(p, segment)) && cloisterOf(p, p.segmentSlot[segment]) === segment;
}

/** Segments of adjacent tiles that a city, road or river segment joins across its sides. */
export function touching(p: Position, segment: number): number[] {
  const slot = p.segmentSlot[segment];
  const found: number[] = [];
  for (const unturned of segmentType(p, segment).sides) {
    const side = (unturned + p.slotTurn[slot]) & 3;
    const other = p.cellSlot[p.slotCell[slot] + stepOf(p, side)];
    if (other < 0) continue;
    const port = (p.slotType[other] * 4 + p.slotTurn[other]) * 12 + (side ^ 2) * 3;
    if (p.rules.tiles.ports[port] >= 0) found.push(p.slotSegment[other] + p.rules.tiles.ports[port]);
  }
  return found;
}

/** The same, and what a piece on the table joins it to. */
export function adjoining(p: Position, segment: number): number[] {
  const found = touching(p, segment);
  for (const m of p.rules.hooks.offerJoining)
    for (const { a, b } of m.offerJoining(p))
      if (a === segment || b === segment) found.push(a === segment ? b : a);
  return found;
}

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

/** Whether a road was laid over the tile on a slot. */
export function isCrossed(p: Position, slot: number): boolean {
  const { segmentCount, types } = p.rules.tiles;
  return segmentCount[p.slotType[slot]] > segmentCount[types[p.slotType[slot]].printed];
}

/** Every segment: the stamp that no mark has. */
const ALL = 0;

/**
 * Joins the segments that meet across one side of a slot, and counts the edge as closed. With a stamp, only for segments
 * marked with it.
 */
function joinSide(p: Position, slot: number, side: number, only = ALL): void {
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

const joins = (segment: number, only: number) => only === ALL || marks[segment] === only;

/**
 * A second city of the tile `at` at a side joins the segment `met` of the tile `to`, which meets it there, or is closed with the
 * side.
 */
function joinSecond(p: Position, at: number, to: number, side: number, met: number, only: number): void {
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
function closedAround(p: Position, cell: number): number {
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

/** Counts the followers on segments, of those marked with a stamp. */
function countClaims(p: Position, only = ALL): void {
  const { figureAt } = p;
  const { figureSeats, figureKinds, followers } = p.rules;
  for (let figure = 0; figure < figureAt.length; figure++) {
    const segment = figureAt[figure];
    if (segment >= 0 && joins(segment, only) && followers[figureKinds[figure]] === 1)
      p.claims[rootOf(p, segment)] += 1 << (4 * figureSeats[figure]);
  }
}

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

/** The slots of the segments that are recomputed, refilled at each use. */
const touched: number[] = [];

/**
 * Recomputes the features that some segments belong to, from the tiles and figures; segments of a tile that
 * left the table may be among them. A union cannot be undone, so this is needed wherever something that
 * joined segments is gone. Segments that are joined again must be named on both sides. The same result as
 * {@link rebuildFeatures}.
 */
export function rebuildAround(p: Position, segments: readonly number[]): void {
  const noted = p.completedCount;
  const only = markFeatures(p, segments);
  for (const slot of touched)
    for (let side = 0; side < 4; side++) {
      const other = slotBeside(p, slot, side);
      // Joins two touched slots once, from the one north or west of the other.
      if (other >= 0 && (side === 1 || side === 2 || stamps[other] !== only)) joinSide(p, slot, side, only);
    }
  for (const m of p.rules.hooks.offerJoining)
    for (const joining of m.offerJoining(p)) if (joins(joining.a, only)) joinApart(p, joining);
  p.completedCount = noted;
  countClaims(p, only);
}

/** Marks and resets every segment of these features and lists their slots; returns the stamp of the marks. */
function markFeatures(p: Position, segments: readonly number[]): number {
  if (marks.length < p.segmentCount) marks = new Int32Array(p.segmentCount * 2);
  const only = nextStamp(p);
  touched.length = 0;
  for (const segment of segments) {
    let s = segment;
    while (marks[s] !== only) {
      const next = p.ring[s];
      const slot = p.segmentSlot[s];
      marks[s] = only;
      if (slot >= 0) {
        resetSegment(p, s);
        if (stamps[slot] !== only) touched.push(slot);
        stamps[slot] = only;
      }
      s = next;
    }
  }
  return only;
}

/** Segments of the tiles beside a slot that meet it. */
export function segmentsFacing(p: Position, slot: number): number[] {
  const { ports, seconds } = p.rules.tiles;
  const found: number[] = [];
  for (let side = 0; side < 4; side++) {
    const near = slotBeside(p, slot, side);
    if (near < 0) continue;
    const look = p.slotType[near] * 4 + p.slotTurn[near];
    const port = look * 12 + (side ^ 2) * 3;
    for (let i = port; i < port + 3; i++) if (ports[i] >= 0) found.push(p.slotSegment[near] + ports[i]);
    const second = seconds[look * 4 + (side ^ 2)];
    if (second >= 0) found.push(p.slotSegment[near] + second);
  }
  return found;
}

/** Whether a kind is scored by the squares around it. */
export function isCloister(kind: number): boolean {
  return kind === MONASTERY || kind === GARDEN;
}

// Scratch marks shared by all positions: a slot or a segment is marked when its stamp equals the newest one.
let stamps = new Int32Array(256);
let marks = new Int32Array(512);
let stamp = ALL;

function nextStamp(p: Position): number {
  if (stamps.length < p.slotCount) stamps = new Int32Array(p.slotCount * 2);
  return ++stamp;
}
