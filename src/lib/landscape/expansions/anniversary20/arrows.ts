import { SIDES, type Side } from '../../tiles/catalogue.ts';
import { slotBeside, type Position } from '../../position.ts';
import { rulesReader } from '../../contract/slices.ts';
import { EFFECTS, EXTRA_TURN, NONE, sliceOf } from './slice.ts';

/** The effect of the arrow printed on each tile type, and the side it points to on the unturned tile (0 = N … 3 = W). */
const arrows = rulesReader(({ tiles }) => {
  const marks = tiles.types.map(
    ({ def }) => def.special?.arrow as { type: (typeof EFFECTS)[number]; direction: Side } | undefined
  );
  return {
    effects: Uint8Array.from(marks, (mark) => (mark ? EFFECTS.indexOf(mark.type) : NONE)),
    sides: Uint8Array.from(marks, (mark) => (mark ? SIDES.indexOf(mark.direction) : 0))
  };
});

/** The effect of the arrow on a slot's tile, or {@link NONE}. */
export function arrowOn(p: Position, slot: number): number {
  return arrows(p).effects[p.slotType[slot]];
}

/** Whether an arrow can be activated; a repeated extra turn can, without effect, unless the option forbids it. */
function counts(p: Position, effect: number): boolean {
  return !(effect === EXTRA_TURN && sliceOf(p).extra && p.rules.options.arrowRepeat === 'points');
}

/** The side to which the arrow on a slot points (0 = N … 3 = W), or -1 where there is none that can be activated. */
function aim(p: Position, { effects, sides }: ReturnType<typeof arrows>, slot: number): number {
  const type = p.slotType[slot];
  const effect = effects[type];
  return effect === NONE || !counts(p, effect) ? -1 : (sides[type] + p.slotTurn[slot]) & 3;
}

const NO_SLOTS: readonly number[] = [];

/**
 * Slots of the arrows that the placed tile activates: its own when it points to a tile, and adjacent ones that point to
 * it (Placing a tile).
 */
export function activatedArrows(p: Position): readonly number[] {
  const laid = p.lastSlot;
  const marks = arrows(p);
  let found = NO_SLOTS;
  const own = aim(p, marks, laid);
  if (own >= 0 && slotBeside(p, laid, own) >= 0) found = [laid];
  for (let side = 0; side < 4; side++) {
    const slot = slotBeside(p, laid, side);
    if (slot >= 0 && aim(p, marks, slot) === (side ^ 2)) found = [...found, slot];
  }
  return found;
}
