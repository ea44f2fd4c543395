import { featureOfEvent, pointsByFeature, pointsOfEvent, seatsOfEvent } from '../../../kernel/events.ts';
import type { GameEvent, Seat } from '../../../kernel/game.ts';
import type { LogItem } from '../../../session/table/play.ts';

/** A breakdown of a game's points from its log: sums by kind, the curve, and where the lead changed. */

/** Features in the order of the count; `sets` is what sets paid or took. */
export const SOURCES = ['road', 'city', 'monastery', 'garden', 'field', 'sets'] as const;
export type Source = (typeof SOURCES)[number];

/** Where points of a kind of feature are counted. */
export const sourceOf = (kind: string): Source => SOURCES.find((source) => source === kind) ?? 'sets';

type Sums = Readonly<Record<Source, readonly number[]>>;

const isScored = ({ event }: LogItem) => event.score !== undefined;

/** Points of each seat by source. With `scores`, the final points, the sums add up to these. */
export function sumsOf(log: readonly LogItem[], scores: readonly number[]): Sums {
  const points = pointsByFeature(
    log.map(({ event }) => event),
    scores
  );
  const sums = Object.fromEntries(SOURCES.map((source) => [source, scores.map(() => 0)])) as Record<
    Source,
    number[]
  >;
  for (const [kind, ofKind] of points) {
    const sum = sums[sourceOf(kind)];
    ofKind.forEach((n, seat) => (sum[seat] += n));
  }
  return sums;
}

/** Points of each seat that follow from one rule of a set; `name` is null for those that no event names a rule for. */
interface RuleSum {
  readonly name: string | null;
  readonly points: readonly number[];
}

/** The parts of `sets` in {@link sumsOf}, by the name of the rule, the largest first. */
export function setSumsOf(
  log: readonly LogItem[],
  sets: readonly number[],
  nameOf: (rule: string | undefined) => string | null
): RuleSum[] {
  const named = new Map<string, number[]>();
  const rest = [...sets];
  for (const { event } of log.filter(isScored)) {
    const name = sourceOf(String(featureOfEvent(event)?.on)) === 'sets' ? nameOf(event.rule) : null;
    if (name === null) continue;
    const sum = named.get(name) ?? sets.map(() => 0);
    named.set(name, sum);
    for (const seat of seatsOfEvent(event)) {
      sum[seat] += pointsOfEvent(event);
      rest[seat] -= pointsOfEvent(event);
    }
  }
  const size = (points: readonly number[]) => points.reduce((sum, n) => sum + Math.abs(n), 0);
  const all: RuleSum[] = [...named]
    .map(([name, points]) => ({ name, points }))
    .sort((a, b) => size(b.points) - size(a.points));
  return [...all, { name: null, points: rest }].filter(({ points }) => size(points) > 0);
}

/** Points of every seat at the beginning of each turn, before each step of the final count, and at the end. */
export function courseOf(log: readonly LogItem[], scores: readonly number[]): number[][] {
  const now = scores.map(() => 0);
  const course: number[][] = [];
  for (const item of log) {
    if (item.event.type === 'turn' || item.event.type === 'counted') course.push([...now]);
    if (isScored(item)) for (const seat of seatsOfEvent(item.event)) now[seat] += pointsOfEvent(item.event);
  }
  return [...course, [...scores]];
}

/** A scoring after which another seat led alone. */
export interface TurningPoint {
  readonly seat: Seat;
  readonly event: GameEvent;
  /** Points ahead of the next seat, then. */
  readonly ahead: number;
}

/** The moments when the lead changed, in order; the `most` with the largest scorings. */
export function turningPointsOf(log: readonly LogItem[], seats: number, most = 3): TurningPoint[] {
  const now = Array.from({ length: seats }, () => 0);
  let leader: Seat | null = null;
  const found: TurningPoint[] = [];
  for (const item of log.filter(isScored)) {
    for (const seat of seatsOfEvent(item.event)) now[seat] += pointsOfEvent(item.event);
    const best = Math.max(...now);
    const first = now.indexOf(best);
    const ahead = best - Math.max(0, ...now.filter((_, seat) => seat !== first));
    if (ahead === 0) continue;
    if (leader !== null && leader !== first) found.push({ seat: first, event: item.event, ahead });
    leader = first;
  }
  const largest = found.toSorted((a, b) => pointsOfEvent(b.event) - pointsOfEvent(a.event)).slice(0, most);
  return found.filter((point) => largest.includes(point));
}
