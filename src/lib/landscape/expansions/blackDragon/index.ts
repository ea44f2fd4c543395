import { Refusal } from '../../../kernel/refusal.ts';
import { eatOn } from '../../base/returning.ts';
import { isOccupied } from '../../figures/claims.ts';
import { isApart, kindOf } from '../../features/features.ts';
import { FEATURE_KINDS } from '../../tiles/catalogue.ts';
import type { LandscapeModule, Log, Step, Verb } from '../../contract/module.ts';
import { slotBeside, type Position } from '../../position.ts';
import { slotOf, squareOf } from '../../notation/reference.ts';
import { listTrack } from '../../scoring.ts';
import { rulesReader, verbReader } from '../../contract/slices.ts';
import { canFly, endFlight, listFlights } from '../sharedRules/flight.ts';
import { options } from './options.ts';
import { DragonSlice, sliceOf } from './slice.ts';

/** Fields on the scoring track: the dragon comes whenever a marker reaches or passes its end. */
const TRACK = 50;

/** Puts the dragon on a slot, where it eats every figure it can. */
function settleOn(p: Position, slot: number, log: Log): void {
  sliceOf(p).slot = slot;
  eatOn(p, slot, log, 'rule.dragon.movement');
  for (const m of p.rules.hooks.afterVisit) m.afterVisit(p, slot, log);
}

/** The slot the dragon can fly to next on a side, or -1. */
function nextSlot(p: Position, { slot, visited }: DragonSlice, side: number): number {
  const next = slotBeside(p, slot, side);
  return next >= 0 && !visited.includes(next) && !isApart(p, next) ? next : -1;
}

/** Per kind of feature: whether any figure can stand on one. */
const standable = rulesReader(({ figures, stands }) =>
  FEATURE_KINDS.map((_, kind) => figures.some((_, figure) => stands[figure * 8 + kind] === 1))
);

/**
 * Features completed by the placed tile, held or not; without those that no figure can stand on, and those that figures
 * hold without completing them.
 */
function completedFeatures(p: Position): number {
  const counts = standable(p);
  let n = 0;
  for (let i = 0; i < p.completedCount; i++) {
    const root = p.completed[i];
    if (counts[kindOf(p, root)] && (p.claims[root] !== 0 || !isOccupied(p, root))) n++;
  }
  return n;
}

/** Fields of the figures on the scoring track now; refilled at each use. */
const now: number[] = [];

/** Whether any marker has reached or passed the end of the track since the turn began. */
function passedTheField(p: Position): boolean {
  const { before } = sliceOf(p);
  listTrack(p, now);
  for (let i = 0; i < now.length; i++)
    if (now[i] > before[i] && lapsOf(now[i]) > lapsOf(before[i])) return true;
  return false;
}

/** A score below zero has not passed the end of the track by coming back to it. */
const lapsOf = (field: number) => Math.floor(Math.max(0, field) / TRACK);

const REMEMBER: Step = {
  id: 'dragonRemembers',
  after: 'begin',
  enter(p) {
    listTrack(p, sliceOf(p).before);
  }
};

const flyVerb = verbReader(() => FLY);

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
    const slice = sliceOf(p);
    return slice.slot >= 0 && slice.steps > 0 && canFly(p, slice, nextSlot) ? p.actor : -1;
  },
  list: (p, out) => listFlights(p, sliceOf(p), nextSlot, flyVerb(p), out),
  leave: (p) => endFlight(sliceOf(p))
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

  /** The option closes it like the red dragon's tile (PD-2); the printed rules close nothing. */
  closesSlot: (p) => (p.rules.options.dragonTile === 'open' ? -1 : sliceOf(p).slot),

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
