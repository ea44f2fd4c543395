/**
 * The yardstick: random two-seat base games in one loop over typed arrays, without hooks, notation or
 * contract. Its only purpose is comparison, so it is as fast as we can make it; `tests/unit/bare.test.ts`
 * replays its games through the engine. It is fast because a feature's tiles are a bit set in three words
 * (joining is OR, counting is popcount), the four turns of a tile are one word that is compared with what an
 * open square requires, and figures are only counted.
 */
import { readFileSync } from 'node:fs';
import { Random } from '../../src/lib/kernel/random.ts';
import type { TileDef } from '../../src/lib/landscape/tiles/catalogue.ts';
import { CITY, compileTileTypes, FIELD, GARDEN, MONASTERY } from '../../src/lib/landscape/tiles/tiletypes.ts';
import { computing } from '../measure.ts';

const defs = JSON.parse(
  readFileSync(new URL('../../src/lib/landscape/base/tiles.json', import.meta.url), 'utf8')
) as TileDef[];
const { ports, edges, waits, stride, types } = compileTileTypes(defs);

const TYPES = types.length;
const START = types.findIndex(({ id }) => id === 'base.D-start');
const TILES = types.reduce((n, { count }) => n + count, 0);
const MEEPLES = 7;
/** Wide enough for all tiles in one line from the middle. */
const W = 160;
const CELLS = W * W;
const STEP = new Int32Array([-W, 1, W, -1]);
const AROUND = new Int32Array([-W - 1, -W, -W + 1, -1, 1, W - 1, W, W + 1]);

/** Per type: the edges of its four turns, a byte each, two bits an edge. */
const words = new Int32Array(TYPES);
const segmentCount = new Uint8Array(TYPES);
const kinds = new Uint8Array(TYPES * stride);
const shields = new Uint8Array(TYPES * stride);
/** Per type and segment: city segments a field touches, as bits of local numbers. */
const touches = new Uint16Array(TYPES * stride);
for (const { index, segments } of types) {
  for (let turn = 0; turn < 4; turn++)
    for (let side = 0; side < 4; side++)
      words[index] |= edges[(index * 4 + turn) * 4 + side] << (turn * 8 + side * 2);
  segmentCount[index] = segments.length;
  segments.forEach((segment, i) => {
    kinds[index * stride + i] = segment.kind;
    shields[index * stride + i] = segment.shields;
    for (const city of segment.cities) touches[index * stride + i] |= 1 << city;
  });
}

/** Every copy in the box except the start tile, as types. */
const box = Uint8Array.from(
  types.flatMap(({ index, count }) => new Array<number>(index === START ? count - 1 : count).fill(index))
);

const slotAt = new Int16Array(CELLS).fill(-1);
/** Open squares: where they are, and edges asked of a tile there with the bits that are asked, four times a word. */
const openAt = new Int16Array(CELLS).fill(-1);
const openCell = new Int32Array(TILES * 4);
const openValue = new Int32Array(TILES * 4);
const openMask = new Int32Array(TILES * 4);
const cellOf = new Int32Array(TILES);
const firstOf = new Int16Array(TILES);
const portsOf = new Int32Array(TILES);

const SEGMENTS = TILES * stride;
const parent = new Int16Array(SEGMENTS);
const kindOf = new Uint8Array(SEGMENTS);
const slotOf = new Uint8Array(SEGMENTS);
/** Edges that still wait for a neighbour. */
const waiting = new Int16Array(SEGMENTS);
const shieldsOf = new Uint8Array(SEGMENTS);
const claims = new Int32Array(SEGMENTS);
/** Tiles of a feature; of a field, the city segments it touches, numbered as they are laid. */
const bits0 = new Int32Array(SEGMENTS);
const bits1 = new Int32Array(SEGMENTS);
const bits2 = new Int32Array(SEGMENTS);
const cityNumber = new Int16Array(SEGMENTS);
const citySegment = new Int16Array(96);
const countedFor = new Int16Array(SEGMENTS);

const bag = new Uint8Array(box.length);
const moves = new Int32Array(TILES * 16);
const spots = new Int16Array(stride);
const claimed = new Int16Array(TILES);
/** Claimed monasteries that are not surrounded yet. */
const monks = new Int16Array(TILES);

function root(s: number): number {
  while (parent[s] !== s) {
    parent[s] = parent[parent[s]];
    s = parent[s];
  }
  return s;
}

