import type { Alike } from '../../../src/lib/landscape/board/alike.ts';
import { fittingTurns } from '../../../src/lib/landscape/board/board.ts';
import { fitCode } from '../../../src/lib/landscape/board/border.ts';
import { figureKind, isFollower } from '../../../src/lib/landscape/figures/figures.ts';
import { listMoves } from '../../../src/lib/landscape/flow.ts';
import { rootOf, segmentType } from '../../../src/lib/landscape/features/features.ts';
import { rebuildFeatures } from '../../../src/lib/landscape/features/rebuilding.ts';
import { VERB_BITS, VERB_MASK } from '../../../src/lib/landscape/moves.ts';
import {
  CAPTIVE,
  IN_SUPPLY,
  OUT_OF_GAME,
  xOf,
  yOf,
  type Position
} from '../../../src/lib/landscape/position.ts';
import { PLACE } from '../../../src/lib/landscape/tiles/tiletypes.ts';

/** For each live segment the first live one of its feature, -1 for others; and the same for the rings of features. */
function featuresOf(p: Position): { first: Int32Array; ring: Int32Array } {
  const first = new Int32Array(p.segmentCount).fill(-1);
  const named = new Int32Array(p.segmentCount).fill(-1);
  for (const s of liveSegments(p)) {
    const root = rootOf(p, s);
    if (named[root] < 0) named[root] = s;
    first[s] = named[root];
  }
  const ring = new Int32Array(p.segmentCount).fill(-1);
  for (const root of rootsOf(p))
    for (let s = p.ring[root], n = 0; ; s = p.ring[s]) {
      ring[s] = named[root];
      if (s === root) break;
      if (n++ > p.segmentCount) throw new Error(`the ring of ${root} does not close`);
    }
  return { first, ring };
}

/** The segments of the tiles on the table, tile by tile. */
function* liveSegments(p: Position): Generator<number> {
  for (let slot = 0; slot < p.slotCount; slot++) {
    const from = p.slotSegment[slot];
    for (let s = from; s < from + p.rules.tiles.segmentCount[p.slotType[slot]]; s++) yield s;
  }
}

/** The segments that stand for the features of the table. */
const rootsOf = (p: Position): Set<number> => new Set([...liveSegments(p)].map((s) => rootOf(p, s)));

/** Differences between the features and the same recomputed, whichever segment stands for each; empty when all is well. */
export function featureFaults(p: Position): string[] {
  const copy = p.clone();
  rebuildFeatures(copy);
  const [kept, rebuilt] = [featuresOf(p), featuresOf(copy)];
  const faults: string[] = [];
  for (let s = 0; s < p.segmentCount; s++) {
    if (kept.first[s] !== rebuilt.first[s])
      faults.push(`segment ${s} is joined with ${kept.first[s]}, not ${rebuilt.first[s]}`);
    if (kept.ring[s] !== rebuilt.ring[s])
      faults.push(`segment ${s} is in the ring of ${kept.ring[s]}, not ${rebuilt.ring[s]}`);
  }
  for (const root of rootsOf(p)) {
    const other = rootOf(copy, root);
    if (p.waiting[root] !== copy.waiting[other])
      faults.push(`${p.waiting[root]} open sides at ${root}, not ${copy.waiting[other]}`);
    if (p.claims[root] !== copy.claims[other])
      faults.push(`${p.claims[root]} claims at ${root}, not ${copy.claims[other]}`);
  }
  return faults;
}

