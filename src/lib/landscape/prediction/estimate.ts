import { BagWatch } from './bagWatch.ts';
import { fitCode } from '../board/border.ts';
import {
  isComplete,
  isSurroundable,
  kindOf,
  rootOf,
  segmentType,
  shieldsOf,
  tilesOf
} from '../features/features.ts';
import { cityOpenEdges, cityPoints, findCitiesOf, surePoints } from './fieldCities.ts';
import { followersOf, isFollower, seatOf, weightOf } from '../figures/figures.ts';
import { stepOf, type Position } from '../position.ts';
import { predict } from './predict.ts';
import { besidesOf, isCounted, pointsOf } from '../scoring.ts';
import { CITY, FIELD, FIT_CODES, PLACE, RIVER, ROAD } from '../tiles/tiletypes.ts';

/** Completion chance of a feature by open edges, in thousandths, with a full bag. */
const CLOSING = [1000, 720, 430, 230, 120, 60, 30, 15, 8];
const UNIT = 1000;
/** More fitting tiles than this make no difference. */
const ENOUGH = 7;

/** Weights of an estimate, in thousandths of a point and thousandths. */
interface Weights {
  /** Value of the n-th figure in supply, and the turns left from which it has that full value. */
  readonly inHand: readonly number[];
  readonly handTurns: number;
  /** Value of a figure that is sure to return, and the turns left from which it has that full value. */
  readonly home: number;
  readonly homeTurns: number;
  /** Discount per turn left on a field or cloister, whose result is uncertain, and the minimum that remains. */
  readonly doubt: number;
  readonly sure: number;
}

const PLAIN: Weights = {
  inHand: [2600, 1900, 1500, 1200, 900, 700, 500, 400],
  handTurns: 12,
  home: 800,
  homeTurns: 10,
  doubt: 0,
  sure: UNIT
};

/** Fitted to the results of games of two steady bots (docs/bots.md). */
const FITTED: Weights = {
  inHand: [6000, 4500, 3500, 2800, 2200, 1700, 1300, 1000],
  handTurns: 2,
  home: 5500,
  homeTurns: 3,
  doubt: 50,
  sure: 450
};

// Scratch memory shared by all positions, to avoid allocation in a search. A root that has
// the newest stamp is counted already.
let counted = new Int32Array(1024);
let stamp = 0;
const free = new Int32Array(8);
/**
 * Cached number of tiles in the bag that fit an open square by its fit code, -1 where not counted yet; and a
 * watch on the bag it is valid for.
 */
const fitting = new Int8Array(FIT_CODES);
const watch = new BagWatch();

/**
 * Expected final scores in thousandths of a point: the current score, the likely points of features in play, and the
 * value of free figures.
 */
export function estimate(p: Position): number[] {
  return judge(p, PLAIN);
}

/**
 * The same with weights fitted to games of two seats: the value of figures, and how often fields and
 * cloisters disappoint. These weights do not apply to more seats: each seat has fewer turns for as many
 * figures, and fields change more between its turns. There {@link predict} is used, which has weights for
 * each number of seats.
 */
export function foresee(p: Position): number[] {
  return p.seats > 2 ? predict(p) : judge(p, FITTED);
}

function judge(p: Position, weights: Weights): number[] {
  const worth: number[] = [];
  for (let seat = 0; seat < p.seats; seat++) worth.push(p.scores[seat] * UNIT);
  if (p.over) return worth;
  const turnsLeft = Math.trunc(p.bagSize / p.seats);
  if (watch.isOther(p)) fitting.fill(-1);
  if (counted.length < p.segmentCount) counted = new Int32Array(p.segmentCount * 2);
  free.fill(0);
  const features = ++stamp;
  for (let figure = 0; figure < p.figureAt.length; figure++) {
    const segment = p.figureAt[figure];
    if (!isFollower(p, figure)) continue;
    if (segment === -1) free[seatOf(p, figure)]++;
    if (segment < 0) continue;
    const root = rootOf(p, segment);
    if (counted[root] === features) continue;
    counted[root] = features;
    addFeature(p, root, turnsLeft, weights, worth);
  }
  for (let seat = 0; seat < p.seats; seat++)
    for (let n = 0; n < free[seat] && n < weights.inHand.length; n++)
      worth[seat] += upTo(weights.inHand[n], turnsLeft, weights.handTurns);
  for (const m of p.rules.hooks.estimates) m.estimates(p, worth, turnsLeft);
  return worth;
}

/** Completed through its open edges. */
const isWay = (kind: number) => kind === CITY || kind === ROAD || kind === RIVER;

/** A value scaled down when few turns are left. */
function upTo(worth: number, turnsLeft: number, turns: number): number {
  return Math.trunc((worth * Math.min(turnsLeft, turns)) / turns);
}

