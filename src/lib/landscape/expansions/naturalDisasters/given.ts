import type { Json } from '../../../kernel/json.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Position } from '../../position.ts';
import { spread } from './flood.ts';
import { disasterOf, FLOOD } from './marks.ts';
import { sliceOf } from './slice.ts';

/** A flood tile of a given position belongs to no player, so no draw makes it spread. */
export function giveTile(p: Position, slot: number): void {
  if (disasterOf(p, p.slotType[slot]) === FLOOD) sliceOf(p).flood = slot;
}

/** Reads `flood`: the seat before whose next draw the flood on the table spreads, or "spread" if it has. */
export function giveFlood(p: Position, field: string, value: Json): boolean {
  if (field !== 'flood') return false;
  const slice = sliceOf(p);
  const seated = Number.isInteger(value) && (value as number) >= 0 && (value as number) < p.seats;
  if (slice.flood < 0 || (value !== 'spread' && !seated))
    throw new Refusal('BAD_POSITION', 'flood is a seat or "spread", with the flood tile on the table.');
  if (value === 'spread') spread(p);
  else slice.floodSeat = value as number;
  return true;
}
