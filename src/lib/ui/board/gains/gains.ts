import type { Seat } from '../../../kernel/game.ts';
import { isSquare } from '../../../landscape/contract/marks.ts';
import type { LogItem } from '../../../session/table/play.ts';
import type { Square } from '../../../landscape/view/view.ts';
import { featureOfEvent, pointsOfEvent, seatsOfEvent } from '../../../kernel/events.ts';

/** Points of a player, and the square where they were earned. */
export interface Gain {
  readonly n: number;
  readonly points: number;
  readonly seats: readonly Seat[];
  readonly at: Square;
}

/** The points of some events; those that name no square were earned at `otherwise`. */
export function gainsOf(items: readonly LogItem[], otherwise: Square | null): Gain[] {
  return items.flatMap(({ n, event }) => {
    const at = featureOfEvent(event)?.at ?? otherwise;
    const points = pointsOfEvent(event);
    if (!event.score || points === 0 || !isSquare(at)) return [];
    return [{ n, points, seats: seatsOfEvent(event), at }];
  });
}
