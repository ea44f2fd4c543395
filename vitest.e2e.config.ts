import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

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

/**
 * The slowest files that `npm test` runs. They begin first: by default the largest do, and on a fresh clone the last of these
 * ran for a minute beside an idle worker.
 */
const SLOWEST = files([
  'e2e/tables/staticHost',
  'e2e/tables/tables',
  'e2e/mailbox/apartVotes',
  'e2e/mailbox/mailAway',
  'e2e/pages/hands',
  'e2e/pages/eyes',
  'e2e/lessons/landscape',
  'e2e/lessons/landscapeMore',
  'e2e/lessons/clinic'
]);

class SlowestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = SLOWEST.findIndex((file) => moduleId.endsWith(`/${file}`));
      return at < 0 ? SLOWEST.length : at;
    };
    return (await super.sort(specifications)).sort((a, b) => place(a) - place(b));
  }
}

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
    bail: 6,
    sequence: { sequencer: SlowestFirst }
  }
});
