import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadGame } from '../../src/lib/games/index.ts';
import { Refusal } from '../../src/lib/kernel/refusal.ts';
import { parseScript, ScriptError } from '../../src/lib/kernel/script/parse.ts';
import { Runner } from '../../src/lib/kernel/script/run.ts';
import { wordless } from './support/nonsense.ts';

const scenarios = new URL('../scenarios', import.meta.url).pathname;
const files = readdirSync(scenarios, { recursive: true })
  .map((name) => join(scenarios, String(name)))
  .filter((path) => path.endsWith('.jsonl'))
  .sort();

/** A value with the n-th of its places (itself is place 0) put to something else. */
function spoilt(value: unknown, n: number, bad: unknown): unknown {
  let left = n;
  const visit = (part: unknown): unknown => {
    if (left-- === 0) return bad;
    if (Array.isArray(part)) return part.map(visit);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, visit(inner)]));
  };
  return visit(value);
}

const placesIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, part) => sum + placesIn(part), 1)
    : 1;

/** Plays it as the command line does; throws whatever is no answer about the script. */
async function run(text: string): Promise<void> {
  try {
    const script = parseScript(text);
    const game = await loadGame(script.header.game, script.header.expansions);
    new Runner(game, script).run();
  } catch (error) {
    if (!(error instanceof ScriptError || error instanceof Refusal)) throw error;
  }
}

it('a script with anything in any of its places is played or refused, and never breaks the engine', async () => {
  const bad = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    wordless,
    fc.constantFrom(
      -1,
      1.5,
      2 ** 31,
      1e300,
      '__proto__',
      'constructor',
      'toString',
      [],
      {},
      [[]],
      [null, null]
    )
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...files), fc.nat(), fc.nat(), bad, async (path, line, place, value) => {
      const lines = readFileSync(path, 'utf8')
        .split('\n')
        .filter((said) => said.startsWith('{'));
      const at = line % lines.length;
      const said: unknown = JSON.parse(lines[at]);
      lines[at] = JSON.stringify(spoilt(said, place % placesIn(said), value));
      await expect(run(lines.join('\n')), `${path}\n${lines[at]}`).resolves.toBeUndefined();
    }),
    { numRuns: Number(process.env.RUNS ?? 400) }
  );
});

it('a token that no word can be made of makes a claim about flocks wrong', async () => {
  const flock = (tokens: unknown): string => JSON.stringify([[0, 0, 'SL', tokens]]);
  const script = [
    '{"script":1,"game":"landscape","seats":["Red"],"expansions":["hillsSheep"]}',
    `{"given":{"figures":[[0,"shepherd",0,0,"field","SL"]],"flocks":${flock(['sheep2'])}}}`,
    `{"expect":{"flocks":${flock([{ toString: null }, 'sheep2'])}}}`
  ];
  await expect(run(script.join('\n'))).resolves.toBeUndefined();
});

it('an unknown field of the header is named', () => {
  const script = (more: object): string =>
    JSON.stringify({ script: 1, game: 'landscape', seats: ['Red', 'Blue'], ...more });
  expect(() => parseScript(script({}))).not.toThrow();
  expect(() => parseScript(script({ expansion: ['inns'] }))).toThrow('a field "expansion", which is none of');
  expect(() => parseScript(script({ ['x'.repeat(5_000)]: 1 }))).toThrow(/"x{40}"/);
});

it.each([
  ['a field of a step', 2, (value: string) => `{"seat":0,"do":"place","at":${value}}`],
  ['a claim', 2, (value: string) => `{"expect":{"scores":${value}}}`],
  ['a position', 2, (value: string) => `{"given":{"tiles":${value}}}`],
  [
    'an option',
    1,
    (value: string) => `{"script":1,"game":"landscape","seats":["A"],"options":{"a":${value}}}`
  ]
])('lists inside one another without end in %s are refused at their line', (_, at, lineWith) => {
  const line = lineWith('['.repeat(20_000) + ']'.repeat(20_000));
  const script = at === 1 ? line : `{"script":1,"game":"landscape","seats":["A"]}\n${line}`;
  expect(() => parseScript(script)).toThrow(expect.objectContaining({ name: 'ScriptError', line: at }));
});
