import { expect, it } from 'vitest';
import { inSupply, standOn } from '../../figures/figures.ts';
import { landscapeGame } from '../../game.ts';
import { viewBoard } from '../../view/view.ts';
import { estimate } from '../../prediction/estimate.ts';
import { count } from './index.ts';
import { placeOf, QUARTERS } from './quarters.ts';
import { sliceOf } from './slice.ts';

const game = landscapeGame([count]);
const MARKET = QUARTERS.indexOf('market');

/** What seat 0 may expect with so many meeples at the market, beyond what it has with them in supply. */
function expectedWith(meeples: number, countAt: number): number {
  const p = game.setup({ seats: 2, expansions: ['count'], options: {} });
  sliceOf(p).quarter = countAt;
  for (let n = 0; n < meeples; n++) standOn(p, inSupply(p, 0, 0), placeOf(p, MARKET), null);
  const worth = [0, 0];
  count.estimates!(p, worth, 10);
  expect(worth[1]).toBe(0);
  expect(estimate(p)[0]).toBeGreaterThan(worth[0]);
  return worth[0];
}

it('a meeple in the city is worth something, a further one less, and less beside the count', () => {
  const [none, one, two] = [0, 1, 2].map((n) => expectedWith(n, 0));
  expect(none).toBe(0);
  expect(one).toBeGreaterThan(0);
  expect(two).toBeGreaterThan(one);
  expect(two - one).toBeLessThan(one);
  expect(expectedWith(1, MARKET)).toBeLessThan(one);
});

it('no tile of the city counts as laid by a player', () => {
  const p = game.setup({ seats: 2, expansions: ['count'], options: {} });
  expect(viewBoard(p).lastSlot).toBe(-1);
});
