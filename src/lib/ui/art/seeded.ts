/** FNV-1a, 32 bits: the seed of a tile's drawing is the hash of its id. */
export function hash32(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 0x01000193);
  }
  return h >>> 0;
}

/** Random numbers that are the same on every device for the same seed text. */
export interface Chance {
  /** In [0, 1). */
  unit(): number;
  /** In [low, high). */
  between(low: number, high: number): number;
  /** Integer in [0, n). */
  below(n: number): number;
  pick<T>(from: readonly T[]): T;
}

/** Changes to a laid tile, at the end of its id: they do not change the seed, so it still looks like the printed tile. */
const CHANGES = /\+[^/]*/;

/** Integer-only generator (mulberry32), so drawings agree on every machine. */
export function chance(seed: string): Chance {
  let state = hash32(seed.replace(CHANGES, ''));
  const unit = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    unit,
    between: (low, high) => low + (high - low) * unit(),
    below: (n) => Math.floor(unit() * n),
    pick: (from) => from[Math.floor(unit() * from.length)]
  };
}
