import { SIDES, type Side } from '../../catalogue.ts';
import { slotBeside, type Position } from '../../position.ts';
import { rulesReader } from '../../slices.ts';
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

/** The side to which the arrow on a slot points (0 = N … 3 = W). */
function pointed(p: Position, slot: number): number {
  return (arrows(p).sides[p.slotType[slot]] + p.slotTurn[slot]) & 3;
}

/** Whether an arrow can be activated; a repeated extra turn can, without effect, unless the option forbids it. */
function counts(p: Position, effect: number): boolean {
  return !(effect === EXTRA_TURN && sliceOf(p).extra && p.rules.options.arrowRepeat === 'points');
}

const NO_SLOTS: readonly number[] = [];

/**
 * Slots of the arrows that the placed tile activates: its own when it points to a tile, and adjacent ones that point to
 * it (Placing a tile).
 */
export function activatedArrows(p: Position): readonly number[] {
  const laid = p.lastSlot;
  let found = NO_SLOTS;
  const own = arrowOn(p, laid);
  if (own !== NONE && counts(p, own) && slotBeside(p, laid, pointed(p, laid)) >= 0) found = [laid];
  for (let side = 0; side < 4; side++) {
    const slot = slotBeside(p, laid, side);
    if (slot < 0) continue;
    const effect = arrowOn(p, slot);
    if (effect !== NONE && pointed(p, slot) === (side ^ 2) && counts(p, effect)) found = [...found, slot];
  }
  return found;
}
