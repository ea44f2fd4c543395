import type { Json } from '../../../kernel/json.ts';
import { SIDES } from '../../tiles/catalogue.ts';
import { isCrossed } from '../../features/features.ts';
import type { Position } from '../../position.ts';
import { squareOf } from '../../notation/reference.ts';

/** The bridges on the board as `[x, y, side]`, row by row, by the first of their sides. */
export function bridgesOn(p: Position): Json[] {
  const slots: number[] = [];
  for (let slot = 0; slot < p.slotCount; slot++) if (isCrossed(p, slot)) slots.push(slot);
  return slots
    .sort((a, b) => p.slotCell[a] - p.slotCell[b])
    .map((slot) => [...squareOf(p, slot), SIDES[axisOf(p, slot)]]);
}

/** The axis of the bridge on a slot: 0 = N–S, 1 = E–W. */
export function axisOf(p: Position, slot: number): number {
  const { segments } = p.rules.tiles.types[p.slotType[slot]];
  return (segments[segments.length - 1].sides[0] + p.slotTurn[slot]) & 1;
}
