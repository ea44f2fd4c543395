import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PANDEMIC_NUMBERS, TAGGED_PANDEMIC_NUMBERS } from './expansions/covid19Pandemic/numbers.ts';
import { covid19Pandemic } from './expansions/covid19Pandemic/index.ts';
import { makeClinic } from './game.ts';
import { NUMBERS, TAGGED_NUMBERS } from './numbers.ts';

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);

describe('numbers', () => {
  it('all say how sure they are', () => {
    for (const [name, { sure }] of [
      ...Object.entries(TAGGED_NUMBERS),
      ...Object.entries(TAGGED_PANDEMIC_NUMBERS)
    ])
      expect(['confirmed', 'inferred', 'reconstructed'], name).toContain(sure);
  });

  it('agree with the components of the box', () => {
    expect(sum(NUMBERS.hubs)).toBe(16);
    expect(sum(NUMBERS.patientPool[3])).toBe(93);
    expect(NUMBERS.bonusTiles).toHaveLength(7);
    expect(NUMBERS.specials.length * NUMBERS.specialCopies[3]).toBe(12);
  });

  it('make no column of the Propagation board easier in a later round, or too long for 99 tiles', () => {
    const { lowGood, lowMedium, lowPoor, highGood, highMedium, highPoor, tiles } = PANDEMIC_NUMBERS;
    for (const column of [lowGood, lowMedium, lowPoor, highGood, highMedium, highPoor]) {
      expect([...column].sort((a, b) => a - b)).toEqual(column);
      expect(4 * sum(column)).toBeLessThanOrEqual(tiles);
    }
    for (const [easier, harder] of [
      [lowGood, lowMedium],
      [lowMedium, lowPoor],
      [highGood, highMedium],
      [highMedium, highPoor],
      [lowGood, highGood],
      [lowMedium, highMedium],
      [lowPoor, highPoor]
    ])
      expect(sum(easier)).toBeLessThan(sum(harder));
  });
});

describe('a typed-in column of the Propagation board', () => {
  const game = makeClinic([covid19Pandemic]);
  const start = (propagation: string, seats: number) => () =>
    game.setup({ seats, expansions: ['covid19Pandemic'], options: { propagation } });

  it('may need all 99 tiles, and no more', () => {
    expect(start('3 4 5 6 7 8', 3)).not.toThrow();
    expect(start('3 4 5 6 7 9', 3)).toThrow('at most 99');
    expect(start('3 4 5 6 7 8', 4)).toThrow('at most 99');
  });

  it.each(['2 2 3 4 4', '2 2 3 4 4 4 4', '2 2 3 4 4 10', '2 2 3 4 4 x', '', 'printed'])(
    'refuses "%s"',
    (text) => expect(start(text, 1)).toThrow('propagation')
  );
});

describe('the base game', () => {
  it('has never heard of its expansions', () => {
    const folders = ['', 'actions/', 'data/', 'testing/'].map((folder) => `src/lib/clinic/${folder}`);
    for (const folder of folders)
      for (const file of readdirSync(folder).filter(
        (name) => /[.](ts|json)$/.test(name) && !name.includes('.test.')
      ))
        expect(readFileSync(folder + file, 'utf8'), file).not.toMatch(/covid|pandemic|infect|quarantin/i);
  });
});
