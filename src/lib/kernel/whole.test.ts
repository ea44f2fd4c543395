import { expect, test } from 'vitest';
import { isCount, isIndex, isWhole } from './whole.ts';

/** What JSON or CBOR can bring that is no whole number, even where arithmetic would make one of it. */
const others = ['1', '', [1], [], null, undefined, true, { valueOf: 1 }, 0.5, NaN, Infinity, 1n, 2 ** 53];

test('only whole numbers that numbers hold exactly are counts', () => {
  expect([0, 1, 2 ** 53 - 1].every(isCount)).toBe(true);
  expect([...others, -1].filter(isCount)).toEqual([]);
});

test('an index is below the length; without things there is none', () => {
  expect([0, 1, 2].map((n) => isIndex(n, 2))).toEqual([true, true, false]);
  expect([...others, -1, 0].filter((n) => isIndex(n, 0))).toEqual([]);
  expect(others.filter((n) => isIndex(n, 2 ** 60))).toEqual([]);
});

test('both ends belong to a range', () => {
  expect([-3, -2, 0, 2, 3].map((n) => isWhole(n, -2, 2))).toEqual([false, true, true, true, false]);
});
