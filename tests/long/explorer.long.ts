import { expect, test } from 'vitest';
import { loadCurve } from '../../src/lib/table/log/keys.ts';
import { Explorer } from '../hostile/support/explorer.ts';
import { GatheringExplorer } from '../hostile/support/gatheringExplorer.ts';

test.each([
  { parties: 2, states: 400_000, entries: 12 },
  { parties: 2, states: 200_000, entries: 10, liar: 1 },
  { parties: 3, states: 200_000, entries: 10 },
  { parties: 3, states: 200_000, entries: 10, liar: 2 },
  { parties: 4, states: 100_000, entries: 14, liar: 1 },
  { parties: 5, states: 100_000, entries: 14, liar: 4 }
])('no order of signing and hearing breaks fold, draw or vote: %o', async (question) => {
  const answer = await new Explorer({ ...question, seed: 72 }).run();
  console.info(question, answer);
  expect(answer.faults).toEqual([]);
});

test.each([
  { parties: 2, states: 400_000, entries: 11 },
  { parties: 2, states: 200_000, entries: 11, liar: 1 },
  { parties: 3, states: 200_000, entries: 15 },
  { parties: 3, states: 200_000, entries: 15, liar: 0 },
  { parties: 4, states: 100_000, entries: 18, liar: 2 },
  { parties: 5, states: 100_000, entries: 22, liar: 3 }
])('nor secrets or takebacks: %o', async (question) => {
  const answer = await new Explorer({ ...question, game: 'duel', seed: 72 }).run();
  console.info(question, answer);
  expect(answer.faults).toEqual([]);
});

test.each([
  { parties: 2, states: 200_000, entries: 9 },
  { parties: 2, states: 100_000, entries: 9, liar: 0 },
  { parties: 3, states: 200_000, entries: 20, liar: 2 },
  { parties: 3, states: 100_000, entries: 20, liar: 0, policy: 'all' as const },
  { parties: 4, states: 100_000, entries: 20, liar: 3 },
  { parties: 5, states: 100_000, entries: 30, liar: 1 },
  { parties: 5, states: 100_000, entries: 30, liar: 0, policy: 'named' as const }
])(
  'nor junk, late seals, resigning, returning and witnesses passed over, and the table goes on: %o',
  async (question) => {
    for (const game of ['toy', 'duel'] as const) {
      const answer = await new Explorer({ ...question, game, wild: true, seed: 74 }).run();
      console.info(question, game, answer);
      expect(answer.faults).toEqual([]);
    }
  }
);

test.each([
  { seats: 2, guests: 4, walks: 400 },
  { seats: 3, guests: 4, walks: 400, liar: 'guest' as const },
  { seats: 2, guests: 3, walks: 400, liar: 'inviter' as const }
])(
  'no order of claiming, leaving, composing and hearing seats people at two tables: %o',
  async (question) => {
    await loadCurve();
    const answer = await new GatheringExplorer({ ...question, seed: 75 }).run();
    console.info(question, answer);
    expect(answer.faults).toEqual([]);
  }
);
