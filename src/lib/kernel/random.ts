/** Returns a random integer from 0 to n - 1. */
export type Below = (n: number) => number;

/** A small seeded generator of 32-bit integers (sfc32): the same on every platform, for playouts and tests only. */
export class Random {
  /** A typed array, since V8 keeps a property of 32 bits as a floating-point number, which is converted at each use. */
  private readonly state: Int32Array;

  constructor(seed: number) {
    this.state = Int32Array.of(0x9e3779b9, 0x243f6a88, 0xb7e15162, seed);
    for (let i = 0; i < 12; i++) this.next();
  }

  /** An unsigned 32-bit integer. */
  next(): number {
    const { state } = this;
    const b = state[1];
    const c = state[2];
    const t = (state[0] + b + state[3]) | 0;
    state[0] = b ^ (b >>> 9);
    state[1] = c + (c << 3);
    state[2] = ((c << 21) | (c >>> 11)) + t;
    state[3]++;
    return t >>> 0;
  }

  /** An integer from 0 to n - 1 (n up to 2^21; the bias is below 1e-9 there). */
  below(n: number): number {
    return Math.trunc((this.next() / 0x1_0000_0000) * n);
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)];
  }
}
