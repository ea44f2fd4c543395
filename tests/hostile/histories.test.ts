import { expect, test } from 'vitest';
import { playHistory } from './support/history.ts';

/** Seeds that once broke something, and a handful of others; `npm run test:long` plays thousands. */
const PINNED: readonly number[] = [];
const SHORT = 40;

test('whatever the network does, all honest devices end in the same game', async () => {
  let positions = 0;
  const seeds = [...PINNED, ...Array.from({ length: SHORT - PINNED.length }, (_, n) => 1_000 + n)];
  for (const seed of seeds) {
    const { digests, position, label } = await playHistory(seed, 0.5);
    expect(new Set(digests).size, label).toBe(1);
    positions += position;
  }
  // Most histories get somewhere: a net that stands still agrees with itself.
  expect(positions).toBeGreaterThan(SHORT * 3);
}, 60_000);
