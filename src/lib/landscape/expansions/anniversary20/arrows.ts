import { SIDES, type Side } from '../../catalogue.ts';
import { slotBeside, type Position } from '../../position.ts';
import { rulesReader } from '../../slices.ts';
import { EFFECTS, EXTRA_TURN, sliceOf } from './slice.ts';

/** The arrow printed on a tile type: side it points to on the unturned tile (0 = N … 3 = W), and effect. */
interface Arrow {
  readonly side: number;
  readonly effect: number;
}

/** The arrow of each tile type, or null. */
const arrows = rulesReader(({ tiles }) =>
  tiles.types.map(({ def }): Arrow | null => {
    const mark = def.special?.arrow as { type: (typeof EFFECTS)[number]; direction: Side } | undefined;
    return mark ? { side: SIDES.indexOf(mark.direction), effect: EFFECTS.indexOf(mark.type) } : null;
  })
);

/** The arrow on a slot's tile, or null. */
export function arrowOn(p: Position, slot: number): Arrow | null {
  return arrows(p)[p.slotType[slot]];
}

/** The slot an arrow tile points to: the adjacent square, or -1 when that is empty. */
function target(p: Position, slot: number, arrow: Arrow): number {
  return slotBeside(p, slot, (arrow.side + p.slotTurn[slot]) & 3);
}

/** Whether an arrow can be activated; a repeated extra turn can, without effect, unless the option forbids it. */
function counts(p: Position, arrow: Arrow): boolean {
  return !(arrow.effect === EXTRA_TURN && sliceOf(p).extra && p.rules.options.arrowRepeat === 'points');
}

/**
 * Slots of the arrows that the placed tile activates: its own when it points to a tile, and adjacent ones that point to
 * it (Placing a tile).
 */
export function activatedArrows(p: Position): number[] {
  const laid = p.lastSlot;
  const found: number[] = [];
  const own = arrowOn(p, laid);
  if (own && counts(p, own) && target(p, laid, own) >= 0) found.push(laid);
  for (let side = 0; side < 4; side++) {
    const slot = slotBeside(p, laid, side);
    const arrow = slot < 0 ? null : arrowOn(p, slot);
    if (arrow && counts(p, arrow) && target(p, slot, arrow) === laid) found.push(slot);
  }
  return found;
}
