import { defineConfig } from 'vitest/config';

/**
 * `npm test` stays well under an hour; `npm run test:browsers` takes half an hour more: a page is flooded, every question of
 * the table, of the five large boxes and of the small sets is asked one by one, these boxes and four expansions are played in
 * one game, a hard pandemic is played by three seats, and the clinic is looked at with large letters, forced colours and a
 * notch.
 */
const LONG = [
  'e2e-net/flood',
  'e2e/tables/answers',
  'e2e/sets/boxDecisions',
  'e2e/clinic/looks',
  'e2e/clinic/answers',
  'e2e/clinic/high',
  'e2e/sets/greatGame',
  'e2e/sets/smallDecisions'
];
/** One page at a time, which mostly waits: two such files share the machine. */
const SINGLE = [
  'board/art',
  'board/boardView',
  'board/ending',
  'board/featureLook',
  'board/hint',
  'board/marks',
  'board/safeAreas',
  'board/scores',
  'board/since',
  'clinic/alone',
  'clinic/answers',
  'clinic/floors',
  'clinic/hands',
  'clinic/looks',
  'pages/app',
  'pages/eyes',
  'pages/hands',
  'pages/lessons',
  'pages/pages',
  'pages/puzzle',
  'pages/styles',
  'sets/expansions',
  'sets/shelf',
  'tables/clock'
];

const files = (names: readonly string[]) => names.map((name) => `tests/${name}.e2e.ts`);
const long = process.env.ALL_BROWSERS ? [] : files(LONG);
const single = files(SINGLE.map((name) => `e2e/${name}`));

const common = {
  environment: 'node',
  setupFiles: 'tests/e2e/support/leaveAtEnd.ts',
  testTimeout: 90_000,
  hookTimeout: 60_000,
  pool: 'forks',
  // Real browsers on a busy machine may miss a moment; a real fault is there every time.
  retry: 2
} as const;

export default defineConfig({
  test: {
    // So many faults are no missed moments: the run ends with its figures, long before its limit of time.
    bail: 6,
    projects: [
      {
        test: {
          ...common,
          name: 'single',
          include: single,
          exclude: long,
          maxWorkers: 2,
          sequence: { groupOrder: 1 }
        }
      },
      {
        test: {
          ...common,
          name: 'together',
          include: ['tests/e2e/**/*.e2e.ts', 'tests/e2e-net/**/*.e2e.ts'],
          exclude: [...single, ...long],
          // Several browsers each: several files at once would only slow each other down.
          maxWorkers: 1,
          sequence: { groupOrder: 2 }
        }
      }
    ]
  }
});
