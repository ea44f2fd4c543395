import type { Json } from '../../../kernel/json.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { goHome } from '../../base.ts';
import { kindOf } from '../../features.ts';
import { canBe, figuresOn } from '../../figures.ts';
import { seatAsked } from '../../flow.ts';
import type { Log, Step, TableEntry, Verb } from '../../module.ts';
import { moveCode } from '../../moves.ts';
import { slotBeside, type Position } from '../../position.ts';
import { slotOf, squareOf } from '../../reference.ts';
import { PLACE } from '../../tiletypes.ts';
import { sliceOf } from './slice.ts';

/** Single steps of a run, shared by all seats in turn (PD-5). */
const STEPS = 6;
const RULE = 'rule.redDragon';

const bearsSign = (p: Position, type: number, sign: string) =>
  p.rules.tiles.types[type].def.special?.[sign] === true;

const isPlayed = (p: Position) => !p.rules.without.has('dragon');

const isVolcano = (p: Position, slot: number) => bearsSign(p, p.slotType[slot], 'volcano');

/** Whether the tile on a slot has a magic portal. */
export const isPortal = (p: Position, slot: number) => bearsSign(p, p.slotType[slot], 'magicPortal');

/** A volcano was laid: the dragon comes to it, and the dragon tiles set aside go into the bag (PD-1, PD-3). */
export function comeToVolcano(p: Position, slot: number, log: Log): void {
  if (!isPlayed(p) || !isVolcano(p, slot)) return;
  const slice = sliceOf(p);
  slice.dragon = slot;
  slice.awake = 1;
  for (const type of slice.aside) p.bag[type]++;
  p.bagSize += slice.aside.length;
  slice.aside = [];
  log?.push({ type: 'redDragonCame', seat: p.actor, at: squareOf(p, slot), rule: RULE });
}

/** A volcano on a hand-made table was laid earlier; `neutral` says where the dragon is. */
export function noteVolcano(p: Position, slot: number): void {
  if (isPlayed(p) && isVolcano(p, slot)) sliceOf(p).awake = 1;
}

/** A dragon tile drawn before the first volcano lies is set aside (PD-3). */
export function setAside(p: Position, log: Log): boolean {
  const slice = sliceOf(p);
  if (slice.awake || !isPlayed(p) || !bearsSign(p, p.drawn, 'dragon')) return false;
  slice.aside.push(p.drawn);
  log?.push({
    type: 'dragonTileAside',
    seat: p.actor,
    tile: p.rules.tiles.types[p.drawn].id,
    rule: 'rule.volcano'
  });
  p.drawn = -1;
  return true;
}

/** Slots the dragon can step to next (PD-6). */
function nextSlots(p: Position): number[] {
  const { dragon, visited, fairy } = sliceOf(p);
  const found: number[] = [];
  for (let side = 0; side < 4; side++) {
    const next = slotBeside(p, dragon, side);
    if (next < 0 || next === fairy || visited.includes(next)) continue;
    if (p.rules.hooks.allowsVisit.every((m) => m.allowsVisit(p, next))) found.push(next);
  }
  return found;
}

/** A dragon tile makes the dragon run, each seat in turn one step (PD-4, PD-5). */
function run(id: string, after: string, when: 'before' | 'after'): Step {
  return {
    id,
    after,
    enter(p) {
      const slice = sliceOf(p);
      const runs = slice.dragon >= 0 && p.placed === 1 && bearsSign(p, p.slotType[p.lastSlot], 'dragon');
      if (!runs || p.rules.options.dragonMoves !== when) return;
      slice.steps = STEPS;
      slice.visited = [slice.dragon];
    },
    asks(p) {
      const { steps } = sliceOf(p);
      if (steps === 0 || nextSlots(p).length === 0) return -1;
      return (p.actor + STEPS - steps) % p.seats;
    },
    list(p, out) {
      const verb = p.rules.verbs.indexOf(FLY);
      for (const slot of nextSlots(p)) out.push(moveCode(verb, slot));
    },
    leave(p) {
      const slice = sliceOf(p);
      slice.steps = 0;
      slice.visited = [];
    }
  };
}

export const RUN_BEFORE = run('redDragonRun', 'run', 'before');
export const RUN_AFTER = run('redDragonRunAfter', 'show', 'after');

/** One step; every figure on the square that can be eaten goes home (PD-7). */
export const FLY: Verb = {
  id: 'fly',
  toAction: (p, payload) => ({ do: 'fly', to: squareOf(p, payload) }),
  parse: (p, action) => slotOf(p, action.to),
  play(p, payload, log) {
    const slice = sliceOf(p);
    log?.push({ type: 'redDragonFlew', seat: seatAsked(p), to: squareOf(p, payload), rule: RULE });
    slice.steps--;
    slice.visited.push(payload);
    slice.dragon = payload;
    for (const figure of figuresOn(p, payload))
      if (p.figureAt[figure] >= 0 && canBe(p, 'edible', figure)) goHome(p, figure, log, RULE);
  }
};

/** No living figure is placed on a feature of the dragon's square (PD-2). */
export function isOutOfDragon(p: Position, segment: number, kind: number): boolean {
  const { dragon } = sliceOf(p);
  if (p.segmentSlot[segment] !== dragon || kindOf(p, segment) === PLACE || p.rules.figures[kind].lifeless)
    return true;
  return p.rules.options.redDragonTile === 'open' && !(dragon === p.lastSlot && isVolcano(p, dragon));
}

export const RED_DRAGON: TableEntry = {
  get(p): Json {
    const { dragon } = sliceOf(p);
    return dragon < 0 ? null : squareOf(p, dragon);
  },
  give(p, value) {
    const slot = value === null ? -1 : slotOf(p, value);
    if (value !== null && slot < 0)
      throw new Refusal('BAD_POSITION', 'The red dragon stands on a tile, or is null beside the board.');
    const slice = sliceOf(p);
    slice.dragon = slot;
    if (slot >= 0) slice.awake = 1;
  }
};
