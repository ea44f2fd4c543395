import { Refusal } from '../../../kernel/refusal.ts';
import { goHome } from '../../base.ts';
import { kindOf } from '../../features.ts';
import { canBe, figuresOn } from '../../figures.ts';
import type { LandscapeModule, Log, Step, Verb } from '../../module.ts';
import { moveCode } from '../../moves.ts';
import { slotBeside, type Position } from '../../position.ts';
import { slotOf, squareOf } from '../../reference.ts';
import { listTrack } from '../../scoring.ts';
import { PLACE } from '../../tiletypes.ts';
import { options } from './options.ts';
import { DragonSlice, sliceOf } from './slice.ts';

/** Fields on the scoring track: the dragon comes whenever a marker reaches or passes its end. */
const TRACK = 50;

/** Puts the dragon on a slot, where it eats every figure it can. */
function settleOn(p: Position, slot: number, log: Log): void {
  sliceOf(p).slot = slot;
  for (const figure of figuresOn(p, slot))
    if (p.figureAt[figure] >= 0 && canBe(p, 'edible', figure)) goHome(p, figure, log, 'rule.dragon.movement');
  for (const m of p.rules.hooks.afterVisit) m.afterVisit(p, slot, log);
}

/** Slots the dragon can fly to next. */
function nextSlots(p: Position): number[] {
  const { slot, visited } = sliceOf(p);
  const found: number[] = [];
  for (let side = 0; side < 4; side++) {
    const next = slotBeside(p, slot, side);
    if (next >= 0 && !visited.includes(next)) found.push(next);
  }
  return found;
}

/** Features completed by the placed tile, held or not; without those that no figure can stand on. */
function completedFeatures(p: Position): number {
  const { figures, stands } = p.rules;
  let n = 0;
  for (let i = 0; i < p.completedCount; i++) {
    const kind = kindOf(p, p.completed[i]);
    if (figures.some((_, figure) => stands[figure * 8 + kind] === 1)) n++;
  }
  return n;
}

/** Fields of the figures on the scoring track now; filled anew at each use. */
const now: number[] = [];

/** Whether any marker has reached or passed the end of the track since the turn began. */
function passedTheField(p: Position): boolean {
  const { before } = sliceOf(p);
  // A score below zero has not passed the end of the track by coming back to it.
  const laps = (field: number) => Math.floor(Math.max(0, field) / TRACK);
  listTrack(p, now);
  for (let i = 0; i < now.length; i++) if (laps(now[i]) > laps(before[i])) return true;
  return false;
}

const REMEMBER: Step = {
  id: 'dragonRemembers',
  after: 'begin',
  enter(p) {
    listTrack(p, sliceOf(p).before);
  }
};

/** Step 1: Movement of the Black Dragon, before anything is scored. */
const FLIGHT: Step = {
  id: 'dragonFlight',
  after: 'flight',
  enter(p) {
    const slice = sliceOf(p);
    if (slice.slot < 0 || p.completedCount === 0) return;
    slice.steps = completedFeatures(p);
    slice.visited = [slice.slot];
  },
  asks(p) {
    const { slot, steps } = sliceOf(p);
    return slot >= 0 && steps > 0 && nextSlots(p).length > 0 ? p.actor : -1;
  },
  list(p, out) {
    const verb = p.rules.verbIndex.get('fly') as number;
    for (const slot of nextSlots(p)) out.push(moveCode(verb, slot));
  },
  leave(p) {
    const slice = sliceOf(p);
    slice.steps = 0;
    slice.visited = [];
  }
};

/** Step 3: Placement of the Black Dragon, after all scoring and before anything else can score. */
const ARRIVAL: Step = {
  id: 'dragonArrival',
  after: 'landing',
  enter(p, log) {
    if (!passedTheField(p)) return;
    log?.push({ type: 'landed', at: squareOf(p, p.lastSlot), rule: 'rule.dragon.placement' });
    settleOn(p, p.lastSlot, log);
  }
};

const FLY: Verb = {
  id: 'fly',
  toAction: (p, payload) => ({ do: 'fly', to: squareOf(p, payload) }),
  parse: (p, action) => slotOf(p, action.to),
  play(p, payload, log) {
    const slice = sliceOf(p);
    slice.steps--;
    slice.visited.push(payload);
    log?.push({ type: 'flew', seat: p.actor, to: squareOf(p, payload), rule: 'rule.dragon.movement' });
    settleOn(p, payload, log);
  }
};

/** Black Dragon: it appears with every fifty points, and flies before completed features are scored. */
export const blackDragon: LandscapeModule = {
  id: 'blackDragon',
  options,
  steps: [REMEMBER, FLIGHT, ARRIVAL],
  verbs: [FLY],

  slice: (p) => new DragonSlice(p.seats),

  /** A closed square leaves towers and barns open, as the red dragon's does (PD-2): its text closes nothing at all. */
  allowsClaim: (p, segment, kind) =>
    p.rules.options.dragonTile === 'open' ||
    p.segmentSlot[segment] !== sliceOf(p).slot ||
    kindOf(p, segment) === PLACE ||
    p.rules.figures[kind].lifeless === true,

  allowsVisit: (p, slot) => slot !== sliceOf(p).slot,

  given(p, field, value) {
    if (field !== 'dragon') return false;
    const slot = value === null ? -1 : slotOf(p, value);
    if (value !== null && slot < 0)
      throw new Refusal('BAD_POSITION', 'The dragon stands on a tile, or is null beside the board.');
    sliceOf(p).slot = slot;
    return true;
  },

  expect(p, field, wanted) {
    if (field !== 'dragon') return undefined;
    const { slot } = sliceOf(p);
    const at = slot < 0 ? null : squareOf(p, slot);
    return JSON.stringify(at) === JSON.stringify(wanted)
      ? null
      : `the dragon is at ${JSON.stringify(at)}, not ${JSON.stringify(wanted)}`;
  }
};