function popcount(n: number): number {
  n -= (n >>> 1) & 0x55555555;
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Joins the features of two segments; returns the root of the joined one. */
function join(a: number, b: number): number {
  const x = root(a);
  const y = root(b);
  if (x === y) return x;
  parent[y] = x;
  waiting[x] += waiting[y];
  shieldsOf[x] += shieldsOf[y];
  claims[x] += claims[y];
  bits0[x] |= bits0[y];
  bits1[x] |= bits1[y];
  bits2[x] |= bits2[y];
  return x;
}

/** Points of the cities among the segments of a bit set that are complete, each once. */
function citiesOf(word: number, offset: number, field: number): number {
  let points = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) {
    const city = root(citySegment[offset + 31 - Math.clz32(rest & -rest)]);
    if (waiting[city] !== 0 || countedFor[city] === field) continue;
    countedFor[city] = field;
    points += 3;
  }
  return points;
}

function filledAround(cell: number): number {
  let n = 0;
  for (let i = 0; i < 8; i++) if (slotAt[cell + AROUND[i]] >= 0) n++;
  return n;
}

/** A turn of a bare game: tile type by number, square (null: it fitted nowhere), turn, segment claimed or null. */
export interface BareTurn {
  readonly tile: number;
  readonly at: readonly [number, number] | null;
  readonly turn: number;
  readonly claim: number | null;
}

