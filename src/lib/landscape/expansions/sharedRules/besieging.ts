import { goesOn } from '../../base/followUps.ts';
import type { Json } from '../../../kernel/json.ts';
import { slotsAt } from '../../board/board.ts';
import { bears, kindOf, rootOf, segmentsOf, segmentType } from '../../features/features.ts';
import { followersOf, isFollower, isOutOfReach } from '../../figures/figures.ts';
import { again, currentStep } from '../../flow.ts';
import type { LandscapeModule, ScorePart, Slice, Step } from '../../contract/module.ts';
import { PASS_CODE } from '../../moves.ts';
import type { Position } from '../../position.ts';
import { ownOnBoard, recallBy } from '../../figures/recalls.ts';
import { rulesReader, segmentReader, sliceReader, slotsReader } from '../../contract/slices.ts';
import { CITY, MONASTERY } from '../../tiles/tiletypes.ts';

const MARK = 'besieged';
const RULE = 'rule.escape';

class BesiegingSlice implements Slice {
  /** 1 once the player has escaped or declined. */
  done = 0;
  clone(): BesiegingSlice {
    return Object.assign(new BesiegingSlice(), this);
  }
  encode(): Json {
    return { done: this.done === 1 };
  }
}

const sliceOf = sliceReader<BesiegingSlice>('besieging');

const hasSieges = rulesReader(({ without }) => !without.has('siege'));
const isBesieged = (p: Position, city: number) => hasSieges(p) && bears(p, city, MARK);

/** A besieged city is worth one point less for each tile and shield, and nothing when it is not completed (2). */
const LESS: ScorePart = {
  label: 'score.besieged',
  kinds: [CITY],
  at: 'factor',
  of: (p, root, done, each) => (isBesieged(p, root) ? (done ? each - 1 : 0) : each)
};

/** The first monastery on a slot, or -1. */
const monasteryOn = segmentReader(({ kind }) => kind === MONASTERY);

/** Whether a monastery on a tile or beside it touches a city; by option only beside the besieged tile (4). */
function hasWayOut(p: Position, city: number): boolean {
  const near = p.rules.options.siegeEscape === 'siege';
  for (const s of segmentsOf(p, city)) {
    if (near && segmentType(p, s).marks[MARK] !== true) continue;
    if (slotsAt(p, p.segmentSlot[s]).some((slot) => monasteryOn(p, slot) >= 0)) return true;
  }
  return false;
}

/** Whether a figure on the board is a knight that may leave. */
function mayLeave(p: Position, figure: number): boolean {
  if (!isFollower(p, figure) || kindOf(p, p.figureAt[figure]) !== CITY) return false;
  const root = rootOf(p, p.figureAt[figure]);
  return isBesieged(p, root) && hasWayOut(p, root);
}

/** The knights of the active seat that may leave. */
const knights = (p: Position) => ownOnBoard(p, p.actor).filter((figure) => mayLeave(p, figure));

const slotsBesieged = slotsReader(({ segments }) => segments.some(({ marks }) => marks[MARK] === true));
/** The besieged city on a slot, or -1: no tile has two. */
const besiegedOn = segmentReader(({ marks }) => marks[MARK] === true);

/** Whether the active seat has a follower in a besieged city: rare, and found faster than its knights that may leave. */
function hasFollower(p: Position): boolean {
  for (const slot of slotsBesieged(p))
    if (followersOf(p, rootOf(p, besiegedOn(p, slot)), p.actor) > 0) return true;
  return false;
}

/** Whether the active seat has a knight that may leave: asked in every turn, so it makes no list. */
function hasKnight(p: Position): boolean {
  if (!hasFollower(p)) return false;
  const first = p.actor * p.rules.figuresPerSeat;
  for (let figure = first; figure < first + p.rules.figuresPerSeat; figure++)
    if (p.figureAt[figure] >= 0 && !isOutOfReach(p, figure) && mayLeave(p, figure)) return true;
  return false;
}

const LEAVE = recallBy(RULE, finish);

function finish(p: Position): void {
  sliceOf(p).done = 1;
  again(p);
}

/** At the end of each part of a turn one knight may leave a besieged city through a monastery (4). */
const ESCAPE: Step = {
  id: 'escape',
  after: 'leave',
  asks(p) {
    if (sliceOf(p).done || p.rules.without.has('escape') || p.placed === 0) return -1;
    if (p.rules.options.siegeEscapeEach === 'turn' && goesOn(p)) return -1;
    return hasKnight(p) ? p.actor : -1;
  },
  list(p, out) {
    LEAVE.list(p, knights(p), out);
    out.push(PASS_CODE);
  },
  pass: { rule: RULE, play: finish },
  leave(p) {
    sliceOf(p).done = 0;
  }
};

/** For screens: whether sieges are played, and whether a knight may leave now. */
export const besiegingShown = (p: Position) => ({
  played: !p.rules.without.has('siege'),
  escapes: currentStep(p).id === ESCAPE.id
});

/** Besieged cities: worth less, but more for fields, and with a way out for knights. */
export const besieging: LandscapeModule = {
  id: 'besieging',
  steps: [ESCAPE],
  verbs: [LEAVE.verb],
  scoreParts: [LESS],
  slice: () => new BesiegingSlice(),
  /** A completed besieged city counts double for fields (3). */
  feedingModifier: (p, city) => (kindOf(p, city) === CITY && isBesieged(p, city) ? 1 : 0)
};
