import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { covid19Pandemic } from './expansions/covid19Pandemic/index.ts';
import { makeClinic } from './game.ts';
import { runScript } from './testing/script.ts';

const folder = 'tests/scenarios/clinic/';
const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
const game = makeClinic([covid19Pandemic]);

describe('clinic scenarios', () => {
  it('are there', () => expect(files.length).toBeGreaterThan(150));

  it.each(files)('%s', (name) => {
    runScript(game, readFileSync(folder + name, 'utf8'));
  });
});
