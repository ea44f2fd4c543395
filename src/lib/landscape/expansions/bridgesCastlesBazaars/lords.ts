import { goHome } from '../../base/returning.ts';
import { citiesAround, kindOf, rootOf } from '../../features/features.ts';
import { figuresIn } from '../../figures/figures.ts';
import { again } from '../../flow.ts';
import type { Log, ScorePart, Step, Verb } from '../../contract/module.ts';
import { moveCode } from '../../moves.ts';
import type { Position } from '../../position.ts';
import { boardOrder, featureRef, firstPart, segmentOfAction } from '../../notation/reference.ts';
import { givePoints, isFeeding, pointsOf, winnersOf } from '../../scoring.ts';
import { verbReader } from '../../contract/slices.ts';
import { CITY, FIELD, GARDEN, MONASTERY, PLACE, ROAD } from '../../tiles/tiletypes.ts';
import { fromActor, neighbourhood, ownerOf } from './castles.ts';
import { sliceOf, type Paid } from './slice.ts';

const RULE = 'rule.castle';

/** Kinds of feature whose points a castle takes. */
const COPIED = [ROAD, CITY, MONASTERY, GARDEN];

/** Castles with a lord that were built in an earlier part, from the active seat's on, then in board order. */
function waiting(p: Position): number[] {
  const { built, fresh } = sliceOf(p);
  const turn = (castle: number) => fromActor(p, ownerOf(p, castle));
  return built
    .filter((castle) => p.claims[rootOf(p, castle)] !== 0 && !fresh.includes(castle))
    .sort((a, b) => turn(a) - turn(b) || boardOrder(p, a, b));
}

/** Features this part completed whose points a castle may take, occupied or not (BB-10). */
function copiable(p: Position): number[] {
  const roots: number[] = [];
  for (let i = 0; i < p.completedCount; i++) {
    const root = rootOf(p, p.completed[i]);
    if (COPIED.includes(kindOf(p, root))) roots.push(root);
  }
  return roots;
}

/** Those of these features that have a tile in a castle's neighbourhood (BB-11). */
function beside(p: Position, castle: number, roots = copiable(p)): number[] {
  const near = neighbourhood(p, castle);
  return roots.filter((root) => isNear(p, root, near));
}

/** Whether a feature has a tile among these slots. */
function isNear(p: Position, root: number, near: readonly number[]): boolean {
  let s = root;
  do {
    if (near.includes(p.segmentSlot[s])) return true;
    s = p.ring[s];
  } while (s !== root);
  return false;
}

/** The lord's owner gets the points, if he has any weight; the lord goes home, the castle stays (BB-11, BB-14). */
function pay(p: Position, castle: number, points: number, log: Log): void {
  const root = rootOf(p, castle);
  const winners = winnersOf(p, root);
  const score = { op: 'points', label: 'score.castle', value: points } as const;
  if (winners.length > 0) givePoints(p, winners, score, 'castle', RULE, log, featureRef(p, castle));
  const tally = { points, winners, final: false, reach: neighbourhood(p, castle) };
  for (const m of p.rules.hooks.afterScored) m.afterScored(p, root, tally, log);
  for (const lord of figuresIn(p, root)) goHome(p, lord, log, RULE);
  sliceOf(p).paid.push({ castle, points });
}

/** Castles that have just scored are completed for others they lie beside, round after round (BB-13). */
function payChain(p: Position, log: Log): void {
  const slice = sliceOf(p);
  let round: readonly Paid[] = slice.paid;
  while (round.length > 0) {
    const before: readonly Paid[] = round;
    const values = waiting(p).map((castle) => {
      const near = neighbourhood(p, castle);
      const scored = before.filter((other) => isNear(p, other.castle, near));
      return { castle, points: Math.max(-1, ...scored.map(({ points }) => points)) };
    });
    round = values.filter(({ points }) => points >= 0);
    for (const { castle, points } of round) pay(p, castle, points, log);
  }
  slice.paid = [];
  slice.values = [];
}

const NONE: readonly never[] = [];

/** The value of what this part completed, while the figures that count for it are still there. */
export const CASTLE_VALUES: Step = {
  id: 'castleValues',
  after: 'score',
  enter(p) {
    const slice = sliceOf(p);
    const copies = slice.built.length > 0 && p.completedCount > 0;
    slice.values = copies ? copiable(p).map((root) => ({ root, points: pointsOf(p, root) })) : NONE;
  }
};

/** The value of a feature when it was scored. */
const valueOf = (p: Position, feature: number): number =>
  sliceOf(p).values.find(({ root }) => rootOf(p, root) === rootOf(p, feature))?.points ?? 0;

const copyVerb = verbReader(() => COPY);

/** After the figures are home each castle takes the points of what was completed beside it (BB-11, BB-12). */
export const CASTLE_POINTS: Step = {
  id: 'castlePoints',
  after: 'echo',
  enter(p, log) {
    const slice = sliceOf(p);
    if (slice.built.length === 0 || p.completedCount === 0) return;
    const roots = copiable(p);
    if (roots.length === 0) return;
    for (const castle of waiting(p)) {
      const values = beside(p, castle, roots).map((root) => valueOf(p, root));
      if (values.length === 0) continue;
      const best = Math.max(...values);
      if (p.rules.options.castleChoice === 'owner' && values.some((value) => value !== best)) {
        slice.choosing = castle;
        return;
      }
      pay(p, castle, best, log);
    }
    payChain(p, log);
  },
  asks: (p) => (sliceOf(p).choosing < 0 ? -1 : ownerOf(p, sliceOf(p).choosing)),
  list(p, out) {
    const copy = copyVerb(p);
    for (const root of beside(p, sliceOf(p).choosing)) out.push(moveCode(copy, firstPart(p, root)));
  }
};

/** The owner names the feature whose points the castle takes. */
export const COPY: Verb = {
  id: 'copy',
  toAction: (p, payload) => ({ do: 'copy', ...featureRef(p, payload) }),
  parse(p, action) {
    const segment = segmentOfAction(p, action);
    return segment < 0 ? -1 : firstPart(p, segment);
  },
  play(p, payload, log) {
    const slice = sliceOf(p);
    pay(p, slice.choosing, valueOf(p, payload), log);
    slice.choosing = -1;
    again(p);
  }
};

/** A castle is worth a point more to a field than a city (BB-16). */
export const CASTLE_FIELDS: ScorePart = {
  label: 'score.castles',
  kinds: [FIELD],
  at: 'feeding',
  of: (p, root) =>
    citiesAround(p, root).filter((city) => kindOf(p, city) === PLACE && isFeeding(p, city)).length
};

/** A lord will most likely score a small feature. */
const EXPECTED = 4;

/** Expected points of the lords on the board, in thousandths of a point. */
export function expectLords(p: Position, worth: number[], turnsLeft: number): void {
  for (const castle of sliceOf(p).built)
    if (p.claims[rootOf(p, castle)] !== 0) worth[ownerOf(p, castle)] += 1000 * Math.min(EXPECTED, turnsLeft);
}
