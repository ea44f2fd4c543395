import * as Y from 'yjs';

/**
 * Counts the steps Yjs needs to integrate items. Items with the same left origin are ordered by scanning all that
 * follows it, so a few thousand at one place cost millions of steps.
 */
export class Searching {
  /** Items of each chain: a list, or one key of a map. */
  private readonly lengths = new Map<string, number>();
  private readonly names = new WeakMap<object, string>();
  private spent = 0;

  constructor(private readonly doc: Y.Doc) {}

  /** Total steps so far, including the upper bound for integrating `structs`. */
  stepsWith(structs: readonly Y.AbstractStruct[]): number {
    /** The chain of each new item by the id of its end, and the ids that already have a successor. */
    const ends = new Map<string, string>();
    const taken = new Set<string>();
    for (const struct of structs) {
      const { client, clock } = struct.id;
      const isNew = clock + struct.length > Y.getState(this.doc.store, client);
      if (!(struct instanceof Y.Item) || !isNew) continue;
      const [chain, isFree] = this.place(struct, ends, taken);
      const length = this.lengths.get(chain) ?? 0;
      if (!isFree) this.spent += Math.max(1, length);
      this.lengths.set(chain, length + 1);
      ends.set(idText(client, clock + struct.length - 1), chain);
    }
    return this.spent;
  }

  /** The chain of an item, and whether its place is still empty. */
  private place(
    { origin, parent, parentSub }: Y.Item,
    ends: ReadonlyMap<string, string>,
    taken: Set<string>
  ): [string, boolean] {
    const key = origin ? idText(origin.client, origin.clock) : '';
    const wasTaken = taken.has(key);
    if (origin) taken.add(key);
    if (origin && origin.clock < Y.getState(this.doc.store, origin.client)) {
      const before = Y.getItem(this.doc.store, origin);
      // A garbage-collected struct takes no further items.
      if (!(before instanceof Y.Item)) return ['', true];
      const isLast = before.right === null && origin.clock === before.id.clock + before.length - 1;
      return [this.chain(before.parent, before.parentSub), isLast && !wasTaken];
    }
    if (origin) return [ends.get(key) ?? '', ends.has(key) && !wasTaken];
    const chain = this.chain(parent, parentSub);
    return [chain, !this.lengths.has(chain)];
  }

  private chain(parent: unknown, sub: string | null): string {
    return `${typeof parent === 'string' ? parent : this.nameOf(parent)}\0${sub ?? ''}`;
  }

  private nameOf(parent: unknown): string {
    if (!(parent instanceof Y.AbstractType)) return '';
    if (!this.names.has(parent)) for (const [name, type] of this.doc.share) this.names.set(type, name);
    return this.names.get(parent) ?? '';
  }
}

const idText = (client: number, clock: number): string => `${client} ${clock}`;
