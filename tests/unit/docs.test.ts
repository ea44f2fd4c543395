import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/lib/kernel/game.ts';
import { loadGame } from '../../src/lib/games/index.ts';
import { parseScript } from '../../src/lib/kernel/script/parse.ts';
import { Runner } from '../../src/lib/kernel/script/run.ts';
import { Table } from '../../src/lib/table/fold/table.ts';
import { sameBytes } from '../../src/lib/table/log/bytes.ts';
import type { Entry } from '../../src/lib/table/log/entry.ts';
import { Circle, headerFor, secretsOf } from '../../src/lib/table/testing/bench.ts';

const root = new URL('../..', import.meta.url).pathname;
const FOLDERS = ['src', 'tests', 'docs', 'scripts', 'bench', 'static'];

const below = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));

/** Every file and folder of the project, from its root. */
const known = [...readdirSync(root), ...FOLDERS.flatMap(below)];
const documents = known.filter((path) => path.endsWith('.md'));

/** What is made by a build or served, and is in no folder of ours. */
const MADE = ['build', 'bastide.json'];
const EXTENSIONS = ['', '.ts', '.test.ts', '.e2e.ts', '.long.ts', '.svelte', '.svelte.ts'];

/** Whether a document's wording names something there is: from the root, or the end of a longer path. */
function exists(name: string): boolean {
  const path = name.replace(/\/$/, '');
  return (
    MADE.includes(path) || EXTENSIONS.some((end) => known.some((k) => `/${k}`.endsWith(`/${path}${end}`)))
  );
}

/** Paths in backquotes, without routes (`/help/`), packages (`@x/y`), patterns and code. */
function pathsIn(text: string): string[] {
  const quoted = [...text.replace(/```[^]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, words]) => words);
  return quoted.filter(
    (words) => /^[\w.-][\w./-]*$/.test(words) && /\/|\.(ts|mjs|md|json|jsonl|svelte|css)$/.test(words)
  );
}

const linksIn = (text: string) =>
  [...text.matchAll(/\]\(([^)#\s]+)/g)].map(([, to]) => to).filter((to) => !/^(https?|mailto):/.test(to));

const tests = known.filter((path) => path.endsWith('.test.ts') || path.startsWith('tests/'));
const testSource = tests
  .filter((path) => path.endsWith('.ts'))
  .map((path) => readFileSync(join(root, path), 'utf8').replaceAll("\\'", "'"))
  .join('\n');
/** Titles of tests that run for several values, with enough words to tell one from the other. */
const templates = [...testSource.matchAll(/'([^'\n]*%[is][^'\n]*)'/g)]
  .filter(([, title]) => title.length > 20)
  .map(
    ([, title]) => new RegExp(`^${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/%[is]/g, '.+')}$`)
  );

/** Words in quotes of which no test has a title. */
const untested = (text: string) =>
  [...text.replace(/\n\s*/g, ' ').matchAll(/"(?:… )?([^"]+)"/g)]
    .map(([, title]) => title)
    .filter((title) => !testSource.includes(title) && !templates.some((template) => template.test(title)));

describe('documents', () => {
  it.each(['THREAT_MODEL.md', 'docs/protocol.md'])('%s quotes only titles of tests', (document) => {
    expect(untested(readFileSync(join(root, document), 'utf8'))).toEqual([]);
  });

  it.each(documents)('%s names only existing files and folders', (document) => {
    const text = readFileSync(join(root, document), 'utf8');
    expect(pathsIn(text).filter((path) => !exists(path))).toEqual([]);
    expect(
      linksIn(text).filter((to) => !known.includes(join(dirname(document), to).replace(/\/$/, '')))
    ).toEqual([]);
  });

  it('would fail the check with an unknown path or title', () => {
    const title = ['a guarantee', 'without a test'].join(' ');
    expect(untested(`kept: "${title}"`)).toEqual([title]);
    expect(pathsIn('`landscape/interactions/` and `nothing.ts`').filter(exists)).toEqual([]);
    expect(exists('src/lib/kernel/')).toBe(true);
  });
});

const scripts = documents.flatMap((document) =>
  [...readFileSync(join(root, document), 'utf8').matchAll(/```json\n(\{ ?"script"[^`]*)```/g)].map(
    ([, script]) => ({ document, script })
  )
);

describe('a script that a document shows', () => {
  it.each(scripts)('in $document runs', async ({ script }) => {
    const parsed = parseScript(script);
    const game = await loadGame(parsed.header.game, parsed.header.expansions);
    expect(new Runner(game, parsed).run()).toMatchObject({ ok: true });
  });
});

/** The rows of the example of docs/protocol.md: the position, then what each party signs, as `kind verb link`. */
function exampleOf(text: string): string[][] {
  const rows = /\| p \| party 0 \|.*\n.*\n((?:\|.*\n)+)/.exec(text)?.[1] ?? '';
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [position, ...parties] = row.split('|').slice(1, -1);
      const signed = parties.flatMap((cell, party) =>
        [...cell.matchAll(/`(\w+)`(?: (place|deploy|pass))?(?: with link (\d))?/g)].map(
          ([, kind, verb, link]) =>
            `${party} ${[kind, verb, link && `link ${link}`].filter(Boolean).join(' ')}`
        )
      );
      return [position.trim(), ...signed];
    });
}

const describeEntry = ({ party, body }: Entry): string => {
  const words: string[] = [body.kind];
  if (body.kind === 'do') words.push(String(body.action.do));
  const link = 'link' in body ? body.link : undefined;
  const { chain } = secretsOf(party);
  if (link) words.push(`link ${[1, 2, 3].find((k) => sameBytes(chain.link(k), link))}`);
  return `${party} ${words.join(' ')}`;
};

describe('the example of docs/protocol.md', () => {
  it('is what the devices sign', async () => {
    const example = exampleOf(readFileSync(join(root, 'docs/protocol.md'), 'utf8'));
    const verbs = example.flatMap((row) => row.flatMap((entry) => / do (\w+)/.exec(entry)?.slice(1) ?? []));
    const game = await loadGame('landscape', []);
    const header = headerFor({ game: 'landscape', seats: [0, 1], witness: 'next', first: 0 });
    const circle = new Circle(
      header,
      Table.open(header, () => game)
    );
    await circle.sit();
    await circle.settle();
    for (const verb of verbs) {
      const choose = (actions: readonly Action[]) => actions.find((action) => action.do === verb)!;
      await circle.choose(choose);
      await circle.settle();
    }
    const signed = circle.devices[0].table.entries();
    expect(verbs).toHaveLength(4);
    for (const [position, ...entries] of example) {
      const here = signed.filter((entry) => entry.position === Number(position));
      expect([position, ...here.map(describeEntry)]).toEqual([position, ...entries]);
    }
  });
});
