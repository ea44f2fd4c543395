import type { Slice } from './module.ts';
import type { Position } from './position.ts';
import type { Ruleset } from './ruleset.ts';

/** Returns a reader for a module's slice of a position; caches its index, since it is read in every turn. */
export function sliceReader<S extends Slice>(id: string): (p: Position) => S {
  let known: Ruleset | null = null;
  let index = 0;
  return (p) => {
    if (p.rules !== known) {
      known = p.rules;
      index = p.rules.moduleIndex.get(id) as number;
    }
    return p.slices[index] as S;
  };
}

/** Returns a reader for what is computed once for a ruleset; the latest answer is cached, since it is read in every turn. */
export function rulesReader<T>(compute: (rules: Ruleset) => T): (p: Position) => T {
  const all = new WeakMap<Ruleset, { readonly value: T }>();
  let known: Ruleset | null = null;
  let value: T;
  return (p) => {
    if (p.rules !== known) {
      const found = all.get(p.rules) ?? { value: compute(p.rules) };
      all.set(p.rules, found);
      known = p.rules;
      value = found.value;
    }
    return value;
  };
}

/** Returns a reader for the number of a figure kind, or -1 where the kind is not played. */
export const kindReader = (id: string) => rulesReader((rules) => rules.figureIndex.get(id) ?? -1);
