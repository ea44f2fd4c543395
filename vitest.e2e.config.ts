import { defineConfig } from 'vitest/config';

/**
 * `npm test` stays well under an hour; `npm run test:browsers` takes twenty minutes more: a page is flooded, what the
 * table can be asked is asked one by one, and the clinic is looked at with large letters, forced colours and a notch.
 */
const LONG = ['e2e-net/flood', 'e2e/answers', 'e2e/clinic-looks'];
const long = process.env.ALL_BROWSERS ? [] : LONG.map((name) => `tests/${name}.e2e.ts`);

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
