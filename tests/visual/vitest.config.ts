import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/visual/**/*.visual.ts'],
    environment: 'node',
    testTimeout: 300_000,
    hookTimeout: 60_000,
    pool: 'forks'
  }
});
