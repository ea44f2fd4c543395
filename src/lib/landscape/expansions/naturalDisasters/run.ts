import { seatOf } from '../../figures/figures.ts';
import type { Step } from '../../contract/module.ts';
import { moveCode, type MoveList, PASS_CODE } from '../../moves.ts';
import type { Position } from '../../position.ts';
import { verbReader } from '../../contract/slices.ts';
import { dropSegments } from './drop.ts';
import { ASKED_CATCH, ASKED_DROP, ASKED_PATH, sliceOf } from './slice.ts';
import { bringHome, endRun, catchable, freeBeside, goOn, moverOf, pathOf, RULE } from './tornado.ts';
import { CATCH, DROP, STORM } from './verbs.ts';

const stormVerb = verbReader(() => STORM);
const catchVerb = verbReader(() => CATCH);
const dropVerb = verbReader(() => DROP);

function listPaths(p: Position, out: MoveList): void {
  const verb = stormVerb(p);
  const { disc } = sliceOf(p);
  for (let side = 0; side < 4; side++) {
    const first = freeBeside(p, disc, side);
    if (first < 0) continue;
    const known = out.count;
    for (let further = 0; further < 4; further++) {
      const second = freeBeside(p, first, further);
      if (second >= 0) out.push(moveCode(verb, pathOf(first, second)));
    }
    if (out.count === known) out.push(moveCode(verb, pathOf(first)));
  }
}

/** Lists where the owner may place the follower; taking it home is allowed too, unless an option forbids it. */
function listDrops(p: Position, out: MoveList): void {
  const drop = dropVerb(p);
  const segments = dropSegments(p);
  for (const s of segments) out.push(moveCode(drop, s));
  if (segments.length === 0 || p.rules.options.tornadoDrop !== 'must') out.push(PASS_CODE);
}

/** Interrupts the game while the tornado moves across the board. */
export const RUN: Step = {
  id: 'tornado',
  after: 'place',
  enter: goOn,
  asks(p) {
    const { storm, squares, carried } = sliceOf(p);
    if (storm === ASKED_PATH) return moverOf(p, squares);
    if (storm === ASKED_CATCH) return moverOf(p, squares - 1);
    return storm === ASKED_DROP ? seatOf(p, carried) : -1;
  },
  list(p, out) {
    const { storm } = sliceOf(p);
    if (storm === ASKED_PATH) listPaths(p, out);
    else if (storm === ASKED_DROP) listDrops(p, out);
    else {
      const verb = catchVerb(p);
      for (const figure of catchable(p)) out.push(moveCode(verb, figure));
    }
  },
  /** Only the owner of the carried follower can pass, and takes it home. */
  pass: {
    rule: RULE,
    play(p, log) {
      const { carried } = sliceOf(p);
      endRun(p);
      bringHome(p, carried, log);
    }
  }
};
