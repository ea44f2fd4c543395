import { expect, it } from 'vitest';
import type { LogItem } from '../../../session/table/play.ts';
import { sinceOwnTurn } from './since.ts';

/** A log of turns, each with one tile laid, by the seats named. */
const logOf = (...seats: number[]): LogItem[] =>
  seats
    .flatMap((seat) => [
      { type: 'turn', seat },
      { type: 'placed', seat }
    ])
    .map((event, n) => ({ n, event }));

const laid = (log: readonly LogItem[]) =>
  log.filter(({ event }) => event.type === 'placed').map(({ event }) => event.seat);

it('is what the others did after the own turn, before the own turn that runs', () => {
  expect(laid(sinceOwnTurn(logOf(0, 1, 2, 0, 1, 2), [0], 3))).toEqual([1, 2]);
  expect(laid(sinceOwnTurn(logOf(0, 1, 2, 0), [0], 3))).toEqual([1, 2]);
  expect(laid(sinceOwnTurn(logOf(1, 2, 0), [0], 3))).toEqual([1, 2]);
  expect(laid(sinceOwnTurn(logOf(0, 0), [0], 3))).toEqual([]);
});

it('is nothing where all seats or none are on this device, or nothing has begun', () => {
  expect(sinceOwnTurn(logOf(0, 1), [0, 1], 2)).toEqual([]);
  expect(sinceOwnTurn(logOf(0, 1), [], 2)).toEqual([]);
  expect(sinceOwnTurn([], [0], 2)).toEqual([]);
});
