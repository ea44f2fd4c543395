import { EXPERIENCE } from './experience.ts';
import { PARTS, partsOf } from './parts.ts';
import type { Position } from '../position.ts';
import { MAX_SEATS } from '../seats.ts';

const UNIT = 1000;

/** Weights of the parts by tiles left in the bag, by number of seats, once used. */
const tables: (readonly Int32Array[])[] = [];

/**
 * Expected final scores in thousandths of a point, from what each part of a position was worth in games with
 * as many seats (docs/bots.md).
 */
export function predict(p: Position): number[] {
  const worth: number[] = [];
  if (p.over) {
    for (let seat = 0; seat < p.seats; seat++) worth.push(p.scores[seat] * UNIT);
    return worth;
  }
  const table = (tables[p.seats] ??= tableFor(p.seats));
  const weights = table[Math.min(p.bagSize, table.length - 1)];
  const parts = partsOf(p);
  for (let seat = 0, at = 0; seat < p.seats; seat++) {
    let sum = 0;
    for (let part = 0; part < PARTS.length; part++, at++) sum += parts[at] * weights[part];
    worth.push(Math.trunc(sum / UNIT));
  }
  const turnsLeft = Math.trunc(p.bagSize / p.seats);
  for (const m of p.rules.hooks.estimates) m.estimates(p, worth, turnsLeft);
  return worth;
}

/** A game alone is judged as one of two. */
function tableFor(seats: number): Int32Array[] {
  const { turns, weights } = EXPERIENCE[Math.min(Math.max(seats, 2), MAX_SEATS)];
  const last = turns.length - 1;
  return Array.from({ length: turns[last] * seats + 1 }, (_, tiles) => {
    let next = 1;
    while (next < last && tiles > turns[next] * seats) next++;
    const from = turns[next - 1] * seats;
    const to = turns[next] * seats;
    return Int32Array.from(PARTS, (part) => {
      const [before, after] = [weights[part][next - 1], weights[part][next]];
      return before + Math.trunc(((after - before) * (tiles - from)) / (to - from));
    });
  });
}
