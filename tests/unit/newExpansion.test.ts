import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = new URL('../..', import.meta.url).pathname;
const ID = 'trialSet';
const FOLDER = `src/lib/landscape/expansions/${ID}`;
const SCENARIOS = `tests/scenarios/landscape/${ID}`;
const LIST = 'src/lib/games/unlisted.ts';
const COPIED = ['src', 'scripts', 'bench', 'tests', '.svelte-kit'];
const FILES = [
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'svelte.config.js',
  '.prettierrc.json',
  '.prettierignore'
];

let copy = '';

/** Runs a shell command in the copy: its exit code and everything it printed. */
async function run(command: string): Promise<{ code: number; output: string }> {
  const env = { ...process.env, NO_COLOR: '1', NO_UPDATE_NOTIFIER: '1' };
  // A test run inside a test run must not take itself for a worker of the outer one.
  for (const name of Object.keys(env))
    if (name.startsWith('VITEST') || name === 'TEST') Reflect.deleteProperty(env, name);
  try {
    const { stdout, stderr } = await promisify(execFile)('sh', ['-c', command], { cwd: copy, env });
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(copy, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(copy.length + 1));
}

/** The commands that CONTRIBUTING tells a contributor to type for a new set. */
const steps = (() => {
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const block = /## Add a set[^]*?```sh\n([^]*?)```/.exec(text)?.[1] ?? '';
  return block.split('\n').filter((line) => line !== '');
})();

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-set-'));
  for (const path of [...COPIED, ...FILES])
    if (existsSync(join(root, path))) cpSync(join(root, path), join(copy, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('the steps of CONTRIBUTING for a new set', () => {
  it('begin with making it, and play, check and test it', () => {
    expect(steps[0]).toBe(`npm run new-expansion ${ID}`);
    expect(steps.length).toBeGreaterThan(3);
  });

  it('touch one line outside its folders', async () => {
    const before = new Map(filesBelow('src').map((path) => [path, readFileSync(join(copy, path), 'utf8')]));
    const made = await run(steps[0]);
    expect(made.output).toContain(`${LIST}: one line`);
    expect(made.code).toBe(0);
    const after = filesBelow('src');
    expect(after.filter((path) => !before.has(path)).every((path) => path.startsWith(`${FOLDER}/`))).toBe(
      true
    );
    const changed = [...before].filter(([path, text]) => readFileSync(join(copy, path), 'utf8') !== text);
    expect(changed.map(([path]) => path)).toEqual([LIST]);
    const lines = (text: string) => text.split('\n');
    const was = lines(before.get(LIST)!);
    const added = lines(readFileSync(join(copy, LIST), 'utf8')).filter((line) => !was.includes(line));
    expect(added).toEqual([`export { manifest as ${ID} } from '../landscape/expansions/${ID}/manifest.ts';`]);
  });

  it.each(steps.slice(1))(
    '%s',
    async (step) => {
      const { code, output } = await run(step);
      expect(code, output).toBe(0);
      if (step.includes('vitest')) expect(Number(/Tests +(\d+) passed/.exec(output)?.[1])).toBeGreaterThan(8);
    },
    60_000
  );

  it('end with scenarios that fail when the rule is taken out', async () => {
    const path = join(copy, FOLDER, 'index.ts');
    const rules = readFileSync(path, 'utf8');
    const broken = rules.replace('scoreParts: [MILESTONE]', 'scoreParts: []');
    expect(broken).not.toBe(rules);
    writeFileSync(path, broken);
    const { code, output } = await run(`npm run -s cli -- replay ${SCENARIOS}/*.jsonl`);
    writeFileSync(path, rules);
    expect(code).toBe(1);
    expect(output.match(/"ok":false,"steps":4,"line":7,"code":"EXPECT"/g)).toHaveLength(2);
  });

  it('refuse an existing set, and an invalid id', async () => {
    const before = readFileSync(join(copy, LIST), 'utf8');
    for (const id of ['abbot', ID, 'covid19Pandemic', 'core', 'Two Words', '']) {
      const { code, output } = await run(`npm run -s new-expansion -- '${id}'`);
      expect(code, id).toBe(2);
      expect(output).toMatch(/There is a set called|The id is a word/);
    }
    expect(readFileSync(join(copy, LIST), 'utf8')).toBe(before);
  });
});
