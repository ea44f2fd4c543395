import { toBase64url } from '../link/base64url.ts';

/** An entry that waits to be verified. */
export interface Waiting {
  readonly id: string;
  readonly entry: Uint8Array;
  readonly via: string | null;
  /** Sent outside the document, by the peer itself. */
  readonly beside: boolean;
}

/**
 * Entries that wait to be verified, in the order of arrival, each copy once. Finds a copy without a search,
 * since floods make the queue long.
 */
export class EntryQueue {
  private items: Waiting[] = [];
  private readonly copies = new Set<string>();

  get length(): number {
    return this.items.length;
  }

  /** False when the same copy already waits. Two copies with one id may differ in the signature. */
  add(item: Waiting): boolean {
    const copy = toBase64url(item.entry);
    if (this.copies.has(copy)) return false;
    this.copies.add(copy);
    this.items.push(item);
    return true;
  }

  /** The first ones, at most `count`. */
  first(count: number): readonly Waiting[] {
    return this.items.slice(0, count);
  }

  /** Removes the first one. */
  shift(): void {
    const item = this.items.shift();
    if (item) this.copies.delete(toBase64url(item.entry));
  }

  /** Removes those after the first one for which this holds. */
  dropBehindFirst(isDropped: (item: Waiting) => boolean): void {
    const [first, ...others] = this.items;
    if (!first) return;
    for (const item of others) if (isDropped(item)) this.copies.delete(toBase64url(item.entry));
    this.items = [first, ...others.filter((item) => !isDropped(item))];
  }
}
