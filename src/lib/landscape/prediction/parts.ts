import { BagWatch } from './bagWatch.ts';
import { fitCode } from '../board/border.ts';
import { isComplete, isSurroundable, kindOf, rootOf, segmentType } from '../features/features.ts';
import { cityOpenEdges, cityPoints, findCitiesOf, surePoints } from './fieldCities.ts';
import { followersOf, isFollower, seatOf, weightOf } from '../figures/figures.ts';
import { stepOf, type Position } from '../position.ts';
import { besidesOf, isCounted, pointsOf } from '../scoring.ts';
import { CITY, FIELD, FIT_CODES, MONASTERY, PLACE } from '../tiles/tiletypes.ts';

/**
 * What a seat has, part by part; each part has a weight of its own. Of features a seat leads: points if the game ended
 * now, and open edges. By open edges: points that completion adds, and figures it returns, times the chance of fitting
 * tiles. `Shared` points are those of features led together, `Rival` where others have fewer, `Behind` where others
 * lead. Fields: points for complete cities, for cities by open edges, and the number of fields led.
 */
export const PARTS = [
  'certain',
  ...(['hand1', 'hand2', 'hand3', 'hand4', 'hand5', 'hand6', 'hand7'] as const),
  ...(['city', 'cityOpen', 'gain1', 'gain2', 'gain3', 'cityHome1', 'cityHome2', 'cityHome3'] as const),
  ...(['cityShared', 'cityRival', 'cityBehind'] as const),
  ...(['road', 'roadOpen', 'roadHome1', 'roadHome2', 'roadRival'] as const),
  ...(['cloister', 'cloisterOpen', 'cloisterHome1', 'cloisterHome3', 'cloisterHome5'] as const),
  ...(['field', 'fieldOpen1', 'fieldOpen2', 'fieldHeld'] as const),
  ...(['fieldShared', 'fieldRival', 'fieldBehind'] as const)
] as const;
export type Part = (typeof PARTS)[number];
const AT = Object.fromEntries(PARTS.map((part, i) => [part, i])) as Readonly<Record<Part, number>>;
const HANDS = AT.hand7 - AT.hand1 + 1;

const UNIT = 1000;
/** With more turns left a fitting tile is as good as certain. */
const MOST_TURNS = 24;

// Scratch memory shared by all positions, to avoid allocation in a search. A root is marked when its stamp is the newest.
let parts = new Float64Array(0);
let counted = new Int32Array(1024);
let stamp = 0;
const openCells = new Int32Array(16);
const fieldPoints = new Float64Array(3);
/**
 * Cached chance of drawing a tile that fits, by fit code, -1 where unknown; and a watch on the bag it is valid for.
 * Seats have numbers of turns left that differ by one at most, so one cache for even and one for odd numbers suffice.
 */
const chances = [new Int16Array(FIT_CODES), new Int16Array(FIT_CODES)];
const watch = new BagWatch();

/** The parts of all seats, seat by seat, in thousandths; valid until the next call. */
export function partsOf(p: Position): Float64Array {
  const size = p.seats * PARTS.length;
  if (parts.length === size) parts.fill(0);
  else parts = new Float64Array(size);
  if (watch.isOther(p)) for (const cache of chances) cache.fill(-1);
  if (counted.length < p.segmentCount) counted = new Int32Array(p.segmentCount * 2);
  const features = ++stamp;
  for (let seat = 0; seat < p.seats; seat++) parts[seat * PARTS.length] = p.scores[seat] * UNIT;
  for (let figure = 0, last = -1, n = 0; figure < p.figureAt.length; figure++) {
    const segment = p.figureAt[figure];
    if (segment < -1 || !isFollower(p, figure)) continue;
    if (segment === -1) {
      const seat = seatOf(p, figure);
      if (seat !== last) n = 0;
      last = seat;
      if (n < HANDS) parts[seat * PARTS.length + AT.hand1 + n++] = UNIT;
      continue;
    }
    const root = rootOf(p, segment);
    if (counted[root] === features) continue;
    counted[root] = features;
    addFeature(p, root);
  }
  return parts;
}

/** How many turns a seat still has. */
function turnsOf(p: Position, seat: number): number {
  const next = p.placed ? p.nextActor : p.actor;
  const later = (seat - next + p.seats) % p.seats;
  return Math.trunc((p.bagSize + p.seats - 1 - later) / p.seats);
}