function addFeature(p: Position, root: number, turnsLeft: number, weights: Weights, worth: number[]): void {
  const kind = kindOf(p, root);
  if (kind === PLACE) return;
  const closing = kind === FIELD ? 0 : closingChance(p, root, kind, turnsLeft);
  let value = expectedPoints(p, root, kind, closing, turnsLeft);
  if (!isWay(kind))
    value = Math.trunc((value * Math.max(weights.sure, UNIT - weights.doubt * turnsLeft)) / UNIT);
  // A feature that does not count at the end scores only if it is completed before.
  if (!isCounted(p, root)) value = Math.trunc((value * closing) / UNIT);
  const home = upTo(weights.home, turnsLeft, weights.homeTurns);
  const hasBesides = p.rules.scoreParts[kind].seat.length > 0;
  let most = 0;
  for (let seat = 0; seat < p.seats; seat++) most = Math.max(most, weightOf(p, root, seat));
  for (let seat = 0; seat < p.seats; seat++) {
    const own = followersOf(p, root, seat);
    if (own === 0) continue;
    if (most > 0 && weightOf(p, root, seat) === most)
      worth[seat] += value + (hasBesides ? besidesOf(p, root, seat) * UNIT : 0);
    // A figure that returns can be used again.
    worth[seat] += Math.trunc((own * closing * home) / UNIT);
  }
}

function expectedPoints(p: Position, root: number, kind: number, closing: number, turnsLeft: number): number {
  if (kind === FIELD) return fieldWorth(p, root, turnsLeft);
  if (isWay(kind) && p.rules.scoreParts[kind].length > 0) {
    const open = pointsOf(p, root, false) * (UNIT - closing);
    const more = kind === CITY ? 350 : 250;
    return open + pointsOf(p, root, true) * closing + Math.min(p.waiting[root], turnsLeft) * more;
  }
  if (kind === ROAD) return tilesOf(p, root) * UNIT + Math.min(p.waiting[root], turnsLeft) * 250;
  if (kind === CITY) {
    const tiles = tilesOf(p, root) + shieldsOf(p, root);
    return tiles * (UNIT + closing) + Math.min(p.waiting[root], turnsLeft) * 350;
  }
  const missing = isSurroundable(p, root) ? Math.max(0, p.waiting[root]) : 0;
  return pointsOf(p, root) * UNIT + Math.trunc((missing * Math.min(turnsLeft, 12) * 700) / 12);
}

/** Probability that a feature is completed, in thousandths: by open edges, fitting tiles, time. */
function closingChance(p: Position, root: number, kind: number, turnsLeft: number): number {
  if (isComplete(p, root)) return UNIT;
  if (!isWay(kind) && !isSurroundable(p, root)) return 0;
  const open = Math.max(1, p.waiting[root]);
  let chance = CLOSING[Math.min(open, CLOSING.length - 1)];
  if (!isWay(kind)) chance = Math.trunc((CLOSING[Math.min(Math.ceil(open / 2), 8)] * 9) / 10);
  else chance = Math.trunc((chance * worstOpenCell(p, root)) / UNIT);
  return Math.trunc((chance * Math.min(turnsLeft, open * 5)) / (open * 5));
}

/** Number of tiles in the bag that fit the hardest open square of a feature, as a factor in thousandths. */
function worstOpenCell(p: Position, root: number): number {
  let worst = UNIT;
  let s = root;
  do {
    const slot = p.segmentSlot[s];
    const turn = p.slotTurn[slot];
    for (const side of segmentType(p, s).sides) {
      const cell = p.slotCell[slot] + stepOf(p, (side + turn) & 3);
      if (p.cellSlot[cell] >= 0) continue;
      worst = Math.min(worst, Math.min(UNIT, fittingTiles(p, cell) * 160));
      if (worst === 0) return 0;
    }
    s = p.ring[s];
  } while (s !== root);
  return worst;
}

/** Tiles of the bag that fit a cell, counted up to {@link ENOUGH}. */
function fittingTiles(p: Position, cell: number): number {
  const code = fitCode(p, cell);
  if (fitting[code] >= 0) return fitting[code];
  const { fits } = p.rules.tiles;
  let n = 0;
  for (let type = 0; type < p.bag.length && n < ENOUGH; type++)
    if (p.bag[type] > 0 && fits[type * FIT_CODES + code] !== 0) n += p.bag[type];
  n = Math.min(n, ENOUGH);
  fitting[code] = n;
  return n;
}

function fieldWorth(p: Position, root: number, turnsLeft: number): number {
  let sum = surePoints(p, root) * UNIT;
  for (let i = findCitiesOf(p, root) - 1; i >= 0; i--) {
    const open = Math.min(cityOpenEdges[i], 8);
    sum +=
      open === 0
        ? cityPoints[i] * UNIT
        : Math.trunc((cityPoints[i] * CLOSING[open] * Math.min(turnsLeft, 8)) / 8);
  }
  return sum + Math.min(turnsLeft, 20) * 60;
}
