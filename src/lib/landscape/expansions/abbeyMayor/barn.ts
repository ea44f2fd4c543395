import type { Score } from '../../../kernel/score.ts';
import { goHome } from '../../base/returning.ts';
import { HALF_SIDES } from '../../tiles/catalogue.ts';
import { claimAllowed, deployment } from '../../figures/claims.ts';
import { kindOf, rootOf, segmentsOn } from '../../features/features.ts';
import { figureKind, figuresIn, inSupply, isFollower, mayStand, seatOf } from '../../figures/figures.ts';
import { currentStep } from '../../flow.ts';
import type { Log, Step } from '../../contract/module.ts';
import { DEPLOY_VERB, moveCode, type MoveList } from '../../moves.ts';
import { stepOf, type Position } from '../../position.ts';
import { featureRef } from '../../notation/reference.ts';
import { feedingCities, feedingExtras, givePoints, scoreFeature } from '../../scoring.ts';
import { FIELD } from '../../tiles/tiletypes.ts';
import { kindReader } from '../../contract/slices.ts';
import { sliceOf } from './slice.ts';

/** Points for each completed city: for farmers that join an existing barn, and for the barn at the end. */
const JOINED = 1;
const AT_THE_END = 4;
const RULE = 'rule.barn';

const barnKind = kindReader('barn');

/** Barns on the table, ascending. */
function barns(p: Position): number[] {
  const found: number[] = [];
  const kind = barnKind(p);
  const { figureAt } = p;
  for (let figure = 0; figure < figureAt.length; figure++)
    if (figureAt[figure] >= 0 && figureKind(p, figure) === kind) found.push(figure);
  return found;
}

/** Whether a field has a barn. */
export function hasBarn(p: Position, field: number): boolean {
  for (const barn of sliceOf(p).corners.keys())
    if (p.figureAt[barn] >= 0 && rootOf(p, p.figureAt[barn]) === field) return true;
  return false;
}

/** The field at a corner of a slot's tile (0 = NE … 3 = NW), if the same one lies on both sides of it; else -1. */
function fieldAtCorner(p: Position, slot: number, corner: number): number {
  const ports = (p.slotType[slot] * 4 + p.slotTurn[slot]) * 12;
  const right = p.rules.tiles.ports[ports + corner * 3 + 2];
  const left = p.rules.tiles.ports[ports + ((corner + 1) & 3) * 3 + 1];
  return right >= 0 && right === left ? p.slotSegment[slot] + right : -1;
}

/** The i-th of the slots that meet at a corner of a slot, clockwise from it; -1 where there is none. */
function slotAtCorner(p: Position, slot: number, corner: number, i: number): number {
  const one = i === 1 || i === 2 ? stepOf(p, corner) : 0;
  const other = i > 1 ? stepOf(p, (corner + 1) & 3) : 0;
  return p.cellSlot[p.slotCell[slot] + one + other];
}

/** All four of them. */
function slotsAtCorner(p: Position, slot: number, corner: number): number[] {
  return [0, 1, 2, 3].map((i) => slotAtCorner(p, slot, corner, i));
}

/** Whether four tiles meet at a corner and each shows field there (AM-15). */
function isMeadow(p: Position, slot: number, corner: number): boolean {
  for (let i = 0; i < 4; i++) {
    const at = slotAtCorner(p, slot, corner, i);
    if (at < 0 || fieldAtCorner(p, at, (corner + i) & 3) < 0) return false;
  }
  return true;
}

/** Corners of its tile in a field where a barn may stand. */
function cornersOf(p: Position, field: number): number[] {
  const slot = p.segmentSlot[field];
  return [0, 1, 2, 3].filter((k) => fieldAtCorner(p, slot, k) === field && isMeadow(p, slot, k));
}

/** Whether a field segment of one of the four tiles at a corner denotes the corner offered on the placed tile. */
export function isSameCorner(p: Position, segment: number, offered: number): boolean {
  if (kindOf(p, segment) !== FIELD || rootOf(p, segment) !== rootOf(p, offered)) return false;
  const slot = p.segmentSlot[segment];
  return cornersOf(p, segment).some((k) => slotsAtCorner(p, slot, k).includes(p.segmentSlot[offered]));
}

/** Lists the fields of the placed tile that can take a barn, each by its first valid corner. */
export function offerBarns(p: Position, out: MoveList): void {
  const kind = barnKind(p);
  if (kind < 0 || inSupply(p, p.actor, kind) < 0) return;
  const roots: number[] = [];
  for (let corner = 0; corner < 4; corner++) {
    const field = fieldAtCorner(p, p.lastSlot, corner);
    if (field < 0 || !mayStand(p, kind, field) || !isMeadow(p, p.lastSlot, corner)) continue;
    const root = rootOf(p, field);
    if (roots.includes(root) || !claimAllowed(p, field, kind)) continue;
    if (p.rules.options.barnBesideBarn !== true && hasBarn(p, root)) continue;
    roots.push(root);
    out.push(moveCode(DEPLOY_VERB, deployment(field, kind)));
  }
}

