import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [sveltekit()],
  test: {
    include: ['src/**/*.test.ts', 'tests/{unit,hostile}/**/*.test.ts'],
    environment: 'node',
    testTimeout: 30_000,
    pool: 'forks'
  }
});
