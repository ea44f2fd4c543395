import type { TileDef } from '../../landscape/tiles/catalogue.ts';

const clearing: (() => void)[] = [];

/** The same function, computed once per tile definition until {@link forgetTiles}. */
export function perTile<T>(compute: (def: TileDef) => T): (def: TileDef) => T {
  let known = new WeakMap<TileDef, T>();
  clearing.push(() => (known = new WeakMap()));
  return (def) => {
    let value = known.get(def);
    if (value === undefined) known.set(def, (value = compute(def)));
    return value;
  };
}

/** Releases everything that was computed for tiles. */
export function forgetTiles(): void {
  for (const clear of clearing) clear();
}
