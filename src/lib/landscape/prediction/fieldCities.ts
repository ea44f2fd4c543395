import { total } from '../../kernel/score.ts';
import { kindOf, rootOf, segmentType } from '../features/features.ts';
import type { Position } from '../position.ts';
import { besideCities, feedingExtras, feedingOf, isFeeding } from '../scoring.ts';
import { PLACE } from '../tiles/tiletypes.ts';

// Scratch memory shared by all positions, to avoid allocation in a search: a city of the current field has its stamp.
let met = new Int32Array(1024);
let stamp = 0;

/** What {@link findCitiesOf} found: points of each city for the field, and its open edges. */
export const cityPoints: number[] = [];
export const cityOpenEdges: number[] = [];

/** Finds the cities a field feeds, complete or not; returns how many. The next call overwrites what it found. */
export function findCitiesOf(p: Position, field: number): number {
  if (met.length < p.segmentCount) met = new Int32Array(p.segmentCount * 2);
  stamp++;
  let n = 0;
  let s = field;
  do {
    const first = p.slotSegment[p.segmentSlot[s]];
    for (const local of segmentType(p, s).cities) {
      const city = rootOf(p, first + local);
      if (met[city] === stamp) continue;
      met[city] = stamp;
      if (!isFeeding(p, city)) continue;
      cityPoints[n] = 3 * feedingOf(p, city);
      // A place among them was a city, and counts as it is.
      cityOpenEdges[n++] = kindOf(p, city) === PLACE ? 0 : p.waiting[city];
    }
    s = p.ring[s];
  } while (s !== field);
  return n;
}

/** Points of a field for what no open edge can change: cities beside it, and what expansions add. */
export function surePoints(p: Position, field: number): number {
  let sum = 3 * besideCities(p, field);
  for (const extra of feedingExtras(p, field)) sum += total(extra);
  return sum;
}
