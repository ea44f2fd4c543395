import { describe, expect, it } from 'vitest';
import { decided, elo, wilson } from '../../bench/bots/sequential.ts';

/** Share of pairings decided for or against the bar within so many games, counted over all ways they can go. */
function decisions(truth: number, bar: number, most: number): { above: number; below: number } {
  let ways = new Map([[0, 1]]);
  const ended = { above: 0, below: 0 };
  for (let games = 1; games <= most; games++) {
    const next = new Map<number, number>();
    for (const [wins, chance] of ways) {
      for (const [more, likely] of [
        [1, truth],
        [0, 1 - truth]
      ]) {
        const decision = decided((wins + more) / games, games, bar);
        if (decision) ended[decision] += chance * likely;
        else next.set(wins + more, (next.get(wins + more) ?? 0) + chance * likely);
      }
    }
    ways = next;
  }
  return ended;
}

describe('the rule that ends a ladder', () => {
  it('seldom calls a bot below the bar good enough, or one above it too weak', () => {
    expect(decisions(0.7, 0.75, 400).above).toBeLessThan(0.01);
    expect(decisions(0.75, 0.75, 400).above).toBeLessThan(0.03);
    expect(decisions(0.75, 0.75, 400).below).toBeLessThan(0.05);
    expect(decisions(0.95, 0.95, 1600).above).toBeLessThan(0.03);
  });

  it('finds most of what is clearly above the bar', () => {
    expect(decisions(0.85, 0.75, 400).above).toBeGreaterThan(0.95);
  });

  it('decides nothing before forty games', () => {
    expect(decided(1, 38, 0.5)).toBeNull();
    expect(decided(1, 40, 0.5)).toBe('above');
  });
});

it("ends Wilson's interval where the observed share is 1.96 standard errors off", () => {
  for (const [share, games] of [
    [0.81, 263],
    [1, 40],
    [0.5, 20]
  ])
    for (const end of wilson(share, games))
      expect(Math.abs(end - share)).toBeCloseTo(1.96 * Math.sqrt((end * (1 - end)) / games), 9);
});

it('gives no Elo points for an even share and 400 for ten to one', () => {
  expect(elo(0.5)).toBe(0);
  expect(elo(10 / 11)).toBeCloseTo(400, 6);
});
