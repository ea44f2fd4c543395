import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalBytes, hashVector, stateHash } from './canonical.ts';
import type { Json } from './json.ts';
import { nth, Pile, sizeOf } from './pile.ts';
import { Random } from './random.ts';
import { Refusal } from './refusal.ts';
import { total } from './score.ts';
import { parseScript, ScriptError } from './script/parse.ts';

const json: fc.Arbitrary<Json> = fc.letrec((tie) => ({
  value: fc.oneof(
    fc.constant(null),
    fc.boolean(),
    fc.integer(),
    fc.string(),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie('value'), { maxKeys: 4 })
  )
})).value as fc.Arbitrary<Json>;

function shuffledKeys(value: Json): Json {
  if (Array.isArray(value)) return value.map(shuffledKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as Record<string, Json>).reverse();
  return Object.fromEntries(entries.map(([k, v]) => [k, shuffledKeys(v)]));
}

describe('canonical encoding', () => {
  test('is the same for equal values, whatever order their keys were written in', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(canonicalBytes(shuffledKeys(value))).toEqual(canonicalBytes(value));
      })
    );
  });

  test('a state hash does not depend on the order of its modules', () => {
    expect(stateHash({ a: 1, b: [2] })).toBe(stateHash({ b: [2], a: 1 }));
    expect(Object.keys(hashVector({ b: 1, a: 2 }))).toEqual(['a', 'b']);
  });
});

describe('pile', () => {
  test('holds a sorted multiset and refuses what it no longer holds', () => {
    const pile = Pile.of([
      ['b', 1],
      ['a', 2],
      ['c', 0]
    ]);
    expect(pile.contents()).toEqual([
      ['a', 2],
      ['b', 1]
    ]);
    expect(sizeOf(pile.contents())).toBe(3);
    expect([0, 1, 2].map((n) => nth(pile.contents(), n))).toEqual(['a', 'a', 'b']);
    const copy = pile.clone();
    copy.take('b');
    expect(pile.count('b')).toBe(1);
    expect(() => copy.take('b')).toThrow(Refusal);
    expect(() => nth(copy.contents(), 2)).toThrow(RangeError);
  });
});

test('a score expression sums its parts', () => {
  expect(
    total({
      op: 'sum',
      label: 'city',
      parts: [
        { op: 'times', label: 'tiles', count: 3, each: 2 },
        { op: 'points', label: 'bonus', value: 1 }
      ]
    })
  ).toBe(7);
});

test('the seeded generator is the same everywhere', () => {
  const random = new Random(1);
  expect([random.next(), random.next(), random.below(10)]).toMatchInlineSnapshot(`
    [
      24724473,
      838574162,
      5,
    ]
  `);
});

describe('script files', () => {
  const header = '{"script":1,"game":"g","seats":["A"]}';

  test('skip comments and blank lines and count lines from one', () => {
    const script = parseScript(`// a note\n\n${header}\n{"draw":"x"}\n{"seat":0,"do":"pass"}`);
    expect(script.header.expansions).toEqual([]);
    expect(script.steps.map((s) => [s.kind, s.line])).toEqual([
      ['draw', 4],
      ['do', 5]
    ]);
  });

  test.each([
    ['', 1],
    ['nonsense', 1],
    ['{"script":2}', 1],
    ['{"script":1,"game":"g"}', 1],
    ['{"script":1,"game":"g","seats":["A"],"first":"0"}', 1],
    [`${header}\n[]`, 2],
    [`${header}\n{"do":"pass"}`, 2],
    [`${header}\n{"other":1}`, 2]
  ])('name the line of what is wrong: %j', (text, line) => {
    expect(() => parseScript(text)).toThrow(ScriptError);
    try {
      parseScript(text);
    } catch (error) {
      expect((error as ScriptError).line).toBe(line);
    }
  });
});
