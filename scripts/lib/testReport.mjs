/**
 * Tests of one run that may pass at a second attempt only: a busy machine misses a moment now and then. More of them
 * are flakes, and a flake is a fault with a cause.
 */
export const RETRY_BUDGET = 2;

const firstLines = (text = '') => text.split('\n').slice(0, 3).join(' ').slice(0, 300);

/**
 * What vitest's JSON report says of a stage that ended with this exit code: tests passed and failed, a line for each
 * that failed and for each that passed only at a later attempt. `root` is cut off file names.
 */
export function readReport(json, code, root) {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(json);
  // A file that does not load has no tests to fail, and still must not pass.
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
