import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../kernel/game.ts';
import { courseOf, setSumsOf, sumsOf, turningPointsOf } from './course.ts';

const turn = (seat: number): GameEvent => ({ type: 'turn', seat });
const scored = (on: string | null, points: number, ...seats: number[]): GameEvent => ({
  type: on === null ? 'earned' : on === 'field' ? 'counted' : 'scored',
  seats,
  ...(on === null ? {} : { feature: { at: [0, 0], on } }),
  score: { op: 'points', label: 'tiles', value: points }
});
const logOf = (...events: GameEvent[]) => events.map((event, n) => ({ n, event }));

describe('the points of a game', () => {
  const log = logOf(
    turn(0),
    scored('road', 3, 0),
    turn(1),
    scored('city', 8, 0, 1),
    turn(0),
    scored(null, 2, 1),
    scored('field', 6, 1)
  );
  const scores = [11, 17];

  it('are summed by what they were paid for; what no feature paid came from sets', () => {
    const sums = sumsOf(log, scores);
    expect(sums.road).toEqual([3, 0]);
    expect(sums.city).toEqual([8, 8]);
    expect(sums.field).toEqual([0, 6]);
    expect(sums.monastery).toEqual([0, 0]);
    // Seat 1 has a point more than its events say: a set paid it without one.
    expect(sums.sets).toEqual([0, 3]);
  });

  it('of sets are told apart by the rules they follow from', () => {
    const paid = (rule: string | undefined, points: number, seat: number, on: string | null = null) => ({
      ...scored(on, points, seat),
      ...(rule ? { rule } : {})
    });
    const log = logOf(
      paid('fairy', 1, 0),
      paid('castle', 8, 1, 'castle'),
      paid('fairy.more', 3, 0),
      paid('city', 9, 1, 'city'),
      paid(undefined, 2, 1)
    );
    const names: Record<string, string> = {
      fairy: 'The fairy',
      'fairy.more': 'The fairy',
      castle: 'Castles'
    };
    const nameOf = (rule: string | undefined) => names[rule ?? ''] ?? null;
    expect(setSumsOf(log, sumsOf(log, [4, 20]).sets, nameOf)).toEqual([
      { name: 'Castles', points: [0, 8] },
      { name: 'The fairy', points: [4, 0] },
      // Two that name no rule, and one more that no event tells.
      { name: null, points: [0, 3] }
    ]);
    expect(setSumsOf(log.slice(3, 4), [0, 0], nameOf)).toEqual([]);
  });

  it('grow from turn to turn and through the count up to the result', () => {
    expect(courseOf(log, scores)).toEqual([
      [0, 0],
      [3, 0],
      [11, 8],
      [11, 10],
      [11, 17]
    ]);
  });
});

describe('turning points', () => {
  it('are scorings after which another seat leads alone', () => {
    const takes = scored('city', 10, 1);
    const log = logOf(scored('road', 3, 1), scored('road', 3, 0), scored('road', 1, 0), takes);
    // To lead first, and to draw level, is no change of the lead.
    expect(turningPointsOf(log, 2)).toEqual([
      { seat: 0, event: log[2].event, ahead: 1 },
      { seat: 1, event: takes, ahead: 9 }
    ]);
  });

  it('are the largest of many, in the order of the game', () => {
    const points = [1, 2, 9, 10, 4, 30, 40];
    const log = logOf(...points.map((n, i) => scored('road', n, i % 2)));
    expect(turningPointsOf(log, 2, 2).map(({ event }) => event)).toEqual([log[5].event, log[6].event]);
  });
});
