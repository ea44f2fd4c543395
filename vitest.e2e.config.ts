import { defineConfig } from 'vitest/config';

/** `npm test` plays what takes minutes; `npm run test:browsers` also floods a page, which takes ten more. */
const long = process.env.ALL_BROWSERS ? [] : ['tests/e2e-net/flood.e2e.ts'];

export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.e2e.ts', 'tests/e2e-net/**/*.e2e.ts'],
    exclude: long,
    environment: 'node',
    testTimeout: 90_000,
    hookTimeout: 60_000,
    pool: 'forks',
    // Real browsers on a busy machine may miss a moment; a real fault is there every time.
    retry: 3,
    // Browsers are heavy: several files at once only slow each other down.
    fileParallelism: false
  }
});
