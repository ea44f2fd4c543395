import type { GameEvent, Seat } from './game.ts';
import type { Json } from './json.ts';
import { total } from './score.ts';

/** A feature as events name it. */
interface FeatureName {
  readonly at?: Json;
  readonly on?: Json;
  readonly side?: Json;
}

/** The feature an event is about, if any; its fields are as the event gives them, unchecked. */
export const featureOfEvent = (event: GameEvent) => event.feature as FeatureName | undefined;

/** The seats an event concerns: several that share something, one, or none. */
export const seatsOfEvent = (event: GameEvent): readonly Seat[] =>
  Array.isArray(event.seats) ? (event.seats as Seat[]) : event.seat === undefined ? [] : [event.seat];

/** Points that an event gives each of its seats; 0 where it gives none. */
export const pointsOfEvent = (event: GameEvent): number =>
  event.score ? total(event.score) : typeof event.points === 'number' ? event.points : 0;

/** Kind of the points that no feature brought. */
export const OTHER_POINTS = '';

/**
 * Points of each seat by the kind of feature they came from ('road', 'city', as the game names it), the rest under
 * {@link OTHER_POINTS}: together they are the scores.
 */
export function pointsByFeature(
  events: readonly GameEvent[],
  scores: readonly number[]
): ReadonlyMap<string, readonly number[]> {
  const points = new Map([[OTHER_POINTS, [...scores]]]);
  const rest = points.get(OTHER_POINTS)!;
  for (const event of events) {
    const kind = featureOfEvent(event)?.on;
    if (event.score === undefined || typeof kind !== 'string') continue;
    const ofKind = points.get(kind) ?? scores.map(() => 0);
    points.set(kind, ofKind);
    for (const seat of seatsOfEvent(event)) {
      ofKind[seat] += pointsOfEvent(event);
      rest[seat] -= pointsOfEvent(event);
    }
  }
  return points;
}
