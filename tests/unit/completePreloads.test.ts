import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { completePreloads } from '../../scripts/lib/completePreloads.mjs';

const at = (name: string) => `_app/immutable/${name}`;
const script = (name: string, base = '/') => `<link href="${base}${at(name)}" rel="modulepreload">`;
const sheet = (name: string, base = '/') => `<link href="${base}${at(name)}" rel="stylesheet">`;

const manifest = {
  'page.js': { file: at('page.js'), imports: ['_a.js'], dynamicImports: ['later.js'], css: [at('page.css')] },
  '_a.js': { file: at('a.js'), imports: ['_b.js', 'page.js'], css: [at('a.css')] },
  '_b.js': { file: at('b.js'), css: [at('a.css')] },
  'later.js': { file: at('later.js'), css: [at('later.css')] }
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bastide-pages-'));
  mkdirSync(join(folder, 'table'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The links of a page, after those that are missing were added. */
function completed(page: string): string[] {
  const file = join(folder, 'table/index.html');
  writeFileSync(file, page);
  completePreloads(folder, manifest);
  return readFileSync(file, 'utf8').match(/<[^>]+>/g)!;
}

test('a page asks for every script and style sheet that its scripts import, once', () => {
  expect(completed(script('page.js') + sheet('page.css'))).toEqual([
    script('page.js'),
    script('a.js'),
    script('b.js'),
    sheet('a.css'),
    sheet('page.css')
  ]);
});

test('what a page lists already, and what is imported on demand, gets no further link', () => {
  const page = [script('a.js'), script('page.js'), script('b.js'), sheet('page.css'), sheet('a.css')];
  expect(completed(page.join(''))).toEqual(page);
});

test('links of a site in a sub-folder have its path', () => {
  expect(completed(script('b.js', '/games/'))).toEqual([
    script('b.js', '/games/'),
    sheet('a.css', '/games/')
  ]);
});

test('a page without scripts stays as it is', () => {
  expect(completed('<p>')).toEqual(['<p>']);
});
