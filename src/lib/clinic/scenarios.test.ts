import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseScript } from '../kernel/script/parse.ts';
import { Runner } from '../kernel/script/run.ts';
import { covid19Pandemic } from './expansions/covid19Pandemic/index.ts';
import { makeClinic } from './game.ts';

const folder = 'tests/scenarios/clinic/';
const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
const game = makeClinic([covid19Pandemic]);

describe('clinic scenarios', () => {
  it('are there', () => expect(files.length).toBeGreaterThan(150));

  it.each(files)('%s', (name) => {
    const script = parseScript(readFileSync(folder + name, 'utf8'));
    expect(new Runner(game, script).run()).toMatchObject({ ok: true });
  });
});
