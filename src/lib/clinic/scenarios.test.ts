import { readFileSync, readdirSync } from 'node:fs';
import { describe, it } from 'vitest';
import { clinic } from './game.ts';
import { runScript } from './testing/script.ts';

const folder = 'tests/scenarios/clinic/';
const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));

describe('clinic scenarios', () => {
  it.each(files.filter((name) => !name.startsWith('covid')))('%s', (name) => {
    runScript(clinic, readFileSync(folder + name, 'utf8'));
  });
});
