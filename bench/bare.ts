/**
 * The yardstick: random two-seat base games in one bare loop over typed arrays, with no hooks, no notation and
 * no contract. It shares only the compiled tile tables with the engine and exists to be compared with.
 */
import { computing } from './measure.ts';
import { readFileSync } from 'node:fs';
import type { TileDef } from '../src/lib/landscape/catalogue.ts';
import { compileTileTypes } from '../src/lib/landscape/tiletypes.ts';
import { Random } from '../src/lib/kernel/random.ts';

const defs = JSON.parse(
  readFileSync(new URL('../src/lib/landscape/tiles/base.json', import.meta.url), 'utf8')
) as TileDef[];
const tiles = compileTileTypes(defs);
const { ports, edges, fits, segmentCount, kinds, waits, stride, types } = tiles;
const TYPES = types.length;
const shields = new Uint8Array(TYPES * stride);
const cloister = new Int8Array(TYPES);
for (const t of types) {
  cloister[t.index] = t.cloister;
  t.segments.forEach((s, i) => (shields[t.index * stride + i] = s.shields));
}

const W = 256;
const CELLS = W * W;
const slotOn = new Int16Array(CELLS).fill(-1);
const fit = new Uint16Array(CELLS);
const around = new Uint8Array(CELLS);
const borderAt = new Int16Array(CELLS).fill(-1);
const border = new Int32Array(512);
const touched = new Int32Array(2048);
const cellOf = new Int32Array(80);
const typeOf = new Int16Array(80);
const turnOf = new Uint8Array(80);
const firstOf = new Int32Array(80);
const slotOf = new Int16Array(800);
const localOf = new Uint8Array(800);
const parent = new Int32Array(800);
const ring = new Int32Array(800);
const waiting = new Int16Array(800);
const claims = new Int32Array(800);
const figureAt = new Int32Array(14);
const bag = new Uint8Array(TYPES);
const moves = new Int32Array(2048);
const stamp = new Int32Array(80);
const cityStamp = new Int32Array(800);
const AROUND = [-W - 1, -W, -W + 1, -1, 1, W - 1, W, W + 1];
const STEP = [-W, 1, W, -1];
const WEIGHT = [1, 5, 25, 125];
const START = types.findIndex((t) => t.id === 'base.D-start');
let mark = 0;

function root(s: number): number {
  while (parent[s] !== s) s = parent[s] = parent[parent[s]];
  return s;
}

function join(a: number, b: number): number {
  const x = root(a);
  const y = root(b);
  if (x === y) return x;
  parent[y] = x;
  waiting[x] += waiting[y];
  claims[x] += claims[y];
  const next = ring[x];
  ring[x] = ring[y];
  ring[y] = next;
  return x;
}

/** Points of a road, city or cloister. */
function points(r: number, done: boolean): number {
  const kind = kinds[typeOf[slotOf[r]] * stride + localOf[r]];
  if (kind === 3 || kind === 4) return 1 + around[cellOf[slotOf[r]]];
  mark++;
  let n = 0;
  let s = r;
  do {
    const slot = slotOf[s];
    if (stamp[slot] !== mark) {
      stamp[slot] = mark;
      n++;
    }
    if (kind === 0) n += shields[typeOf[slot] * stride + localOf[s]];
    s = ring[s];
  } while (s !== r);
  return kind === 0 && done ? 2 * n : n;
}

function fieldPoints(r: number): number {
  mark++;
  let n = 0;
  let s = r;
  do {
    const slot = slotOf[s];
    for (const city of types[typeOf[slot]].segments[localOf[s]].cities) {
      const c = root(firstOf[slot] + city);
      if (waiting[c] === 0 && cityStamp[c] !== mark) {
        cityStamp[c] = mark;
        n += 3;
      }
    }
    s = ring[s];
  } while (s !== r);
  return n;
}

