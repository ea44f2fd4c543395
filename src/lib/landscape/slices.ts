import type { Slice } from './module.ts';
import type { Position } from './position.ts';
import type { Ruleset } from './ruleset.ts';

let readers = 0;

/**
 * Returns a reader for what is computed once for a ruleset, and not undefined. The ruleset keeps the answer: a cache in
 * the reader would keep the ruleset of an earlier game.
 */
export function rulesReader<T>(compute: (rules: Ruleset) => T): (p: Position) => T {
  const at = readers++;
  return (p) => {
    const { readings } = p.rules;
    if (readings[at] === undefined) readings[at] = compute(p.rules);
    return readings[at] as T;
  };
}

/** Returns a reader for a module's slice of a position. */
export function sliceReader<S extends Slice>(id: string): (p: Position) => S {
  const indexOf = rulesReader((rules) => rules.moduleIndex.get(id) ?? -1);
  return (p) => p.slices[indexOf(p)] as S;
}

/** Returns a reader for the number of a figure kind, or -1 where the kind is not played. */
export const kindReader = (id: string) => rulesReader((rules) => rules.figureIndex.get(id) ?? -1);
