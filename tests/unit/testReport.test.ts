import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readReport } from '../../scripts/lib/testReport.mjs';

/** Read from what the test runner itself writes, so that a new version of it cannot hide a retry. */

const ROOT = join(import.meta.dirname, '../..');
const TESTS = `
  import { expect, test } from 'vitest';
  let attempts = 0;
  test('passes', () => {});
  test('passes at the second attempt', () => expect(++attempts).toBe(2));
  test('fails', () => expect(1).toBe(2));
`;
let folder: string;
let report: ReturnType<typeof readReport>;

beforeAll(() => {
  // Inside the project, where the runner's packages are found.
  folder = mkdtempSync(join(ROOT, 'node_modules/.bastide-report-'));
  writeFileSync(join(folder, 'some.test.mjs'), TESTS);
  writeFileSync(
    join(folder, 'vitest.config.mjs'),
    'export default { test: { include: ["*.test.mjs"], retry: 1 } };'
  );
  const output = join(folder, 'report.json');
  const { status } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--root',
      folder,
      '--reporter=json',
      `--outputFile=${output}`
    ],
    { encoding: 'utf8' }
  );
  report = readReport(readFileSync(output, 'utf8'), status ?? 1, `${folder}/`);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the report of a test run', () => {
  it('counts tests, whatever attempt they passed at', () => {
    expect(report).toMatchObject({ passed: 2, failed: 1 });
  });

  it('names failed tests with the first words of the reason', () => {
    expect(report.failures).toEqual([
      expect.stringMatching(/^some\.test\.mjs > fails: .*expected 1 to be 2/)
    ]);
  });

  it('names those that passed only at a later attempt', () => {
    expect(report.retried).toEqual([
      expect.stringMatching(/^some\.test\.mjs > passes at the second attempt: .*expected 1 to be 2/)
    ]);
  });

  it('counts a file that did not load as failed', () => {
    const json = JSON.stringify({
      numPassedTests: 3,
      numFailedTests: 0,
      numFailedTestSuites: 1,
      testResults: [{ name: '/x/a.ts', status: 'failed', message: 'No such file', assertionResults: [] }]
    });
    expect(readReport(json, 1, '/x/')).toEqual({
      passed: 3,
      failed: 1,
      failures: ['a.ts: No such file'],
      retried: []
    });
  });
});
