import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SETS } from '../games/sets.ts';
import { MEETINGS, meetingsByPair } from './meetings.ts';

const folder = new URL('../../../tests/scenarios/landscape', import.meta.url).pathname;
const offered = SETS.landscape.map(({ id }): string => id);

/** The sets that the header of a scenario names. */
function setsOf(test: string): string[] {
  const lines = readFileSync(`${folder}/${test}.jsonl`, 'utf8').split('\n');
  const header = JSON.parse(lines.find((line) => line.startsWith('{')) as string) as { expansions: string[] };
  return header.expansions;
}

describe('meetings of two sets', () => {
  it.each(
    MEETINGS.filter(({ test }) => test !== null).map(({ test, sets }) => [test as string, sets] as const)
  )('%s is a scenario of both', (test, sets) => {
    expect(setsOf(test)).toEqual(expect.arrayContaining([...sets]));
  });

  it('are told for every scenario of a pair, each once', () => {
    const tests = MEETINGS.flatMap(({ test }) => (test === null ? [] : [test])).sort();
    const files = readdirSync(`${folder}/pairs`, { recursive: true })
      .filter((path): path is string => typeof path === 'string' && path.includes('+'))
      .map((path) => `pairs/${path.replace(/\.jsonl$/, '')}`)
      .sort();
    expect(tests).toEqual(files);
  });

  it('without a scenario speak of a set that is not offered yet', () => {
    for (const { sets, test } of MEETINGS)
      if (test === null) expect(sets.every((id) => offered.includes(id))).toBe(false);
  });

  it('are sentences, and none is told twice of one pair', () => {
    for (const { says } of MEETINGS) expect(says).toMatch(/^[\p{Lu}\d].*\.$/u);
    const told = MEETINGS.map(({ sets, says }) => `${sets.join()} ${says}`);
    expect(new Set(told).size).toBe(told.length);
  });

  it('are grouped by pair, of the given sets alone', () => {
    const pairs = meetingsByPair(['abbot', 'river1', 'tower']);
    expect([...pairs.keys()].sort()).toEqual(['abbot+river1', 'abbot+tower']);
  });
});