/** Plays one game; returns a digest of its scores. */
export function bareGame(random: Random): number {
  let slots = 0;
  let segments = 0;
  let borders = 0;
  let touchedCount = 0;
  let left = 0;
  let score0 = 0;
  let score1 = 0;
  figureAt.fill(-1);
  for (let t = 0; t < TYPES; t++) left += bag[t] = types[t].count;

  const lay = (type: number, cell: number, turn: number) => {
    const slot = slots++;
    cellOf[slot] = cell;
    typeOf[slot] = type;
    turnOf[slot] = turn;
    slotOn[cell] = slot;
    const at = borderAt[cell];
    if (at >= 0) {
      const last = border[--borders];
      border[at] = last;
      borderAt[last] = at;
      borderAt[cell] = -1;
    }
    const first = (firstOf[slot] = segments);
    const n = segmentCount[type];
    segments += n;
    for (let i = 0; i < n; i++) {
      const s = first + i;
      slotOf[s] = slot;
      localOf[s] = i;
      parent[s] = ring[s] = s;
      waiting[s] = waits[type * stride + i];
      claims[s] = 0;
    }
    const mine = (type * 4 + turn) * 12;
    for (let side = 0; side < 4; side++) {
      const next = cell + STEP[side];
      const other = slotOn[next];
      if (other < 0) {
        fit[next] += edges[(type * 4 + turn) * 4 + side] * WEIGHT[side ^ 2];
        if (borderAt[next] < 0) {
          borderAt[next] = borders;
          border[borders++] = next;
          touched[touchedCount++] = next;
        }
        continue;
      }
      const m = mine + side * 3;
      const o = (typeOf[other] * 4 + turnOf[other]) * 12 + (side ^ 2) * 3;
      const base = firstOf[other];
      if (ports[m] >= 0) waiting[join(first + ports[m], base + ports[o])] -= 2;
      if (ports[m + 1] >= 0) join(first + ports[m + 1], base + ports[o + 2]);
      if (ports[m + 2] >= 0) join(first + ports[m + 2], base + ports[o + 1]);
    }
    const own = cloister[type];
    if (own >= 0) waiting[first + own] -= around[cell];
    for (let i = 0; i < 8; i++) {
      const c = cell + AROUND[i];
      around[c]++;
      const other = slotOn[c];
      if (other >= 0 && cloister[typeOf[other]] >= 0) waiting[firstOf[other] + cloister[typeOf[other]]]--;
    }
    return slot;
  };

  const award = (r: number, gained: number) => {
    const a = claims[r] & 15;
    const b = (claims[r] >> 4) & 15;
    if (a >= b) score0 += gained;
    if (b >= a) score1 += gained;
  };

  bag[START]--;
  left--;
  lay(START, (W >> 1) * W + (W >> 1), 0);
  let seat = 0;
  while (left > 0) {
    let n = random.below(left);
    let type = 0;
    while (n >= bag[type]) n -= bag[type++];
    bag[type]--;
    left--;
    let count = 0;
    for (let i = 0; i < borders; i++) {
      const cell = border[i];
      const mask = fits[type * 625 + fit[cell]];
      for (let turn = 0; turn < 4; turn++) if (mask & (1 << turn)) moves[count++] = (cell << 2) | turn;
    }
    if (count === 0) continue;
    const move = moves[random.below(count)];
    const slot = lay(type, move >> 2, move & 3);
    const first = firstOf[slot];
    const end = first + segmentCount[type];
    let figure = -1;
    for (let i = seat * 7; i < seat * 7 + 7; i++)
      if (figureAt[i] < 0) {
        figure = i;
        break;
      }
    count = 0;
    if (figure >= 0)
      for (let s = first; s < end; s++) {
        if (kinds[type * stride + s - first] === 4) continue;
        const r = root(s);
        if (claims[r] !== 0) continue;
        let again = false;
        for (let q = first; q < s; q++) again ||= root(q) === r;
        if (!again) moves[count++] = s;
      }
    if (count > 0) {
      const pick = random.below(count + 1);
      if (pick < count) {
        figureAt[figure] = moves[pick];
        claims[root(moves[pick])] += 1 << (4 * seat);
      }
    }
    const finish = (s: number, kind: number) => {
      const r = root(s);
      if (kind === 5 || waiting[r] !== 0 || claims[r] === 0) return;
      award(r, points(r, true));
      for (let i = 0; i < 14; i++) if (figureAt[i] >= 0 && root(figureAt[i]) === r) figureAt[i] = -1;
      claims[r] = 0;
    };
    for (let s = first; s < end; s++) finish(s, kinds[type * stride + s - first]);
    for (let i = 0; i < 8; i++) {
      const other = slotOn[cellOf[slot] + AROUND[i]];
      if (other >= 0 && cloister[typeOf[other]] >= 0) finish(firstOf[other] + cloister[typeOf[other]], 3);
    }
    seat ^= 1;
  }
  for (let i = 0; i < 14; i++) {
    if (figureAt[i] < 0) continue;
    const r = root(figureAt[i]);
    if (claims[r] === 0) continue;
    const kind = kinds[typeOf[slotOf[r]] * stride + localOf[r]];
    award(r, kind === 5 ? fieldPoints(r) : points(r, false));
    claims[r] = 0;
  }
  for (let i = 0; i < slots; i++) {
    slotOn[cellOf[i]] = -1;
    for (const d of AROUND) around[cellOf[i] + d] = 0;
  }
  for (let i = 0; i < touchedCount; i++) {
    fit[touched[i]] = 0;
    borderAt[touched[i]] = -1;
  }
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
