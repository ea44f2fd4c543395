import type { Json } from '../../../kernel/json.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { isIndex } from '../../../kernel/whole.ts';
import type { Position } from '../../position.ts';
import { spread } from './flood.ts';
import { sliceOf } from './slice.ts';

/** Reads `flood`: the seat before whose next draw the flood on the table spreads, or "spread" if it has. */
export function giveFlood(p: Position, field: string, value: Json): boolean {
  if (field !== 'flood') return false;
  const slice = sliceOf(p);
  if (slice.flood < 0 || (value !== 'spread' && !isIndex(value, p.seats)))
    throw new Refusal('BAD_POSITION', 'flood is a seat or "spread", with the flood tile on the table.');
  if (value === 'spread') spread(p);
  else slice.floodSeat = value;
  return true;
}
