import { defineConfig } from 'vitest/config';

/**
 * `npm test` stays well under an hour; `npm run test:browsers` takes half an hour more: a page is flooded, every question of
 * the table, of the five large boxes and of the small sets is asked one by one, these boxes and four expansions are played in
 * one game, a hard pandemic is played by three seats, whole evenings are played by touch alone and by keyboard alone, and the
 * clinic is looked at with large letters, forced colours and a notch.
 */
const LONG = [
  'e2e-net/flood',
  'e2e/tables/answers',
  'e2e/tables/evening',
  'e2e/sets/boxDecisions',
  'e2e/sets/fairDecisions',
  'e2e/clinic/looks',
  'e2e/clinic/answers',
  'e2e/clinic/high',
  'e2e/sets/greatGame',
  'e2e/sets/smallDecisions'
];
const files = (names: readonly string[]) => names.map((name) => `tests/${name}.e2e.ts`);
const long = process.env.ALL_BROWSERS ? [] : files(LONG);

export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.e2e.ts', 'tests/e2e-net/**/*.e2e.ts'],
    exclude: long,
    environment: 'node',
    setupFiles: 'tests/e2e/support/leaveAtEnd.ts',
    testTimeout: 90_000,
    hookTimeout: 60_000,
    // The default of one second is too short for a browser on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    pool: 'forks',
    // Each file opens up to four browsers, and waits for a third of its time: more would slow each other down.
    maxWorkers: 2,
    // Real browsers on a busy machine may miss a moment; a real fault is there every time.
    retry: 2,
    // So many faults are no missed moments: the run ends with its figures, long before its limit of time.
    bail: 6
  }
});
