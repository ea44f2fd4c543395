import { describe, expect, it } from 'vitest';
import { between, Regression } from '../../bench/bots/regression.ts';
import { Random } from '../../src/lib/kernel/random.ts';

describe('a fit whose weights change with the turns left', () => {
  const knots = [0, 2, 10];

  it('lies between the two knots around a number of turns, beyond the last one at it', () => {
    expect(between(knots, 0)).toEqual([0, 1, 0]);
    expect(between(knots, 1)).toEqual([0, 0.5, 0.5]);
    expect(between(knots, 4)).toEqual([1, 0.75, 0.25]);
    expect(between(knots, 10)).toEqual([1, 0, 1]);
    expect(between(knots, 30)).toEqual([1, 0, 1]);
  });

  it('finds the weights that results were made of', () => {
    const weights = [
      [1, 3, -2],
      [0.5, 0, 4]
    ];
    const regression = new Regression(2, knots);
    const random = new Random(1);
    for (let n = 0; n < 20_000; n++) {
      const turns = random.below(11);
      const row = [random.below(21) - 10, random.below(21) - 10];
      const [first, a, b] = between(knots, turns);
      const result = row.reduce(
        (sum, value, column) => sum + value * (weights[column][first] * a + weights[column][first + 1] * b),
        0
      );
      regression.add(row, turns, result, 1);
    }
    regression
      .solve()
      .forEach((column, n) =>
        column.forEach((weight, knot) => expect(weight).toBeCloseTo(weights[n][knot], 2))
      );
  });
});
