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
  it('are there', () => expect(files.length).toBeGreaterThan(180));

  it('are all listed by rule', () => {
    const listed = [...readFileSync(`${folder}RULES.md`, 'utf8').matchAll(/`([\w-]+\*?)`/g)].map(
      ([, name]) => name
    );
    const names = files.map((file) => file.slice(0, -'.jsonl'.length));
    const fits = (pattern: string) => (name: string) =>
      pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
    expect(names.filter((name) => !listed.some((pattern) => fits(pattern)(name)))).toEqual([]);
    expect(listed.filter((pattern) => !names.some(fits(pattern)))).toEqual([]);
  });

  it.each(files)('%s', (name) => {
    const script = parseScript(readFileSync(folder + name, 'utf8'));
    expect(new Runner(game, script).run()).toMatchObject({ ok: true });
  });
});
