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
