/**
 * How many tests of one run may pass only at a later attempt, since a busy machine can delay a test. More of
 * them are flaky tests, which are faults.
 */
export const RETRY_BUDGET = 2;

const firstLines = (text = '') => text.split('\n').slice(0, 3).join(' ').slice(0, 300);

/**
 * Reads vitest's JSON report of a stage that ended with this exit code: the numbers of passed and failed
 * tests, a line for each test that failed, and one for each that passed only at a later attempt. `root` is
 * removed from file names.
 */
export function readReport(json, code, root) {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(json);
  // A file that does not load has no failed tests, but must not count as passed.
  const failed = numFailedTests || (code === 0 ? 0 : Math.max(1, numFailedTestSuites));
  const named = testResults.map((file) => ({ ...file, name: file.name.replace(root, '') }));
  return {
    passed: numPassedTests,
    failed,
    failures: named.flatMap(failuresOf),
    retried: named.flatMap(retriedOf)
  };
}

const line = (file, { fullName, failureMessages }) =>
  `${file} > ${fullName}: ${firstLines(failureMessages[0])}`;

/** A line for each failed test of a file; one for a file that did not load. */
function failuresOf({ name, status, message, assertionResults }) {
  const failures = assertionResults.filter((test) => test.status === 'failed');
  if (failures.length === 0 && status === 'failed') return [`${name}: ${firstLines(message)}`];
  return failures.map((test) => line(name, test));
}

/** The errors of earlier attempts stay with a test that passed in the end. */
const retriedOf = ({ name, assertionResults }) =>
  assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map((test) => line(name, test));
