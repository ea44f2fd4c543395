import counted from './pairs.json' with { type: 'json' };
import type { Ruling } from './rulings.ts';

/** Two expansions of a game and how well their interaction is tested. */
export interface Pair {
  readonly ids: readonly [string, string];
  /** Number of scenarios in which the two interact. */
  readonly tests: number;
  readonly rulings: readonly Ruling[];
}

const tests: Readonly<Record<string, number>> = counted;

/** The pair of two expansions, in any order, with those of the rulings that are about both. */
export function pairOf(a: string, b: string, rulings: readonly Ruling[]): Pair {
  const ids = a < b ? ([a, b] as const) : ([b, a] as const);
  return {
    ids,
    tests: tests[ids.join('+')] ?? 0,
    rulings: rulings.filter(({ of, meets }) => meets !== undefined && ids.includes(of) && ids.includes(meets))
  };
}

/** Scenarios by pair, from the names of their files: `abbot+river1-garden.jsonl` belongs to `abbot+river1`. */
export function countPairs(files: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const file of files) {
    const pair = /^(\w+\+\w+)-/.exec(file)?.[1];
    if (pair !== undefined) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}
