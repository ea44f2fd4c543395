import { expect, test } from 'vitest';
import { Explorer } from './support/explorer.ts';

/** A slice of the search that `npm run test:long` carries much further. */
test.each([
  { parties: 2, states: 5_000, entries: 8 },
  { parties: 3, states: 6_000, entries: 9 },
  { parties: 3, states: 4_000, entries: 9, liar: 2 }
])('no order of signing and hearing breaks fold, draw or vote: %o', async (question) => {
  const answer = await new Explorer({ ...question, seed: 71 }).run();
  expect(answer.faults).toEqual([]);
  expect(answer.draws).toBeGreaterThan(0);
  expect(answer.complete || answer.cuts > 0).toBe(true);
});