function addFeature(p: Position, root: number): void {
  const kind = kindOf(p, root);
  if (kind === PLACE) return;
  let most = 0;
  let leaders = 0;
  let holders = 0;
  for (let seat = 0; seat < p.seats; seat++) {
    const weight = weightOf(p, root, seat);
    if (weight === 0) continue;
    holders++;
    leaders = weight > most ? 1 : leaders + (weight === most ? 1 : 0);
    most = Math.max(most, weight);
  }
  const isDone = isComplete(p, root);
  const now = isDone || isCounted(p, root) ? pointsOf(p, root) * UNIT : 0;
  const isWay = kind < MONASTERY && !isDone;
  const cells = isWay ? findOpenCells(p, root) : 0;
  // A road of the base game brings as much incomplete.
  const gain =
    isWay && (kind === CITY || p.rules.scoreParts[kind].length > 0)
      ? pointsOf(p, root, true) - now / UNIT
      : 0;
  if (kind === FIELD) countCities(p, root);
  const hasBesides = p.rules.scoreParts[kind].seat.length > 0;
  for (let seat = 0; seat < p.seats; seat++) {
    const own = followersOf(p, root, seat);
    if (own === 0) continue;
    const row = seat * PARTS.length;
    const leads = weightOf(p, root, seat) === most;
    const isRival = leads && leaders === 1 && holders > 1;
    if (leads && hasBesides) parts[row] += besidesOf(p, root, seat) * UNIT;
    if (isDone) {
      if (leads) parts[row] += now;
      parts[row + AT.cityHome1] += own * UNIT;
    } else if (kind === FIELD) addField(row, leads, leads && leaders > 1, isRival);
    else if (!isWay)
      addCloister(row, own, leads ? now : 0, leads, isSurroundable(p, root) ? p.waiting[root] : 0);
    else {
      const open = Math.max(1, p.waiting[root]);
      const chance = chanceOf(p, cells, turnsOf(p, seat));
      if (leads) parts[row + AT.gain1 + Math.min(open, 3) - 1] += gain * chance;
      if (kind === CITY) {
        parts[row + AT.cityHome1 + Math.min(open, 3) - 1] += own * chance;
        parts[row + (leads ? AT.city : AT.cityBehind)] += now;
        if (leads) parts[row + AT.cityOpen] += Math.min(open, 6) * UNIT;
        if (leads && leaders > 1) parts[row + AT.cityShared] += now;
        if (isRival) parts[row + AT.cityRival] += now;
      } else {
        parts[row + AT.roadHome1 + Math.min(open, 2) - 1] += own * chance;
        if (leads) parts[row + AT.road] += now;
        if (leads) parts[row + AT.roadOpen] += Math.min(open, 6) * UNIT;
        if (isRival) parts[row + AT.roadRival] += now;
      }
    }
  }
}

function addField(row: number, leads: boolean, isShared: boolean, isRival: boolean): void {
  const [now] = fieldPoints;
  parts[row + (leads ? AT.field : AT.fieldBehind)] += now;
  if (!leads) return;
  parts[row + AT.fieldOpen1] += fieldPoints[1];
  parts[row + AT.fieldOpen2] += fieldPoints[2];
  parts[row + AT.fieldHeld] += UNIT;
  if (isShared) parts[row + AT.fieldShared] += now;
  if (isRival) parts[row + AT.fieldRival] += now;
}

function addCloister(row: number, own: number, now: number, leads: boolean, missing: number): void {
  parts[row + AT.cloister] += now;
  if (missing <= 0) return;
  if (leads) parts[row + AT.cloisterOpen] += missing * UNIT;
  parts[row + AT.cloisterHome1 + Math.min(2, (missing - 1) >> 1)] += own * UNIT;
}

/** Collects the empty squares a way is open to, each once; returns how many. */
function findOpenCells(p: Position, root: number): number {
  let n = 0;
  let s = root;
  do {
    const slot = p.segmentSlot[s];
    const turn = p.slotTurn[slot];
    for (const side of segmentType(p, s).sides) {
      const cell = p.slotCell[slot] + stepOf(p, (side + turn) & 3);
      if (p.cellSlot[cell] >= 0 || n === openCells.length) continue;
      let i = 0;
      while (i < n && openCells[i] !== cell) i++;
      openCells[i] = cell;
      if (i === n) n++;
    }
    s = p.ring[s];
  } while (s !== root);
  return n;
}

/** The chance that a seat draws a fitting tile for each of the squares collected, as if they were independent. */
function chanceOf(p: Position, cells: number, turns: number): number {
  let chance = UNIT;
  for (let i = 0; i < cells && chance > 0; i++)
    chance = Math.trunc((chance * drawChance(p, fitCode(p, openCells[i]), turns)) / UNIT);
  return chance;
}

/** The chance that at least one of the next own draws from the known bag fits. */
function drawChance(p: Position, code: number, turns: number): number {
  const cache = chances[turns & 1];
  if (cache[code] >= 0) return cache[code];
  const { fits } = p.rules.tiles;
  let n = 0;
  for (let type = 0; type < p.bag.length; type++)
    if (p.bag[type] > 0 && fits[type * FIT_CODES + code] !== 0) n += p.bag[type];
  let miss = UNIT * UNIT;
  for (let i = 0; i < turns && i < MOST_TURNS && miss > 0; i++)
    miss = Math.trunc((miss * Math.max(0, p.bagSize - n - i)) / Math.max(1, p.bagSize - i));
  return (cache[code] = UNIT - Math.trunc(miss / UNIT));
}

/** Points of a field by the open edges of its cities, two or more together. */
function countCities(p: Position, root: number): void {
  fieldPoints.fill(0);
  fieldPoints[0] = surePoints(p, root) * UNIT;
  for (let i = findCitiesOf(p, root) - 1; i >= 0; i--)
    fieldPoints[Math.min(cityOpenEdges[i], 2)] += cityPoints[i] * UNIT;
}
