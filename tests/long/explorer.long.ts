import { expect, test } from 'vitest';
import { Explorer } from '../hostile/support/explorer.ts';

test.each([
  { parties: 2, states: 200_000, entries: 12 },
  { parties: 2, states: 100_000, entries: 10, liar: 1 },
  { parties: 3, states: 200_000, entries: 10 },
  { parties: 3, states: 200_000, entries: 10, liar: 2 }
])('no order of signing and hearing breaks fold, draw or vote: %o', async (question) => {
  const answer = await new Explorer({ ...question, seed: 72 }).run();
  console.info(question, answer);
  expect(answer.faults).toEqual([]);
});
