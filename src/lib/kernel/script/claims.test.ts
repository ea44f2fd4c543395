import { expect, it } from 'vitest';
import type { GameEvent } from '../game.ts';
import { checkEvents } from './claims.ts';

const SCORED: GameEvent = {
  type: 'scored',
  seats: [1],
  points: 6,
  also: 'town',
  score: {
    op: 'sum',
    label: 'score.city',
    parts: [
      { op: 'times', label: 'score.tiles', count: 2, each: 2 },
      { op: 'points', label: 'score.house', value: 2 }
    ]
  },
  feature: { at: [0, 0], on: 'city' }
};

const holds = (...wanted: [number, string, number][]) => checkEvents([SCORED], wanted) === null;

it('events are claimed whole, by either name, or with a part as an entry of its own', () => {
  expect(holds([1, 'city', 6])).toBe(true);
  expect(holds([1, 'town', 6])).toBe(true);
  expect(holds([1, 'city', 4], [1, 'house', 2])).toBe(true);
  expect(holds([1, 'house', 2], [1, 'town', 4])).toBe(true);
});

it('nothing is claimed twice, for another seat or with other points', () => {
  expect(holds([1, 'city', 6], [1, 'town', 6])).toBe(false);
  expect(holds([1, 'city', 6], [1, 'house', 2])).toBe(false);
  expect(holds([1, 'city', 4])).toBe(false);
  expect(holds([1, 'house', 3])).toBe(false);
  expect(holds([0, 'house', 2])).toBe(false);
});
