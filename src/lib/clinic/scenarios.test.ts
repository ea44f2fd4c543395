import { readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = 'tests/scenarios/clinic/';
const files = readdirSync(folder, { recursive: true })
  .map((path) => basename(String(path)))
  .filter((name) => name.endsWith('.jsonl'));

/** They are played with those of the other game, in tests/unit/scenarios.test.ts. */
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
});
