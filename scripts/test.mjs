/**
 * Everything a change has to pass, on a fresh clone with nothing but Node and git: `npm test`.
 * `npm test -- lint unit` runs only the named stages. Ends with one line, `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureInstalled, root } from './lib/install.mjs';

ensureInstalled();
const { ensureChromium } = await import('./lib/chromium.mjs');

const results = `${root}test-results`;
const bin = (name) => `${root}node_modules/.bin/${name}`;
const vitest = (name, ...args) => ({
  name,
  command: [bin('vitest'), 'run', ...args, '--reporter=default', '--reporter=json'],
  report: `${results}/${name}.json`
});

/** The first four only read, so two of them share the machine at a time. */
const stages = [
  { name: 'lint', quiet: true, command: [bin('eslint'), '.', '--max-warnings=0'] },
  { name: 'format', quiet: true, command: [bin('prettier'), '--check', '--log-level=warn', '.'] },
  {
    name: 'imports',
    quiet: true,
    command: [bin('depcruise'), 'src', 'tests', '--config', '.dependency-cruiser.cjs']
  },
  {
    name: 'types',
    quiet: true,
    command: [bin('svelte-check'), '--tsconfig', './tsconfig.json', '--output', 'human']
  },
  vitest('unit'),
  { name: 'bench', command: [bin('tsx'), 'bench/main.ts', 'engine', 'table', '--check'] },
  { name: 'build', command: [process.execPath, 'scripts/build.mjs'] },
  { name: 'sizes', command: [process.execPath, 'scripts/sizes.mjs'] },
  { name: 'bars', command: [bin('tsx'), 'scripts/bars/main.ts'], inBrowser: true },
  {
    name: 'pace',
    command: [bin('tsx'), 'bench/main.ts', 'join', 'pair', 'frames', '--check'],
    inBrowser: true
  },
  // Says so and passes where nobody may make networks: it wants root on Linux.
  { name: 'net', command: [bin('tsx'), 'tests/net/main.ts'], inBrowser: true },
  { ...vitest('e2e', '--config', 'vitest.e2e.config.ts'), inBrowser: true }
];

/** Runs a stage to its end: its exit code, and what it said unless that was shown as it came. */
function run({ command: [program, ...args], report, quiet }, env) {
  const outputs = report ? [`--outputFile.json=${report}`] : [];
  return new Promise((resolve) => {
    const child = spawn(program, [...args, ...outputs], {
      cwd: root,
      stdio: quiet ? 'pipe' : 'inherit',
      env
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (said += data));
    child.on('close', (code) => resolve({ code: code ?? 1, said }));
    child.on('error', (error) => resolve({ code: 1, said: error.message }));
  });
}

/** Tests passed and failed, as a test runner's report counts them, else one for the whole stage; and what failed. */
function count(stage, code) {
  if (!stage.report) return code === 0 ? [1, 0, []] : [0, 1, []];
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(
      readFileSync(stage.report, 'utf8')
    );
    // A file that does not load has no tests to fail, and still must not pass.
    const failed = numFailedTests || (code === 0 ? 0 : Math.max(1, numFailedTestSuites));
    return [numPassedTests, failed, testResults.flatMap(failuresOf)];
  } catch {
    return [0, 1, []];
  }
}

/** A line for each failed test of a file, with the first words of why; one for a file that did not load. */
function failuresOf({ name, status, message, assertionResults }) {
  const file = name.replace(root, '');
  const said = (text = '') => text.split('\n').slice(0, 3).join(' ').slice(0, 300);
  const failures = assertionResults.filter((test) => test.status === 'failed');
  if (failures.length === 0 && status === 'failed') return [`${file}: ${said(message)}`];
  return failures.map((test) => `${file} > ${test.fullName}: ${said(test.failureMessages[0])}`);
}

const only = process.argv.slice(2);
const unknown = only.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length) {
  console.error(`No such stage: ${unknown.join(', ')}. There are ${stages.map((s) => s.name).join(', ')}.`);
  process.exit(2);
}
const chosen = stages.filter(({ name }) => only.length === 0 || only.includes(name));

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const env = { ...process.env, NO_UPDATE_NOTIFIER: '1' };
await run({ command: [bin('svelte-kit'), 'sync'] }, env);
if (chosen.some(({ inBrowser }) => inBrowser)) {
  const chromium = await ensureChromium();
  if (chromium) env.CHROMIUM_PATH = chromium;
}

let passed = 0;
let failed = 0;
const lines = new Map();

async function pass(stage) {
  if (!stage.quiet) console.log(`\n== ${stage.name}`);
  const began = Date.now();
  const { code, said } = await run(stage, env);
  if (stage.quiet) console.log(`\n== ${stage.name}\n${said.trim()}`);
  const [good, bad, why] = count(stage, code);
  passed += good;
  failed += bad;
  const seconds = ((Date.now() - began) / 1000).toFixed(1).padStart(6);
  lines.set(
    stage,
    `${bad ? 'FAIL' : '  ok'} ${stage.name.padEnd(8)} ${seconds} s  ${good} passed, ${bad} failed${why.map((line) => `\n       ${line}`).join('')}`
  );
}

const readers = chosen.filter(({ quiet }) => quiet);
const lane = async () => {
  for (let stage = readers.shift(); stage; stage = readers.shift()) await pass(stage);
};
await Promise.all([lane(), lane()]);
for (const stage of chosen.filter(({ quiet }) => !quiet)) await pass(stage);

console.log(`\n${chosen.map((stage) => lines.get(stage)).join('\n')}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
