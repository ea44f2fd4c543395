import { SIDES, type Side } from '../../catalogue.ts';
import { stepOf, type Position } from '../../position.ts';
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
  const { effects, sides } = arrows(p);
  const { lastSlot, slotType, slotTurn, slotCell, cellSlot } = p;
  const cell = slotCell[lastSlot];
  const own = effects[slotType[lastSlot]];
  const pointed = (sides[slotType[lastSlot]] + slotTurn[lastSlot]) & 3;
  let found = NO_SLOTS;
  if (own !== NONE && cellSlot[cell + stepOf(p, pointed)] >= 0 && counts(p, own)) found = [lastSlot];
  for (let side = 0; side < 4; side++) {
    const slot = cellSlot[cell + stepOf(p, side)];
    if (slot < 0) continue;
    const type = slotType[slot];
    if (effects[type] === NONE) continue;
    if (((sides[type] + slotTurn[slot]) & 3) === (side ^ 2) && counts(p, effects[type]))
      found = [...found, slot];
  }
  return found;
}
