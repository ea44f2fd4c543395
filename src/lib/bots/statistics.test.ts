import { expect, test } from 'vitest';
import { errorOf, meanOf } from './statistics.ts';

test('the mean, and its standard error from the deviation of the sample', () => {
  expect(meanOf([1, 2, 3, 4])).toBe(2.5);
  // Squared deviations of 5 in all, over three degrees of freedom and four numbers.
  expect(errorOf([1, 2, 3, 4])).toBeCloseTo(Math.sqrt(5 / 3 / 4), 12);
  expect(errorOf([1, 3])).toBeCloseTo(1, 12);
  expect(errorOf([7])).toBe(0);
});
