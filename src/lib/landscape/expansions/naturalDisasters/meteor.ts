import { replaceTile } from '../../base/placing.ts';
import type { Log, Step, Verb } from '../../contract/module.ts';
import { moveCode, PASS_CODE, type MoveList } from '../../moves.ts';
import { slotBeside, type Position } from '../../position.ts';
import { slotOf, squareOf } from '../../notation/reference.ts';
import { verbReader } from '../../contract/slices.ts';
import { disasterOf, METEOR, NO_DISASTER } from './marks.ts';
import { sliceOf } from './slice.ts';

const RULE = 'rule.disasters.meteor';

/** Whether the tile in hand is a meteor. */
export function holdsMeteor(p: Position): boolean {
  return p.drawn >= 0 && disasterOf(p, p.drawn) === METEOR;
}

/** A meteor may strike any tile except a start tile; which those are depends on the sets (footnote 3). */
function mayStrike(p: Position, slot: number): boolean {
  return slot >= p.startSlots || disasterOf(p, p.slotType[slot]) !== NO_DISASTER;
}

/** Whether a meteor has any target. */
export function hasTarget(p: Position): boolean {
  for (let slot = 0; slot < p.slotCount; slot++) if (mayStrike(p, slot)) return true;
  return false;
}

function neighbours(p: Position, slot: number): number[] {
  if (p.rules.options.meteorShift !== 'around') return [0, 1, 2, 3].map((side) => slotBeside(p, slot, side));
  const cell = p.slotCell[slot];
  return p.rules.around(p.width).map((offset) => p.cellSlot[cell + offset]);
}

const aimVerb = verbReader(() => AIM);

/** Lists the first aims, or those to which the aim may be shifted. */
function listAims(p: Position, out: MoveList): void {
  const { aim, pointed } = sliceOf(p);
  const verb = aimVerb(p);
  const add = (slot: number) => {
    if (slot >= 0 && mayStrike(p, slot) && !pointed.includes(slot)) out.push(moveCode(verb, slot));
  };
  if (aim >= 0) neighbours(p, aim).forEach(add);
  else for (let slot = 0; slot < p.slotCount; slot++) add(slot);
}

/** Moves on to the next player; after the drawer's second turn the meteor lands. */
function passOn(p: Position, log: Log): void {
  const slice = sliceOf(p);
  slice.chances++;
  if (slice.chances <= p.seats) return;
  const slot = slice.aim;
  slice.aim = -1;
  slice.pointed = [];
  slice.chances = 0;
  const at = squareOf(p, slot);
  const took = { do: 'place', at };
  log?.push({ type: 'struck', seat: p.actor, at, took, rule: RULE });
  replaceTile(p, slot, 0, log);
}

/** The drawer aims at a tile, every other player clockwise may shift the aim, and finally the drawer again. */
export const STRIKE: Step = {
  id: 'meteor',
  after: 'draw',
  asks: (p) => (holdsMeteor(p) ? (p.actor + sliceOf(p).chances) % p.seats : -1),
  list(p, out) {
    listAims(p, out);
    if (sliceOf(p).aim >= 0) out.push(PASS_CODE);
  },
  pass: { rule: RULE, play: passOn }
};

export const AIM: Verb = {
  id: 'aim',
  toAction: (p, slot) => ({ do: 'aim', at: squareOf(p, slot) }),
  parse: (p, action) => slotOf(p, action.at),
  play(p, slot, log) {
    const slice = sliceOf(p);
    log?.push({
      type: 'aimed',
      seat: (p.actor + slice.chances) % p.seats,
      at: squareOf(p, slot),
      rule: RULE
    });
    slice.aim = slot;
    slice.pointed.push(slot);
    passOn(p, log);
  }
};
