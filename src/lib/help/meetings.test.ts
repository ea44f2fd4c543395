import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MEETINGS, meetingsByPair, nameOfTest, TRANSLATED } from './meetings.ts';

const folder = new URL('../../../tests/scenarios/landscape', import.meta.url).pathname;

/** The sets that the header of a scenario names. */
function setsOf(test: string): string[] {
  const lines = readFileSync(`${folder}/${test}.jsonl`, 'utf8').split('\n');
  const header = JSON.parse(lines.find((line) => line.startsWith('{')) as string) as { expansions: string[] };
  return header.expansions;
}

/** What the texts say of two large sets, clause by clause: its scenarios, or why there can be none. */
interface Clause {
  readonly says: string;
  readonly tests?: readonly string[];
  readonly none?: string;
}

const clauses = Object.entries(
  JSON.parse(readFileSync(`${folder}/pairs/clauses.json`, 'utf8')) as Record<string, readonly Clause[]>
);

/** The large sets with tiles here, and the four small ones whose pairs with them have texts of their own. */
const LARGE = [
  'abbeyMayor',
  'bridgesCastlesBazaars',
  'count',
  'hillsSheep',
  'innsCathedrals',
  'kingRobber',
  'princessDragon',
  'shrines',
  'tower',
  'tradersBuilders',
  'underBigTop'
];
const SMALL = ['anniversary20', 'blackDragon', 'covid19', 'naturalDisasters'];

describe('clauses on two sets', () => {
  const paths = new Map(
    readdirSync(folder, { recursive: true })
      .filter((path): path is string => typeof path === 'string' && path.endsWith('.jsonl'))
      .map((path) => [nameOfTest(path.replace(/\.jsonl$/, '')), path.replace(/\.jsonl$/, '')])
  );

  it('are listed for all pairs of large sets, and of a large and a small one', () => {
    const pairs = LARGE.flatMap((a, i) =>
      [...LARGE.slice(i + 1), ...SMALL].map((b) => [a, b].sort().join('+'))
    );
    expect(clauses.map(([pair]) => pair)).toEqual(pairs.sort());
  });

  it.each(clauses)('of %s have a scenario of both each, or a reason why none can be', (pair, told) => {
    expect(told.length).toBeGreaterThan(0);
    for (const { says, tests = [], none } of told) {
      expect(tests.length > 0, says).toBe(none === undefined);
      for (const test of tests) {
        expect(paths.get(test), test).toBeDefined();
        expect(setsOf(paths.get(test)!), test).toEqual(expect.arrayContaining(pair.split('+')));
      }
    }
  });
});

describe('meetings of two sets', () => {
  it.each(MEETINGS.map(({ test, sets }) => [test, sets] as const))(
    '%s is a scenario of both',
    (test, sets) => {
      expect(setsOf(test)).toEqual(expect.arrayContaining([...sets]));
    }
  );

  it('are told for every scenario of a pair, each once', () => {
    const tests = MEETINGS.map(({ test }) => test).sort();
    const files = readdirSync(`${folder}/pairs`, { recursive: true })
      .filter((path): path is string => typeof path === 'string' && path.includes('+'))
      .map((path) => `pairs/${path.replace(/\.jsonl$/, '')}`)
      .sort();
    expect(tests).toEqual(files);
  });

  it('are sentences, and none is told twice of one pair', () => {
    for (const { says } of MEETINGS) expect(says).toMatch(/^[\p{Lu}\d].*\.$/u);
    const told = MEETINGS.map(({ sets, says }) => `${sets.join()} ${says}`);
    expect(new Set(told).size).toBe(told.length);
  });

  it('are grouped by pair, of the given sets alone', async () => {
    const pairs = await meetingsByPair(['abbot', 'river1', 'tower']);
    expect([...pairs.keys()].sort()).toEqual(['abbot+river1', 'abbot+tower']);
  });

  it.each(Object.entries(TRANSLATED))(
    'are told in %s: each, as a sentence, once of a pair',
    async (_, load) => {
      const said = (await load()).default;
      expect(Object.keys(said).sort()).toEqual(MEETINGS.map(({ test }) => nameOfTest(test)).sort());
      const told = MEETINGS.map(({ sets, test }) => `${sets.join()} ${said[nameOfTest(test)]}`);
      expect(new Set(told).size).toBe(told.length);
      for (const { says, test } of MEETINGS) {
        expect(said[nameOfTest(test)]).toMatch(/[.。]$/u);
        expect(said[nameOfTest(test)]).not.toBe(says);
      }
    }
  );

  it('come in the language asked for', async () => {
    const [english, german] = await Promise.all([
      meetingsByPair(['abbot', 'tower']),
      meetingsByPair(['abbot', 'tower'], 'de')
    ]);
    const said = (await TRANSLATED.de()).default;
    const [{ test, says }] = english.get('abbot+tower')!;
    expect(says).not.toBe(said[nameOfTest(test)]);
    expect(german.get('abbot+tower')![0].says).toBe(said[nameOfTest(test)]);
  });
});
