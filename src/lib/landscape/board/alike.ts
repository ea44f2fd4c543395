import { FIT_CODES } from '../tiles/tiletypes.ts';

/**
 * Border cells grouped by fit code, one linked ring per code. Each ring has a head, stored after all places,
 * so that adding and removing need no check for an empty ring.
 */
export class Alike {
  readonly next: Int16Array;
  private readonly before: Int16Array;
  /** Head of the ring of fit code 0; the others follow. */
  readonly heads: number;

  constructor(places: number) {
    this.heads = places;
    this.next = new Int16Array(places + FIT_CODES);
    for (let head = places; head < places + FIT_CODES; head++) this.next[head] = head;
    this.before = this.next.slice();
  }

  join(at: number, fit: number): void {
    const { next, before } = this;
    const head = this.heads + fit;
    const first = next[head];
    next[at] = first;
    before[at] = head;
    next[head] = at;
    before[first] = at;
  }

  leave(at: number): void {
    const { next, before } = this;
    next[before[at]] = next[at];
    before[next[at]] = before[at];
  }

  copyFrom(from: Alike): this {
    this.next.set(from.next);
    this.before.set(from.before);
    return this;
  }
}
