import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NAMES } from '../../src/lib/landscape/notation/notation.ts';

const lib = new URL('../../src/lib', import.meta.url).pathname;

function files(folder: string, skip: readonly string[] = []): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (skip.includes(path)) return [];
    return statSync(path).isDirectory() ? files(path, skip) : [path];
  });
}

const expansionsOf = (game: string) => {
  try {
    return readdirSync(join(lib, game, 'expansions'));
  } catch {
    return [];
  }
};

/** Sets named with a word of the game itself: only a path can tell that they are meant. */
const WORDS = ['count', 'messages', 'monasteries', 'tunnel'];
const nameOf = (id: string) => (WORDS.includes(id) ? `expansions/${id}/` : `\\b${id}\\b`);

/** The notation lists names of pieces; a piece may have the name of its set. */
const NOTATION = join(lib, 'landscape/notation/notation.ts');
const PIECES = new RegExp(`'(${Object.values(NAMES).flat().join('|')})'`, 'g');

/** A source file without the names of pieces in the notation. */
const sourceOf = (path: string) => {
  const text = readFileSync(path, 'utf8');
  return path === NOTATION ? text.replace(PIECES, '') : text;
};

describe('layers import only layers to their left', () => {
  const ids = [...expansionsOf('landscape'), ...expansionsOf('clinic')];
  const base = ['landscape', 'clinic'].flatMap((game) =>
    files(join(lib, game), [join(lib, game, 'expansions')])
  );

  it('has expansions to look for', () => {
    expect(ids.length).toBeGreaterThan(0);
  });

  it.each(expansionsOf('landscape'))('no screen names %s', (id) => {
    const wanted = new RegExp(nameOf(id), 'i');
    const guilty = files(join(lib, 'ui'))
      .filter((path) => !/\.(test\.ts|snap)$/.test(path))
      .filter((path) => wanted.test(readFileSync(path, 'utf8')));
    expect(guilty.map((path) => path.slice(lib.length + 1))).toEqual([]);
  });

  it.each(ids)('neither the kernel nor a base game mentions %s', (id) => {
    const wanted = new RegExp(nameOf(id));
    const guilty = [...files(join(lib, 'kernel')), ...base]
      .filter((path) => !path.endsWith('.test.ts'))
      .filter((path) => wanted.test(sourceOf(path)));
    expect(guilty.map((path) => path.slice(lib.length + 1))).toEqual([]);
  });
});