/** Records where a barn stands, and that it was placed in this half unless a given position put it there. */
export function noteBarn(p: Position, barn: number): void {
  if (figureKind(p, barn) !== barnKind(p)) return;
  const slice = sliceOf(p);
  const field = p.figureAt[barn];
  const slot = p.segmentSlot[field];
  const placing = currentStep(p).id === 'claim';
  slice.corners.set(
    barn,
    cornersOf(p, field).find((k) => !placing || slotsAtCorner(p, slot, k).includes(p.lastSlot)) ?? 0
  );
  slice.barn = placing ? barn : -1;
}

/** A given barn stands at the corner of its half-side, if it may stand there. */
export function turnToSide(p: Position, barn: number, side: string): void {
  if (figureKind(p, barn) !== barnKind(p)) return;
  const half = HALF_SIDES.findIndex((name) => name === side);
  // NR and EL meet at the first corner, WR and NL at the last.
  const corner = ((half + 7) & 7) >> 1;
  if (half >= 0 && cornersOf(p, p.figureAt[barn]).includes(corner)) sliceOf(p).corners.set(barn, corner);
}

/** A barn is returned to its owner when one of its four tiles leaves the table, and its field is not scored. */
export function liftBarns(p: Position, slot: number, log: Log): void {
  const { corners } = sliceOf(p);
  for (const barn of barns(p)) {
    const four = slotsAtCorner(p, p.segmentSlot[p.figureAt[barn]], corners.get(barn) ?? 0);
    if (four.includes(slot)) goHome(p, barn, log, RULE);
  }
  for (const barn of [...corners.keys()]) if (p.figureAt[barn] < 0) corners.delete(barn);
}

/**
 * Scores the field of a barn placed in this half as at the end, and, for fewer points, fields whose farmers the tile
 * joined to a barn; then their farmers go home (AM-18, AM-19).
 */
export const SCORE_BARNS: Step = {
  id: 'barns',
  after: 'clear',
  enter(p, log) {
    const { barn } = sliceOf(p);
    if (barn >= 0 && p.figureAt[barn] >= 0) clearField(p, rootOf(p, p.figureAt[barn]), log);
    const first = p.slotSegment[p.lastSlot];
    const last = first + p.rules.tiles.segmentCount[p.slotType[p.lastSlot]];
    for (let s = first; s < last; s++)
      if (kindOf(p, s) === FIELD && hasBarn(p, rootOf(p, s))) clearField(p, rootOf(p, s), log, JOINED);
  }
};

/** Fields that {@link SCORE_BARNS} is going to score; one joined to a barn only while it has farmers. */
export function fieldsToScore(p: Position): number[] {
  const { barn } = sliceOf(p);
  const fresh = barn >= 0 && p.figureAt[barn] >= 0 ? [rootOf(p, p.figureAt[barn])] : [];
  const joined = segmentsOn(p, p.lastSlot).filter((s) => kindOf(p, s) === FIELD && hasBarn(p, rootOf(p, s)));
  const occupied = joined.map((s) => rootOf(p, s)).filter((field) => p.claims[field] !== 0);
  return [...new Set([...fresh, ...occupied])];
}

function clearField(p: Position, field: number, log: Log, forCity?: number): void {
  if (p.claims[field] === 0) return;
  scoreFeature(p, field, log, 'scored', forCity);
  for (const figure of figuresIn(p, field)) {
    const leaves = isFollower(p, figure) || p.rules.figures[figureKind(p, figure)].joins;
    if (leaves && p.figureAt[figure] >= 0) goHome(p, figure, log, RULE);
  }
}

/** Farmers that came to a barn field for the final scoring score it as joined ones do, before the barn (AM-19). */
function countJoined(p: Position, log: Log): void {
  for (const field of new Set(barns(p).map((barn) => rootOf(p, p.figureAt[barn]))))
    if (p.claims[field] !== 0) scoreFeature(p, field, log, 'counted', JOINED);
}

/** Each owner of a barn in a field gets points for each of its completed cities at the end, once per field (AM-20). */
export function countBarns(p: Position, log: Log): void {
  countJoined(p, log);
  const counted = new Set<string>();
  for (const barn of barns(p)) {
    const field = rootOf(p, p.figureAt[barn]);
    const owner = `${seatOf(p, barn)} ${field}`;
    if (counted.has(owner)) continue;
    counted.add(owner);
    const cities = feedingCities(p, field);
    const plain = { op: 'times', label: 'score.barn', count: cities, each: AT_THE_END } as const;
    const extras = feedingExtras(p, field);
    const score: Score =
      extras.length === 0 ? plain : { op: 'sum', label: 'score.barn', parts: [plain, ...extras] };
    givePoints(p, [seatOf(p, barn)], score, 'field', RULE, log, featureRef(p, p.figureAt[barn]));
  }
}

/** Expected points of the barns on the table, in thousandths of a point. */
export function expectBarns(p: Position, worth: number[]): void {
  for (const barn of barns(p))
    worth[seatOf(p, barn)] += AT_THE_END * 1000 * feedingCities(p, rootOf(p, p.figureAt[barn])) + 2000;
}
