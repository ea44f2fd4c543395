import type { Json } from '../../../kernel/json.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { slotsAt } from '../../board/board.ts';
import {
  isCloister,
  isComplete,
  isSurroundable,
  kindOf,
  rootOf,
  segmentType
} from '../../features/features.ts';
import { figureKind, figuresOn, isFollower, seatOf } from '../../figures/figures.ts';
import type { LandscapeModule, Log, Slice, Step, TableEntry } from '../../contract/module.ts';
import { xOf, yOf, type Position } from '../../position.ts';
import { slotOf, squareOf } from '../../notation/reference.ts';
import { givePoints, isCounted, pointsOf } from '../../scoring.ts';
import { sliceReader } from '../../contract/slices.ts';
import { CITY, ROAD } from '../../tiles/tiletypes.ts';
import { options } from './options.ts';

const RULE = 'rule.courier';

const NONE: readonly number[] = [];

class CourierSlice implements Slice {
  /** Slot he is on: the start tile's at first. */
  slot = 0;
  /** Figures placed in this part of the turn, in order. */
  placed: readonly number[] = NONE;
  clone(): CourierSlice {
    return Object.assign(new CourierSlice(), this);
  }
  encode(p: Position): Json {
    return { at: squareOf(p, this.slot), placed: [...this.placed] };
  }
  digest(): number {
    return this.slot * 16 + this.placed.length;
  }
}

const sliceOf = sliceReader<CourierSlice>('courier');

/** Whether a feature is a road, city, monastery or garden; an abbot of a special monastery is in none of them. */
const isServed = (p: Position, root: number) =>
  isCloister(kindOf(p, root)) ? isSurroundable(p, root) : [ROAD, CITY].includes(kindOf(p, root));

/** Whether a figure can call him: a second figure of a turn never does (4). */
const mayCall = (p: Position, figure: number) =>
  isFollower(p, figure) && p.rules.figures[figureKind(p, figure)].second !== true;

/** Whether a figure stands on a castle, which is worth nothing to him (6). */
const isLord = (p: Position, segment: number) => segmentType(p, segment).name === 'castle';

/** Whether a figure calls him: it still stands on an unfinished feature or a castle in his row or column (2, 6). */
function calls(p: Position, figure: number): boolean {
  const segment = p.figureAt[figure];
  if (segment < 0 || !mayCall(p, figure)) return false;
  const root = rootOf(p, segment);
  if (!isLord(p, segment) && (!isServed(p, root) || isComplete(p, root))) return false;
  const here = p.slotCell[sliceOf(p).slot];
  const there = p.slotCell[p.segmentSlot[segment]];
  return xOf(p, here) === xOf(p, there) || yOf(p, here) === yOf(p, there);
}

/** Points of the thank-you for coming to a figure (2, 3). */
function thanks(p: Position, figure: number): number {
  const segment = p.figureAt[figure];
  if (p.rules.options.courierPays === 'feature') {
    const root = rootOf(p, segment);
    return isCounted(p, root) ? pointsOf(p, root) : 0;
  }
  const near = slotsAt(p, p.segmentSlot[segment]).flatMap((slot) => figuresOn(p, slot));
  const occupied = near.filter((other) => isFollower(p, other)).map((other) => rootOf(p, p.figureAt[other]));
  const roots = new Set(occupied.filter((root) => isServed(p, root)));
  return [...roots].reduce((sum, root) => sum + pointsOf(p, root), 0);
}

function deliver(p: Position, log: Log): void {
  const slice = sliceOf(p);
  if (slice.placed.length === 0) return;
  const figure = slice.placed.find((placed) => calls(p, placed));
  slice.placed = NONE;
  if (figure === undefined) return;
  slice.slot = p.segmentSlot[p.figureAt[figure]];
  log?.push({ type: 'courierCame', seat: seatOf(p, figure), at: squareOf(p, slice.slot), rule: RULE });
  const value = thanks(p, figure);
  const score = { op: 'points', label: 'score.courier', value } as const;
  if (value > 0) givePoints(p, [seatOf(p, figure)], score, 'courier', RULE, log);
}

/** After the turn and its crop circle, before the escape from a siege. */
const DELIVERY: Step = { id: 'delivery', after: 'leave', enter: deliver };

const ENTRY: TableEntry = {
  get: (p) => squareOf(p, sliceOf(p).slot),
  give(p, value) {
    const slot = slotOf(p, value);
    if (slot < 0) throw new Refusal('BAD_POSITION', 'The courier is on a tile.');
    sliceOf(p).slot = slot;
  }
};

/** Back to the start tile, since there are no letter tiles (5). */
function goBack(p: Position, slot: number): void {
  if (sliceOf(p).slot === slot) sliceOf(p).slot = 0;
}

/** The Courier: he comes to a figure just placed in his row or column, which brings its owner points. */
export const courier: LandscapeModule = {
  id: 'courier',
  options,
  steps: [DELIVERY],
  neutrals: { courier: ENTRY },
  slice: () => new CourierSlice(),
  beforeTurn(p) {
    sliceOf(p).placed = NONE;
  },
  afterEntry(p, figure) {
    const slice = sliceOf(p);
    slice.placed = [...slice.placed.filter((other) => other !== figure), figure];
  },
  /** A nested turn has figures of its own to serve. */
  suspends(p) {
    const { placed } = sliceOf(p);
    sliceOf(p).placed = NONE;
    return [...placed];
  },
  resumes(p, kept) {
    sliceOf(p).placed = Array.isArray(kept) ? kept.map(Number) : [];
  },
  afterVisit: goBack,
  beforeReplacement: goBack
};
