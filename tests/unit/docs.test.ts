import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

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
