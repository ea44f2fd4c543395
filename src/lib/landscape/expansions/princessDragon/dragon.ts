import type { Json } from '../../../kernel/json.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { changeBag } from '../../tiles/bag.ts';
import { eatOn } from '../../base/returning.ts';
import { isApart } from '../../features/features.ts';
import { seatAsked } from '../../flow.ts';
import type { Log, Step, TableEntry, Verb } from '../../contract/module.ts';
import { slotBeside, type Position } from '../../position.ts';
import { slotOf, squareOf } from '../../notation/reference.ts';
import { rulesReader, verbReader } from '../../contract/slices.ts';
import { canFly, endFlight, listFlights } from '../sharedRules/flight.ts';
import { sliceOf, type PrincessSlice } from './slice.ts';

/** Single steps of a run, shared by all seats in turn (PD-5). */
const STEPS = 6;
const RULE = 'rule.redDragon';

/** Signs of a tile type, as bits. */
const VOLCANO = 1;
const DRAGON = 2;
const PORTAL = 4;

/** The signs of each tile type that are played. */
const signs = rulesReader(({ tiles, without }) =>
  Uint8Array.from(tiles.types, ({ def: { special } }) => {
    const dragon = without.has('dragon')
      ? 0
      : (special?.volcano === true ? VOLCANO : 0) | (special?.dragon === true ? DRAGON : 0);
    return dragon | (special?.magicPortal === true && !without.has('magicPortal') ? PORTAL : 0);
  })
);

const bearsSign = (p: Position, type: number, sign: number) => (signs(p)[type] & sign) !== 0;

const isVolcano = (p: Position, slot: number) => bearsSign(p, p.slotType[slot], VOLCANO);

/** Whether the tile on a slot has a magic portal. */
export const isPortal = (p: Position, slot: number) => bearsSign(p, p.slotType[slot], PORTAL);

const flyVerb = verbReader(() => FLY);

/** A volcano was laid: the dragon comes to it, and the dragon tiles set aside go into the bag (PD-1, PD-3). */
export function comeToVolcano(p: Position, slot: number, log: Log): void {
  if (!isVolcano(p, slot)) return;
  const slice = sliceOf(p);
  slice.dragon = slot;
  slice.awake = 1;
  for (const type of slice.aside) changeBag(p, type, 1);
  slice.aside = [];
  log?.push({ type: 'redDragonCame', seat: p.actor, at: squareOf(p, slot), rule: RULE });
}

/** A volcano in a given position was laid earlier; `neutral` says where the dragon is. */
export function noteVolcano(p: Position, slot: number): void {
  if (isVolcano(p, slot)) sliceOf(p).awake = 1;
}

/** A dragon tile drawn before the first volcano lies is set aside (PD-3). */
export function setAside(p: Position, log: Log): boolean {
  const slice = sliceOf(p);
  if (slice.awake || !bearsSign(p, p.drawn, DRAGON)) return false;
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

/** The slot the dragon can step to next on a side, or -1 (PD-6). */
function nextSlot(p: Position, { dragon, visited, fairy }: PrincessSlice, side: number): number {
  const next = slotBeside(p, dragon, side);
  if (next < 0 || next === fairy || visited.includes(next) || isApart(p, next)) return -1;
  for (const m of p.rules.hooks.allowsVisit) if (!m.allowsVisit(p, next)) return -1;
  return next;
}

/** A dragon tile makes the dragon run, each seat in turn one step (PD-4, PD-5). */
function run(id: string, after: string, when: 'before' | 'after'): Step {
  return {
    id,
    after,
    played: ({ options, without }) => options.dragonMoves === when && !without.has('dragon'),
    enter(p) {
      const slice = sliceOf(p);
      if (slice.dragon < 0 || p.placed !== 1 || !bearsSign(p, p.slotType[p.lastSlot], DRAGON)) return;
      slice.steps = STEPS;
      slice.visited = [slice.dragon];
    },
    asks(p) {
      const slice = sliceOf(p);
      if (slice.steps === 0 || !canFly(p, slice, nextSlot)) return -1;
      return (p.actor + STEPS - slice.steps) % p.seats;
    },
    list: (p, out) => listFlights(p, sliceOf(p), nextSlot, flyVerb(p), out),
    leave: (p) => endFlight(sliceOf(p))
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
    eatOn(p, payload, log, RULE);
  }
};

/** The dragon's slot, to which no living figure comes (PD-2); by option only a volcano just laid. */
export function slotOfDragon(p: Position): number {
  const { dragon } = sliceOf(p);
  if (p.rules.options.redDragonTile !== 'open') return dragon;
  return dragon >= 0 && dragon === p.lastSlot && isVolcano(p, dragon) ? dragon : -1;
}

export const RED_DRAGON: TableEntry = {
  part: 'dragon',
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
