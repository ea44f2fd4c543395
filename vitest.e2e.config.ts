import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.e2e.ts', 'tests/e2e-net/**/*.e2e.ts'],
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
