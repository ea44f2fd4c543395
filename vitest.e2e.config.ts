import { defineConfig } from 'vitest/config';

/** `npm test` plays two of the files; `npm run test:browsers` plays them all, which takes a quarter of an hour. */
const all = ['tests/e2e/**/*.e2e.ts', 'tests/e2e-net/**/*.e2e.ts'];
const short = ['tests/e2e/faults.e2e.ts', 'tests/e2e/clinic.e2e.ts'];

export default defineConfig({
  test: {
    include: process.env.ALL_BROWSERS ? all : short,
    environment: 'node',
    testTimeout: 90_000,
    hookTimeout: 60_000,
    pool: 'forks',
    // Real browsers on a busy machine may miss a moment; a real fault is there the second time too.
    retry: 1,
    // Browsers are heavy: several files at once only slow each other down.
    fileParallelism: false
  }
});
