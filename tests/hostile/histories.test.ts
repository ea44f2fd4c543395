import { expect, test } from 'vitest';
import { playHistory } from './support/history.ts';

/** Seeds that once broke something come first; `npm run test:long` plays ten thousand others. */
const PINNED: readonly number[] = [];
const BLOCK = 50;
const BLOCKS = [1_000, 1_050, 1_100, 1_150, 1_200, 1_250].map((from) => ({
  from,
  seeds: Array.from({ length: BLOCK }, (_, n) => from + n)
}));

test.each([...(PINNED.length > 0 ? [{ from: 0, seeds: PINNED }] : []), ...BLOCKS])(
  'whatever the network does, all honest devices end in the same game: from seed $from',
  async ({ seeds }) => {
    let positions = 0;
    for (const seed of seeds) {
      const { digests, position, label } = await playHistory(seed, 0.5);
      expect(new Set(digests).size, label).toBe(1);
      positions += position;
    }
    // Most histories must make progress: an idle net agrees trivially.
    expect(positions).toBeGreaterThan(seeds.length * 3);
  },
  180_000
);
