import { byCodeUnit } from './canonical.ts';
import type { PileContents } from './game.ts';
import { Refusal } from './refusal.ts';

/** A multiset to draw from. Unordered: the outcome of a draw is decided elsewhere. */
export class Pile {
  private constructor(private readonly counts: Map<string, number>) {}

  static of(items: Iterable<readonly [string, number]>): Pile {
    const counts = new Map<string, number>();
    for (const [id, n] of [...items].sort((a, b) => byCodeUnit(a[0], b[0])))
      if (n > 0) counts.set(id, (counts.get(id) ?? 0) + n);
    return new Pile(counts);
  }

  clone(): Pile {
    return new Pile(new Map(this.counts));
  }

  get size(): number {
    let n = 0;
    for (const count of this.counts.values()) n += count;
    return n;
  }

  count(id: string): number {
    return this.counts.get(id) ?? 0;
  }

  contents(): PileContents {
    return [...this.counts].filter(([, n]) => n > 0).sort((a, b) => byCodeUnit(a[0], b[0]));
  }

  /** Removes one; throws NOT_IN_PILE. */
  take(id: string): void {
    const n = this.count(id);
    if (n === 0) throw new Refusal('NOT_IN_PILE', `The pile holds no ${id} any more.`);
    this.counts.set(id, n - 1);
  }

  put(id: string, n = 1): void {
    this.counts.set(id, this.count(id) + n);
  }
}

/** The n-th item (0-based) of a pile in canonical order. */
export function nth(contents: PileContents, n: number): string {
  for (const [id, count] of contents) {
    if (n < count) return id;
    n -= count;
  }
  throw new RangeError('draw beyond the end of the pile');
}

/** How many items a pile holds. */
export function sizeOf(contents: PileContents): number {
  return contents.reduce((sum, [, count]) => sum + count, 0);
}
