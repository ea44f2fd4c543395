import type { Seat } from '../../../kernel/game.ts';
import { entryAllowed, namedBefore } from '../../figures/claims.ts';
import { isComplete, kindOf, rootOf, segmentsOf, segmentType } from '../../features/features.ts';
import { followersOf, mayStand } from '../../figures/figures.ts';
import { currentStep } from '../../flow.ts';
import type { Step } from '../../contract/module.ts';
import { moveCode, PASS_CODE, type MoveList } from '../../moves.ts';
import type { Position } from '../../position.ts';
import { deployVerb, leaving } from './deploy.ts';
import { kindsIn, KINDS, MARKET, placeOf, QUARTERS } from './quarters.ts';
import { bit, sliceOf } from './slice.ts';

const RULE = 'rule.count.leave';

/** Whether meeples of a seat are in a quarter without the count (CC-7). */
function isReady(p: Position, seat: Seat, quarter: number): boolean {
  return quarter !== sliceOf(p).quarter && followersOf(p, placeOf(p, quarter), seat) > 0;
}

/** Whether a segment is the first of its feature on its tile: the one that names it. */
const namesPart = (p: Position, s: number) =>
  !namedBefore(p, p.slotSegment[p.segmentSlot[s]], s, rootOf(p, s));

/** Features being scored that meeples of a quarter may join (CC-6). */
function scoredFor(p: Position, quarter: number): readonly number[] {
  let roots = NONE;
  if (quarter === MARKET) {
    for (const m of p.rules.hooks.offerFields)
      for (const root of m.offerFields(p)) if (!roots.includes(root)) roots = [...roots, root];
    return roots;
  }
  for (let i = 0; i < p.completedCount; i++)
    if (kindOf(p, p.completed[i]) === KINDS[quarter]) roots = [...roots, p.completed[i]];
  return roots;
}

const NONE: readonly number[] = [];

/** Features that meeples of a quarter may go to before the final scoring (CC-12). */
function countedFor(p: Position, quarter: number): number[] {
  if (quarter !== MARKET && p.rules.options.countAtEnd !== 'any') return [];
  const roots: number[] = [];
  for (let s = 0; s < p.segmentCount; s++) {
    if (p.segmentSlot[s] < 0 || p.parent[s] !== s || kindOf(p, s) !== KINDS[quarter]) continue;
    // To a monastery with two positions they come as monks.
    if (!isComplete(p, s) && segmentType(p, s).position === undefined) roots.push(s);
  }
  return roots;
}

type Targets = (p: Position, quarter: number) => readonly number[];

/**
 * Shows `visit` the moves with which a seat's meeples leave the city, as move codes, until it answers true; whether it did.
 */
function someMove(p: Position, seat: Seat, targets: Targets, visit: (code: number) => boolean): boolean {
  const verb = deployVerb(p);
  for (const quarter of QUARTERS.keys()) {
    if (!isReady(p, seat, quarter)) continue;
    const roots = targets(p, quarter);
    if (roots.length === 0) continue;
    for (const kind of kindsIn(p, seat, quarter))
      for (const root of roots)
        for (const s of segmentsOf(p, root)) {
          if (!mayStand(p, kind, s) || !entryAllowed(p, s, kind) || !namesPart(p, s)) continue;
          if (visit(moveCode(verb, leaving(s, kind, quarter)))) return true;
        }
  }
  return false;
}

/** Whether a seat's meeples can leave the city at all. */
const canLeave = (p: Position, seat: Seat, targets: Targets) => someMove(p, seat, targets, () => true);

function listMoves(p: Position, seat: Seat, targets: Targets, out: MoveList): void {
  someMove(p, seat, targets, (code) => {
    out.push(code);
    return false;
  });
  out.push(PASS_CODE);
}

const hasMeeples = (p: Position, quarter: number) => p.claims[placeOf(p, quarter)] !== 0;
const isInhabited = (p: Position) => QUARTERS.some((_, quarter) => hasMeeples(p, quarter));

/** The seat asked while so many are left: from the left of the active one, which comes last (CC-8). */
const asked = (p: Position, left: number): Seat => (p.actor + 1 + p.seats - left) % p.seats;

/** Goes on to the next seat that has a meeple to send. */
function settleOn(p: Position, left: number): void {
  const slice = sliceOf(p);
  const roots = QUARTERS.map((_, quarter) => (hasMeeples(p, quarter) ? scoredFor(p, quarter) : NONE));
  slice.left = roots.some(({ length }) => length > 0) ? left : 0;
  while (slice.left > 0 && !canLeave(p, asked(p, slice.left), (_, quarter) => roots[quarter])) slice.left--;
}

/** Before features are scored, meeples of the quarters may join them: each seat as many as it likes (CC-6 to CC-9). */
export const JOIN: Step = {
  id: 'quarterMoves',
  after: 'quarters',
  enter(p) {
    if (isInhabited(p)) settleOn(p, p.seats);
  },
  asks: (p) => (sliceOf(p).left > 0 ? asked(p, sliceOf(p).left) : -1),
  list: (p, out) => listMoves(p, asked(p, sliceOf(p).left), scoredFor, out),
  pass: { rule: RULE, play: (p) => settleOn(p, sliceOf(p).left - 1) }
};

/** Continues with the next seat that is not out, from the one given. */
function settleLast(p: Position, first: Seat): void {
  const slice = sliceOf(p);
  slice.last = -1;
  for (let n = 0; n < p.seats && slice.last < 0; n++) {
    const seat = (first + n) % p.seats;
    if (slice.out & bit(seat)) continue;
    if (canLeave(p, seat, countedFor)) slice.last = seat;
    else slice.out |= bit(seat);
  }
}

/** Before the final scoring the seats move one meeple each in turn, until all have passed (CC-12). */
export const LEAVE: Step = {
  id: 'countFinale',
  after: 'finale',
  enter(p) {
    if (p.last && isInhabited(p)) settleLast(p, (p.actor + 1) % p.seats);
  },
  asks: (p) => sliceOf(p).last,
  list: (p, out) => listMoves(p, sliceOf(p).last, countedFor, out),
  pass: {
    rule: RULE,
    play(p) {
      const slice = sliceOf(p);
      slice.out |= bit(slice.last);
      settleLast(p, (slice.last + 1) % p.seats);
    }
  }
};

/** Once a meeple has left the city it is settled who is asked next. */
export function noteLeaving(p: Position): void {
  const { left, last } = sliceOf(p);
  const { id } = currentStep(p);
  if (id === JOIN.id) settleOn(p, left);
  if (id === LEAVE.id) settleLast(p, (last + 1) % p.seats);
}
