import { defineConfig } from 'vitest/config';

/** What takes too long for every change: `npm run test:long`, bounded by the numbers in the files. */
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['tests/long/*.long.ts'],
    environment: 'node',
    testTimeout: 7_200_000,
    pool: 'forks',
    maxWorkers: 2
  }
});
