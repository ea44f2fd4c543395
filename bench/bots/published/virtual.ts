import type { Position } from '../../../src/lib/landscape/position.ts';
import { countedAtEnd, pointsOf, winnersOf } from '../../../src/lib/landscape/scoring.ts';

/** The points of each seat if the game ended now ("virtual score"), in thousandths. */
export function virtualScores(p: Position): number[] {
  const worth = p.scores.slice(0, p.seats);
  if (!p.over)
    for (const root of countedAtEnd(p)) {
      const points = pointsOf(p, root);
      for (const seat of winnersOf(p, root)) worth[seat] += points;
    }
  return Array.from(worth, (points) => points * 1000);
}
