/**
 * All checks that a change has to pass, on a fresh clone with nothing but Node and git: `npm test`. `npm test
 * -- lint unit` runs only the named stages. Stages that measure time run only when named: `npm run
 * test:speed`. Ends with one line, `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { ensureInstalled, root } from './lib/install.mjs';

/** The load of other programs, read before this program starts any. */
const isBusyMachine = loadavg()[0] > availableParallelism();
ensureInstalled();
const { ensureChromium } = await import('./lib/chromium.mjs');
const { readReport, RETRY_BUDGET } = await import('./lib/testReport.mjs');
const { ensureWebKit, NO_WEBKIT } = await import('./lib/webkit.mjs');

const results = `${root}test-results`;
const bin = (name) => `${root}node_modules/.bin/${name}`;
const vitest = (name, ...args) => ({
  name,
  command: [bin('vitest'), 'run', ...args, '--reporter=default', '--reporter=json'],
  report: `${results}/${name}.json`
});

/**
 * `quiet` stages print their output at their end. Two of the first five, which only read files, run at a
 * time; `net`, which mostly waits, runs beside the unit tests.
 */
const stages = [
  { name: 'lint', quiet: true, command: [bin('eslint'), '.', '--max-warnings=0'] },
  { name: 'format', quiet: true, command: [bin('prettier'), '--check', '--log-level=warn', '.'] },
  {
    name: 'imports',
    quiet: true,
    command: [bin('depcruise'), 'src', 'tests', '--config', '.dependency-cruiser.cjs']
  },
  { name: 'unused', quiet: true, command: [bin('knip'), '--no-progress'] },
  {
    name: 'types',
    quiet: true,
    command: [bin('svelte-check'), '--tsconfig', './tsconfig.json', '--output', 'human']
  },
  { name: 'build', command: [process.execPath, 'scripts/build.mjs'] },
  vitest('unit'),
  // Passes with a message where network namespaces cannot be created: it needs root on Linux.
  { name: 'net', command: [bin('tsx'), 'tests/net/main.ts'], inBrowser: true, quiet: true, beside: 'unit' },
  { name: 'sizes', command: [process.execPath, 'scripts/sizes.mjs'] },
  {
    ...vitest('webkit', '--config', 'tests/webkit/vitest.config.ts'),
    inBrowser: true,
    skipped: () => (ensureWebKit() ? null : NO_WEBKIT)
  },
  { ...vitest('e2e', '--config', 'vitest.e2e.config.ts'), inBrowser: true },
  {
    name: 'bench',
    command: [process.execPath, 'scripts/run.mjs', 'bench/main.ts', 'engine', 'table', '--check'],
    timed: true
  },
  { name: 'bars', command: [bin('tsx'), 'scripts/bars/main.ts'], inBrowser: true, timed: true },
  {
    name: 'pace',
    command: [bin('tsx'), 'bench/main.ts', 'join', 'pair', 'frames', '--check'],
    inBrowser: true,
    timed: true
  }
];

/** Runs a stage to its end; returns its exit code, and its output unless that was shown at once. */
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

/** Counts of a stage: from the test runner's report if there is one, else the whole stage is one test. */
function count(stage, code) {
  const plain = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, failures: [], retried: [] };
  if (!stage.report) return plain;
  try {
    return readReport(readFileSync(stage.report, 'utf8'), code, root);
  } catch {
    return { ...plain, passed: 0, failed: 1 };
  }
}

const only = process.argv.slice(2);
const unknown = only.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length) {
  console.error(`No such stage: ${unknown.join(', ')}. There are ${stages.map((s) => s.name).join(', ')}.`);
  process.exit(2);
}
const chosen = stages.filter(({ name, timed }) => (only.length === 0 ? !timed : only.includes(name)));

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const env = { ...process.env, NO_UPDATE_NOTIFIER: '1' };
await run({ command: [bin('svelte-kit'), 'sync'] }, env);
if (chosen.some(({ inBrowser }) => inBrowser)) await ensureChromium();

let passed = 0;
let failed = 0;
const retried = [];
const lines = new Map();

async function pass(stage) {
  if (!stage.quiet) console.log(`\n== ${stage.name}`);
  const why = stage.skipped?.();
  if (why) {
    console.log(`SKIPPED: ${why}`);
    lines.set(stage, `SKIP ${stage.name.padEnd(8)} ${why}`);
    return;
  }
  const began = Date.now();
  const { code, said } = await run(stage, env);
  if (stage.quiet) console.log(`\n== ${stage.name}\n${said.trim()}`);
  const counted = count(stage, code);
  passed += counted.passed;
  failed += counted.failed;
  retried.push(...counted.retried);
  const seconds = ((Date.now() - began) / 1000).toFixed(1).padStart(6);
  const told = `${counted.passed} passed, ${counted.failed} failed`;
  lines.set(
    stage,
    [
      `${counted.failed ? 'FAIL' : '  ok'} ${stage.name.padEnd(8)} ${seconds} s  ${told}`,
      ...counted.failures,
      ...counted.retried.map((line) => `passed at a later attempt: ${line}`)
    ].join('\n       ')
  );
}

const readers = chosen.filter(({ quiet, beside }) => quiet && !beside);
const lane = async () => {
  for (let stage = readers.shift(); stage; stage = readers.shift()) await pass(stage);
};
await Promise.all([lane(), lane()]);
const companions = chosen.filter(({ beside }) => beside);
for (const stage of chosen.filter(({ quiet }) => !quiet))
  await Promise.all([stage, ...companions.filter(({ beside }) => beside === stage.name)].map(pass));
for (const stage of companions.filter(({ beside }) => !chosen.some(({ name }) => name === beside)))
  await pass(stage);

console.log(`\n${chosen.map((stage) => lines.get(stage)).join('\n')}\n`);
if (retried.length > RETRY_BUDGET) {
  // On a machine that is busy with other programs a later attempt says nothing about the tests.
  if (!isBusyMachine) failed++;
  const verdict = isBusyMachine ? 'BUSY' : 'FAIL';
  console.log(
    `${verdict} retries: ${retried.length} tests passed only at a later attempt; ${RETRY_BUDGET} may.`
  );
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
