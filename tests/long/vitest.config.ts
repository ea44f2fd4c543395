import { defineConfig } from 'vitest/config';

/** Tests that are too slow for every change: `npm run test:long`, bounded by the numbers in the files. */
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    // Random whole games of the tile game: the gate plays them from one seed, here each run draws its own.
    include: ['tests/long/*.long.ts', 'tests/unit/landscape.test.ts'],
    environment: 'node',
    testTimeout: 7_200_000,
    pool: 'forks',
    maxWorkers: 2
  }
});
