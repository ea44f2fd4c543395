import type { Action } from '../../../kernel/game.ts';
import { sendStranded } from '../../base/returning.ts';
import { rootOf } from '../../features/features.ts';
import { seatOf } from '../../figures/figures.ts';
import type { Verb } from '../../contract/module.ts';
import type { Position } from '../../position.ts';
import { featureRef, segmentNamed, sideOf, slotOf, squareOf } from '../../notation/reference.ts';
import { offeredDrop } from './drop.ts';
import { sliceOf } from './slice.ts';
import {
  endRun,
  catchable,
  moveOnto,
  pathOf,
  readPath,
  RULE,
  setDown,
  takeFollower,
  ownerAndKind
} from './tornado.ts';

/** One player's squares of the tornado's way. */
export const STORM: Verb = {
  id: 'storm',
  toAction: (p, payload) => ({ do: 'storm', path: readPath(payload).map((slot) => squareOf(p, slot)) }),
  parse(p, action) {
    if (!Array.isArray(action.path) || action.path.length < 1 || action.path.length > 2) return -1;
    const slots = action.path.map((at: unknown) => slotOf(p, at));
    return slots.includes(-1) ? -1 : pathOf(slots[0], slots[1]);
  },
  play(p, payload, log) {
    const [first, second = -1] = readPath(payload);
    sliceOf(p).next = second;
    moveOnto(p, first, log);
  }
};

/** The follower the tornado takes, when a tile on its path has several: named by its segment and its owner, `of` or `seat`. */
export const CATCH: Verb = {
  id: 'catch',
  toAction(p, figure): Action {
    const { at, on, side } = featureRef(p, p.figureAt[figure]);
    return { do: 'catch', at, ...ownerAndKind(p, figure), on, ...(side === undefined ? {} : { side }) };
  },
  parse(p, action) {
    const { disc } = sliceOf(p);
    if (disc < 0 || (action.at !== undefined && slotOf(p, action.at) !== disc)) return -1;
    const segment = segmentNamed(p, disc, action.on, action.side);
    if (segment < 0) return -1;
    const owner = action.of ?? action.seat;
    const meant = catchable(p).filter(
      (figure) =>
        rootOf(p, p.figureAt[figure]) === rootOf(p, segment) &&
        (action.figure === undefined || ownerAndKind(p, figure).figure === action.figure) &&
        (owner === undefined || seatOf(p, figure) === owner)
    );
    return meant.find((figure) => p.figureAt[figure] === segment) ?? meant[0] ?? -1;
  },
  play: takeFollower
};

/** Where the owner places the carried follower, on the last tile of the run. */
export const DROP: Verb = {
  id: 'drop',
  toAction(p, segment): Action {
    const { on } = featureRef(p, segment);
    const side = sideOf(p, segment);
    return { do: 'drop', on, ...(side === undefined ? {} : { side }) };
  },
  parse(p: Position, action) {
    const { disc, carried } = sliceOf(p);
    if (disc < 0 || carried < 0) return -1;
    return segmentNamed(p, disc, action.on, action.side);
  },
  listed: offeredDrop,
  play(p, segment, log) {
    const { carried } = sliceOf(p);
    endRun(p);
    setDown(p, carried, segment, log);
    sendStranded(p, log, RULE);
  }
};
