import { claimAllowed, deployment, listElsewhere, readDeployment } from '../../figures/claims.ts';
import { cloisterOf, isCloister, isComplete, kindOf, rootOf } from '../../features/features.ts';
import { inSupply, isFollower, mayStand, seatOf } from '../../figures/figures.ts';
import { DEPLOY_VERB, moveCode, VERB_BITS, type MoveList } from '../../moves.ts';
import type { Position } from '../../position.ts';
import { sliceOf } from './slice.ts';

/** Lists a second figure beside each own figure that stands alone, so that at most two stand side by side. */
export function listPartners(p: Position, out: MoveList): void {
  const openOnly = p.rules.options.arrowBeside === 'open';
  const alone = standingAlone(p);
  for (let kind = 0; kind < p.rules.figures.length; kind++) {
    if (p.rules.followers[kind] === 0 || inSupply(p, p.actor, kind) < 0) continue;
    for (const segment of alone) {
      if (!mayStand(p, kind, segment) || !claimAllowed(p, segment, kind)) continue;
      if (openOnly && isComplete(p, rootOf(p, segment))) continue;
      out.push(moveCode(DEPLOY_VERB, deployment(segment, kind, true)));
    }
  }
}

/**
 * Lists figures for any unoccupied, incomplete feature. A surrounded monastery is complete in every position
 * of a figure.
 */
export function listPlaces(p: Position, out: MoveList): void {
  const from = out.count;
  listElsewhere(p, out);
  const all = out.count;
  out.count = from;
  for (let i = from; i < all; i++) {
    const { segment } = readDeployment(out.codes[i] >>> VERB_BITS);
    const cloister = isCloister(kindOf(p, segment)) ? cloisterOf(p, p.segmentSlot[segment]) : -1;
    if (cloister < 0 || !isComplete(p, cloister)) out.push(out.codes[i]);
  }
}

/** Segments where a figure of the player has no partner, ascending; of one feature on one tile only the first. */
function standingAlone(p: Position): number[] {
  const { segmentSlot } = p;
  const alone: number[] = [];
  for (const segment of ownSegments(p)) {
    const isKnown = (other: number) =>
      segmentSlot[other] === segmentSlot[segment] && rootOf(p, other) === rootOf(p, segment);
    if (isAlone(p, segment) && !alone.some(isKnown)) alone.push(segment);
  }
  return alone;
}

/** Segments on which the active player's followers stand, ascending. */
function ownSegments(p: Position): number[] {
  const { figuresPerSeat } = p.rules;
  const first = p.actor * figuresPerSeat;
  const found: number[] = [];
  for (let figure = first; figure < first + figuresPerSeat; figure++) {
    const segment = p.figureAt[figure];
    if (segment >= 0 && isFollower(p, figure) && !found.includes(segment)) found.push(segment);
  }
  return found.sort((a, b) => a - b);
}

/**
 * Whether one of the active player's followers on a segment has no partner. Two that no other set put there stand side by side
 * by an arrow, and the last of an odd number stands alone.
 */
function isAlone(p: Position, segment: number): boolean {
  const { figuresPerSeat } = p.rules;
  const { single } = sliceOf(p);
  const first = p.actor * figuresPerSeat;
  let paired = 0;
  for (let figure = first; figure < first + figuresPerSeat; figure++) {
    if (p.figureAt[figure] !== segment || !isFollower(p, figure)) continue;
    if (single.includes(figure)) return true;
    paired++;
  }
  return paired % 2 === 1;
}

/**
 * A figure has come to a spot. The limit of two is the arrow's: one that another set put beside an own figure makes no pair
 * with it, and may get a partner of its own.
 */
export function noteEntry(p: Position, figure: number, beside: boolean): void {
  const slice = sliceOf(p);
  if (slice.single.includes(figure)) slice.single = slice.single.filter((other) => other !== figure);
  if (!isFollower(p, figure)) return;
  const segment = p.figureAt[figure];
  const { figuresPerSeat } = p.rules;
  const first = seatOf(p, figure) * figuresPerSeat;
  const others: number[] = [];
  for (let other = first; other < first + figuresPerSeat; other++)
    if (other !== figure && p.figureAt[other] === segment && isFollower(p, other)) others.push(other);
  if (others.length === 0) return;
  if (!beside) slice.single = [...slice.single, figure];
  else if (others.filter((other) => !slice.single.includes(other)).length % 2 === 0) {
    const partner = others.find((other) => slice.single.includes(other));
    slice.single = slice.single.filter((other) => other !== partner);
  }
}
