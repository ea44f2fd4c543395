import { isFollower, seatOf } from '../../figures/figures.ts';
import type { Position } from '../../position.ts';
import { MARKET, placeOf, quarterOf, QUARTERS } from './quarters.ts';
import { sliceOf } from './slice.ts';

/** What a meeple in a quarter is worth, by quarter, in thousandths of a point; each further one there half of the last. */
const WORTH = [3600, 3600, 2000, 2600] as const;
/** What is left of it while the count keeps it inside, in tenths. */
const SHUT = 4;
/** Turns left from which it has that full value; the market is worth as much until the end. */
const TURNS = 6;

/** Expected points of the meeples in the city. `turnsLeft`: turns that each seat still has. */
export function expectCity(p: Position, worth: number[], turnsLeft: number): void {
  if (QUARTERS.every((_, quarter) => p.claims[placeOf(p, quarter)] === 0)) return;
  const before = new Int8Array(p.seats * QUARTERS.length);
  const { quarter: shut } = sliceOf(p);
  for (let figure = 0; figure < p.figureAt.length; figure++) {
    const segment = p.figureAt[figure];
    const quarter = segment < 0 ? -1 : quarterOf(p, segment);
    if (quarter < 0 || !isFollower(p, figure)) continue;
    const seat = seatOf(p, figure);
    const full = WORTH[quarter] >> before[seat * QUARTERS.length + quarter]++;
    const open = quarter === shut ? Math.trunc((full * SHUT) / 10) : full;
    worth[seat] += quarter === MARKET ? open : Math.trunc((open * Math.min(turnsLeft, TURNS)) / TURNS);
  }
}
