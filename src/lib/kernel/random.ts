/** Returns a random integer from 0 to n - 1. */
export type Below = (n: number) => number;

/** A small seeded generator of 32-bit integers (sfc32): the same on every platform, for playouts and tests only. */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  constructor(seed: number) {
    this.a = 0x9e3779b9;
    this.b = 0x243f6a88;
    this.c = 0xb7e15162;
    this.d = seed | 0;
    for (let i = 0; i < 12; i++) this.next();
  }

  /** An unsigned 32-bit integer. */
  next(): number {
    const t = (((this.a + this.b) | 0) + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (this.c << 21) | (this.c >>> 11);
    this.c = (this.c + t) | 0;
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
