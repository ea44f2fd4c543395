import { slotBeside, stepOf, type Position } from '../position.ts';
import { Stamps } from './stamps.ts';
import { GARDEN, MONASTERY, PLACE } from '../tiles/tiletypes.ts';

/** The root segment of a segment's feature. */
export function rootOf(p: Position, segment: number): number {
  const parent = p.parent;
  while (parent[segment] !== segment) {
    parent[segment] = parent[parent[segment]];
    segment = parent[segment];
  }
  return segment;
}

/** Kind of the feature that a segment belongs to, as an index into FEATURE_KINDS. */
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

/** Slots counted by {@link tilesOf}. */
const counted = new Stamps();

/** How many different tiles a feature lies on; a tile it enters twice counts once. */
export function tilesOf(p: Position, root: number): number {
  const { segmentSlot, ring } = p;
  counted.renew(p.slotCount);
  let n = 0;
  let s = root;
  do {
    const slot = segmentSlot[s];
    if (!counted.has(slot)) {
      counted.add(slot);
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

/** Whether a road was laid over the tile on a slot. */
export function isCrossed(p: Position, slot: number): boolean {
  const { segmentCount, types } = p.rules.tiles;
  return segmentCount[p.slotType[slot]] > segmentCount[types[p.slotType[slot]].printed];
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