/** Differences between the board's running tables and the tiles on it; empty when all is well. */
export function boardFaults(p: Position): string[] {
  const faults: string[] = [];
  const { edges } = p.rules.tiles;
  const empty = new Set<number>();
  for (let slot = 0; slot < p.slotCount; slot++) {
    const cell = p.slotCell[slot];
    if (p.cellSlot[cell] !== slot) faults.push(`slot ${slot} is not on its cell`);
    for (const step of [-p.width, 1, p.width, -1]) if (p.cellSlot[cell + step] < 0) empty.add(cell + step);
    let laid = 0;
    for (const offset of p.rules.around(p.width)) if (p.cellSlot[cell + offset] >= 0) laid++;
    if (laid !== p.around[cell]) faults.push(`${laid} tiles around slot ${slot}, not ${p.around[cell]}`);
  }
  const border = [...p.border.slice(0, p.borderCount)];
  if (border.length !== empty.size || border.some((c) => !empty.has(c))) faults.push('the border is wrong');
  for (const cell of border) {
    let code = 0;
    [-p.width, 1, p.width, -1].forEach((step, side) => {
      const other = p.cellSlot[cell + step];
      if (other >= 0) code += edges[(p.slotType[other] * 4 + p.slotTurn[other]) * 4 + (side ^ 2)] * 5 ** side;
    });
    if (code !== fitCode(p, cell)) faults.push(`fit code at ${xOf(p, cell)},${yOf(p, cell)}`);
  }
  if (p.alike && String(groupsOf(p, p.alike)) !== String([...p.borderFit.slice(0, p.borderCount)]))
    faults.push('open squares are grouped with others');
  return faults;
}

/** The fit code of the ring each place of the border is met in. */
function groupsOf(p: Position, { next, heads }: Alike): number[] {
  const groups: number[] = [];
  for (let head = heads; head < next.length; head++)
    for (let at = next[head]; at !== head; at = next[at]) groups[at] = head - heads;
  return groups;
}

/** Differences between the placements listed for the tile in hand and those found square by square. */
export function placementFaults(p: Position): string[] {
  const listed: number[] = [];
  listMoves(p);
  for (let i = 0; i < p.moves.count; i++)
    if ((p.moves.codes[i] & VERB_MASK) === 0) listed.push(p.moves.codes[i] >>> VERB_BITS);
  const found: number[] = [];
  for (const cell of p.border.subarray(0, p.borderCount))
    for (let turn = 0; turn < 4; turn++)
      if (fittingTurns(p, p.drawn, cell) & (1 << turn)) found.push(cell * 4 + turn);
  const inOrder = (codes: number[]) => codes.sort((a, b) => a - b).join(' ');
  return inOrder(listed) === inOrder(found) ? [] : [`listed ${listed.length}, fitting ${found.length}`];
}

/** Faults in what must be conserved: every figure is somewhere lawful. */
export function figureFaults(p: Position): string[] {
  const faults: string[] = [];
  p.figureAt.forEach((at, figure) => {
    if (at >= 0) {
      if (at >= p.segmentCount || p.segmentSlot[at] < 0) faults.push(`figure ${figure} stands on no tile`);
      else if (segmentKind(p, at) === PLACE ? !standsAlone(p, figure) : !standsLawfully(p, figure))
        faults.push(`figure ${figure} cannot stand there`);
    } else if (at < OUT_OF_GAME && at !== CAPTIVE && p.over) faults.push(`figure ${figure} is in the air`);
    else if (at > IN_SUPPLY) faults.push(`figure ${figure} is lost`);
  });
  return faults;
}

/** Figures that fit on a place, where that is not one. */
const ROOM: Readonly<Record<string, number>> = { acrobats: 3, quarter: Infinity };

/** Whether a figure is a follower, and its place holds no more figures than it has room for. */
function standsAlone(p: Position, figure: number): boolean {
  const room = ROOM[segmentType(p, p.figureAt[figure]).name] ?? 1;
  return isFollower(p, figure) && p.figureAt.filter((at) => at === p.figureAt[figure]).length <= room;
}

function standsLawfully(p: Position, figure: number): boolean {
  return p.rules.stands[figureKind(p, figure) * 8 + segmentKind(p, p.figureAt[figure])] === 1;
}

function segmentKind(p: Position, segment: number): number {
  return p.rules.tiles.types[p.slotType[p.segmentSlot[segment]]].segments[p.segmentLocal[segment]].kind;
}

/** Tiles of the bag on the table, in it and in hand; those that seats have of their own are not counted. */
export function tilesSeen(p: Position): number {
  const own = [...p.slotType.subarray(0, p.slotCount)].filter((type) => p.rules.ownTiles.includes(type));
  // A set may keep drawn tiles that go back into the bag later: it lists them in its slice as `aside`.
  const aside = p.slices.map(
    (slice) => (slice as { aside?: readonly number[] } | undefined)?.aside?.length ?? 0
  );
  return p.slotCount - own.length + p.bagSize + (p.drawn >= 0 ? 1 : 0) + aside.reduce((a, b) => a + b, 0);
}
