import type { FigureDef, Traits } from '../contract/module.ts';

/** What can be done to a figure of a kind: everything to a follower, all but capture to a living special figure. */
export function traitsOf(def: FigureDef): Traits {
  const alive = def.lifeless !== true;
  return {
    takeable: alive && def.special !== true,
    liftable: alive,
    edible: alive,
    testable: alive,
    ...def.traits
  };
}
