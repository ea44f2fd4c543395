import { claimAllowed, deployment, listElsewhere, readDeployment } from '../../claims.ts';
import { cloisterOf, isCloister, isComplete, kindOf, rootOf } from '../../features.ts';
import { inSupply, isFollower, mayStand } from '../../figures.ts';
import { DEPLOY_VERB, moveCode, VERB_BITS, type MoveList } from '../../moves.ts';
import type { Position } from '../../position.ts';

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

/** Lists figures for any unoccupied, incomplete feature; a surrounded monastery is none, however one would lie there. */
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

/** Segments with exactly one figure of the player; of one feature on one tile only the first. */
function standingAlone(p: Position): number[] {
  const { segmentSlot } = p;
  const alone: number[] = [];
  for (const segment of segmentsWithOne(p)) {
    const known = alone.some(
      (other) => segmentSlot[other] === segmentSlot[segment] && rootOf(p, other) === rootOf(p, segment)
    );
    if (!known) alone.push(segment);
  }
  return alone;
}

/** Segments with exactly one follower of the player, ascending. */
function segmentsWithOne(p: Position): number[] {
  const { figureAt } = p;
  const { figuresPerSeat } = p.rules;
  const first = p.actor * figuresPerSeat;
  const segments: number[] = [];
  for (let figure = first; figure < first + figuresPerSeat; figure++)
    if (figureAt[figure] >= 0 && isFollower(p, figure)) segments.push(figureAt[figure]);
  segments.sort((a, b) => a - b);
  return segments.filter((segment, i) => segments[i - 1] !== segment && segments[i + 1] !== segment);
}