/** Plays one game and returns its scores, the first seat's a thousandfold. `record` takes its turns, for the test. */
export function bareGame(random: Random, record: BareTurn[] | null = null): number {
  let slots = 0;
  let segments = 0;
  let opens = 0;
  let cities = 0;
  let claimCount = 0;
  let monkCount = 0;
  let left = box.length;
  let score0 = 0;
  let score1 = 0;
  let supply0 = MEEPLES;
  let supply1 = MEEPLES;
  let seat = 0;
  bag.set(box);

  let type = START;
  let cell = (W >> 1) * W + (W >> 1);
  let turn = 0;
  for (;;) {
    const slot = slots++;
    cellOf[slot] = cell;
    slotAt[cell] = slot;
    const at = openAt[cell];
    if (at >= 0) {
      opens--;
      openAt[cell] = -1;
      if (at !== opens) {
        openCell[at] = openCell[opens];
        openValue[at] = openValue[opens];
        openMask[at] = openMask[opens];
        openAt[openCell[at]] = at;
      }
    }
    const first = segments;
    const end = first + segmentCount[type];
    firstOf[slot] = first;
    segments = end;
    const own = type * stride;
    const bit = 1 << (slot & 31);
    const word = slot >> 5;
    for (let s = first; s < end; s++) {
      const i = own + s - first;
      const kind = kinds[i];
      parent[s] = s;
      kindOf[s] = kind;
      slotOf[s] = slot;
      waiting[s] = waits[i];
      shieldsOf[s] = shields[i];
      claims[s] = 0;
      countedFor[s] = -1;
      bits0[s] = bits1[s] = bits2[s] = 0;
      if (kind === CITY) {
        citySegment[cities] = s;
        cityNumber[s] = cities++;
      }
      if (kind === FIELD) continue;
      if (word === 0) bits0[s] = bit;
      else if (word === 1) bits1[s] = bit;
      else bits2[s] = bit;
    }
    for (let s = first; s < end; s++)
      for (let rest = touches[own + s - first]; rest !== 0; rest &= rest - 1) {
        const number = cityNumber[first + 31 - Math.clz32(rest & -rest)];
        const mark = 1 << (number & 31);
        if (number < 32) bits0[s] |= mark;
        else if (number < 64) bits1[s] |= mark;
        else bits2[s] |= mark;
      }
    const mine = (portsOf[slot] = (type * 4 + turn) * 12);
    const edgesHere = words[type] >>> (turn * 8);
    for (let side = 0; side < 4; side++) {
      const next = cell + STEP[side];
      const other = slotAt[next];
      const facing = side ^ 2;
      if (other < 0) {
        let open = openAt[next];
        if (open < 0) {
          open = openAt[next] = opens++;
          openCell[open] = next;
          openValue[open] = 0;
          openMask[open] = 0;
        }
        openValue[open] |= Math.imul(((edgesHere >>> (side * 2)) & 3) << (facing * 2), 0x01010101);
        openMask[open] |= Math.imul(3 << (facing * 2), 0x01010101);
        continue;
      }
      const m = mine + side * 3;
      const o = portsOf[other] + facing * 3;
      const base = firstOf[other];
      if (ports[m] >= 0) waiting[join(first + ports[m], base + ports[o])] -= 2;
      if (ports[m + 1] >= 0) join(first + ports[m + 1], base + ports[o + 2]);
      if (ports[m + 2] >= 0 && (ports[m + 2] !== ports[m + 1] || ports[o + 1] !== ports[o + 2]))
        join(first + ports[m + 2], base + ports[o + 1]);
    }

    let spot = -1;
    if (slot > 0) {
      let count = 0;
      if ((seat === 0 ? supply0 : supply1) > 0)
        for (let s = first; s < end; s++) {
          if (kindOf[s] === GARDEN) continue;
          const r = root(s);
          if (claims[r] !== 0) continue;
          let isFirst = true;
          for (let i = 0; i < count; i++) if (root(spots[i]) === r) isFirst = false;
          if (isFirst) spots[count++] = s;
        }
      const pick = count > 0 ? random.below(count + 1) : 0;
      if (pick < count) {
        spot = spots[pick];
        const r = root(spot);
        claims[r] += seat === 0 ? 1 : 16;
        if (seat === 0) supply0--;
        else supply1--;
        claimed[claimCount++] = spot;
        if (kindOf[spot] === MONASTERY) monks[monkCount++] = spot;
      }
      record?.push({
        tile: type,
        at: [(cell % W) - (W >> 1), Math.trunc(cell / W) - (W >> 1)],
        turn,
        claim: spot < 0 ? null : spot - first
      });
      for (let s = first; s < end; s++) {
        const kind = kindOf[s];
        if (kind >= MONASTERY) continue;
        const r = root(s);
        const held = claims[r];
        if (held === 0 || waiting[r] !== 0) continue;
        let points = popcount(bits0[r]) + popcount(bits1[r]) + popcount(bits2[r]);
        if (kind === CITY) points = 2 * (points + shieldsOf[r]);
        const a = held & 15;
        const b = held >> 4;
        if (a >= b) score0 += points;
        if (b >= a) score1 += points;
        supply0 += a;
        supply1 += b;
        claims[r] = 0;
      }
      for (let i = 0; i < monkCount; i++) {
        const s = monks[i];
        if (filledAround(cellOf[slotOf[s]]) < 8) continue;
        if (claims[s] === 1) {
          score0 += 9;
          supply0++;
        } else {
          score1 += 9;
          supply1++;
        }
        claims[s] = 0;
        monks[i--] = monks[--monkCount];
      }
      seat ^= 1;
    }

    let count = 0;
    while (left > 0 && count === 0) {
      const drawn = random.below(left);
      type = bag[drawn];
      bag[drawn] = bag[--left];
      const turns = words[type];
      for (let i = 0; i < opens; i++) {
        const differs = (turns ^ openValue[i]) & openMask[i];
        const move = openCell[i] << 2;
        if ((differs & 0xff) === 0) moves[count++] = move;
        if ((differs & 0xff00) === 0) moves[count++] = move | 1;
        if ((differs & 0xff0000) === 0) moves[count++] = move | 2;
        if (differs >>> 24 === 0) moves[count++] = move | 3;
      }
      if (count === 0) record?.push({ tile: type, at: null, turn: 0, claim: null });
    }
    if (count === 0) break;
    const move = moves[random.below(count)];
    cell = move >> 2;
    turn = move & 3;
  }

  for (let i = 0; i < claimCount; i++) {
    const r = root(claimed[i]);
    const held = claims[r];
    if (held === 0) continue;
    claims[r] = 0;
    const kind = kindOf[r];
    const points =
      kind === FIELD
        ? citiesOf(bits0[r], 0, r) + citiesOf(bits1[r], 32, r) + citiesOf(bits2[r], 64, r)
        : kind === MONASTERY
          ? 1 + filledAround(cellOf[slotOf[r]])
          : popcount(bits0[r]) + popcount(bits1[r]) + popcount(bits2[r]) + shieldsOf[r];
    const a = held & 15;
    const b = held >> 4;
    if (a >= b) score0 += points;
    if (b >= a) score1 += points;
  }
  for (let i = 0; i < slots; i++) slotAt[cellOf[i]] = -1;
  for (let i = 0; i < opens; i++) openAt[openCell[i]] = -1;
  return score0 * 1000 + score1;
}

/** Games a second of processor time over a number of games. */
export function bareSpeed(games: number): number {
  const random = new Random(1);
  const ms = computing(() => {
    for (let i = 0; i < games; i++) bareGame(random);
  });
  return games / (ms / 1000);
}
