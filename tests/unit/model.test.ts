import { expect, test } from 'vitest';
import { compareHistory, type Compared } from '../model/histories.ts';

/** The first of many: `npm run test:long` compares more. Number 29 once told the two programs apart. */
const COUNT = 1_200;

test('a second program written from the page folds random histories as the first one does', async () => {
  const all: Compared[] = [];
  for (let seed = 0; seed < COUNT; seed++) all.push(await compareHistory(seed, 16 + (seed % 20)));
  expect(all.flatMap(({ difference }) => difference ?? [])).toEqual([]);
  // Of most histories every entry is held, in all three orders.
  expect(all.reduce((sum, { bounded }) => sum + bounded, 0)).toBeLessThan(COUNT * 0.3);
  // Histories that never get anywhere would agree as well.
  const count = (is: (one: Compared) => boolean) => all.filter(is).length;
  const seen = {
    far: count(({ positions }) => positions > 6),
    forked: count(({ forked }) => forked),
    cut: count(({ cuts }) => cuts > 0),
    back: count(({ backs }) => backs > 0),
    held: count(({ stopped }) => stopped === 'held'),
    disputed: count(({ stopped }) => stopped === 'disputed')
  };
  console.info(all.length, seen);
  for (const found of Object.values(seen)) expect(found).toBeGreaterThan(10);
}, 300_000);

test('the two programs agree also where a seat is returned to several keys, which all sign', async () => {
  const all: Compared[] = [];
  for (let seed = 500_000; seed < 500_300; seed++)
    all.push(await compareHistory(seed, 40 + (seed % 20), 2, true));
  expect(all.flatMap(({ difference }) => difference ?? [])).toEqual([]);
  expect(all.filter(({ twice }) => twice).length).toBeGreaterThan(10);
  // A table that did not read an entry of each key would hold less than the model.
  expect(all.reduce((sum, { bounded }) => sum + bounded, 0)).toBeLessThan(all.length * 0.1);
}, 120_000);

test.each([201_510, 202_067, 202_272, 202_858])(
  'history %i: a position that is reached after entries named it shows where a party built',
  async (seed) => {
    const { difference, bounded } = await compareHistory(seed, 16 + (seed % 40));
    expect(difference).toBeNull();
    expect(bounded).toBe(0);
  }
);
