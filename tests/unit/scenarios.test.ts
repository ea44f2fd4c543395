import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadGame } from '../../src/lib/games/index.ts';
import { parseScript } from '../../src/lib/kernel/script/parse.ts';
import { Runner } from '../../src/lib/kernel/script/run.ts';

const tests = new URL('..', import.meta.url).pathname;

function scripts(folder: string): string[] {
  return readdirSync(join(tests, folder))
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      if (statSync(join(tests, path)).isDirectory()) return scripts(path);
      return name.endsWith('.jsonl') ? [path] : [];
    });
}

describe.each(['scenarios', 'fixtures/games'])('scripts of %s', (folder) => {
  it.each(scripts(folder))('%s', async (path) => {
    const script = parseScript(readFileSync(join(tests, path), 'utf8'));
    const game = await loadGame(script.header.game, script.header.expansions);
    const outcome = new Runner(game, script).run();
    expect(outcome.ok ? 'ok' : `line ${outcome.line}: ${outcome.code} ${outcome.message}`).toBe('ok');
  });
});

describe('scenarios', () => {
  it.each(scripts('scenarios'))('%s names the rule it shows', (path) => {
    expect(readFileSync(join(tests, path), 'utf8')).toMatch(/^(?:\{.*\}\n)?\/\/ \S/);
  });
});
