import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What the built pages link, read from their files. */

const BUILD = join(import.meta.dirname, '../../../build');
const ASSETS = '_app/immutable/assets';

const filesBelow = (folder: string, kind: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith(kind));
const classes = (text: string): string[] => [...new Set(text.match(/\bsvelte-[a-z0-9]+/g))];
const stylesheets = new Map(
  filesBelow(join(BUILD, ASSETS), '.css').map((path) => [
    basename(path),
    classes(readFileSync(join(BUILD, ASSETS, path), 'utf8'))
  ])
);
const styled = new Set([...stylesheets.values()].flat());
const pages = filesBelow(BUILD, '.html');

describe('a page as it comes from the server', () => {
  it('exists for this test, with styles', () => {
    expect(pages.length).toBeGreaterThan(5);
    expect(styled.size).toBeGreaterThan(50);
  });

  // Else it is painted without them first, and Safari keeps what it painted of a drawing until something moves.
  it.each(pages)('%s links the styles of all components it shows', (page) => {
    const html = readFileSync(join(BUILD, page), 'utf8');
    const linked = [...html.matchAll(/href="[^"]*\/([^"/]+\.css)"/g)].map(([, name]) => name);
    const known = new Set(linked.flatMap((name) => stylesheets.get(name) ?? []));
    const shown = classes(html.slice(html.indexOf('<body')));
    expect(shown.filter((name) => styled.has(name) && !known.has(name))).toEqual([]);
  });
});
