import { toHex } from './bytes.ts';
import type { Entry } from './entry.ts';

// Limit of duplicate entries at one index, which no honest party signs; more are kept only if others built on them.
const MAX_TWINS = 8;
// Limit of entries at one position: each could be an answer on a branch of its own.
const MAX_AT_ONE_PLACE = 16;

/** The entries held of one party's log. A liar's log is a tree: several entries may follow the same one. */
export class Log {
  private readonly entries = new Map<string, Entry>();
  private readonly byIndex: Entry[][] = [];
  private readonly followers = new Map<string, Entry[]>();
  private readonly joined = new Map<string, Entry>();
  private readonly countAt = new Map<string, number>();
  private readonly root: string;

  /** Bytes of all entries held. */
  bytes = 0;

  constructor(table: Uint8Array) {
    this.root = toHex(table);
  }

  /** The first pair of entries at one index, if the party ever signed two. */
  get twins(): readonly [Entry, Entry] | null {
    for (const list of this.byIndex) if (list && list.length > 1) return [list[0], list[1]];
    return null;
  }

  get forked(): boolean {
    return this.forkIndex < Infinity;
  }

  /**
   * The lowest index with two entries; up to it the log has one branch, until its party forks it at a lower
   * index.
   */
  get forkIndex(): number {
    return this.lowestFork;
  }
  private lowestFork = Infinity;

  /** Whether an entry exceeds the limits of an honest log. */
  isFull({ index, hash }: Entry): boolean {
    if ((this.byIndex[index]?.length ?? 0) >= MAX_TWINS) return true;
    return this.forked && (this.countAt.get(hash) ?? 0) >= MAX_AT_ONE_PLACE;
  }

  /** Whether an entry that is held follows the one with this id. */
  isFollowed(id: string): boolean {
    return this.followers.has(id);
  }

  /** Number of entries without a gap from entry 0, on all branches. */
  get size(): number {
    return this.joined.size;
  }

  /** Number of all entries held, those after a gap included. */
  get held(): number {
    return this.entries.size;
  }

  has(id: string): boolean {
    return this.entries.has(id);
  }

  /** The entry of this id, also after a gap. */
  find(id: string): Entry | undefined {
    return this.entries.get(id);
  }

  /** The gapless entry of this id. */
  get(id: string): Entry | undefined {
    return this.joined.get(id);
  }

  /** The gapless entries that follow this one directly. */
  after(entry: Entry): readonly Entry[] {
    return (this.followers.get(entry.id) ?? []).filter((next) => this.joined.has(next.id));
  }

  /** The gapless entries after one (from the start for null) in order, while the log has one branch. */
  *rest(from: Entry | null): Generator<Entry> {
    let next = from ? this.after(from) : this.after0();
    while (next.length > 0) {
      yield next[0];
      next = this.after(next[0]);
    }
  }

  /** Whether entry 0 is held. */
  get seated(): boolean {
    return this.joined.size > 0;
  }

  /** The last gapless entry; with a fork, that of the longest branch. */
  get last(): Entry | null {
    return this.longest;
  }
  private longest: Entry | null = null;

  /** All entries held, by index and then id: gaps and branches included. */
  all(): Entry[] {
    // Indices without an entry are holes in the array, which `flatMap` skips.
    return this.byIndex.flatMap((list) => [...list].sort((a, b) => (a.id < b.id ? -1 : 1)));
  }

  /** Adds a verified entry. Returns the entries that became gapless, in order. */
  add(entry: Entry): Entry[] {
    const same = (this.byIndex[entry.index] ??= []);
    same.push(entry);
    this.bytes += entry.bytes.length;
    this.countAt.set(entry.hash, (this.countAt.get(entry.hash) ?? 0) + 1);
    if (same.length > 1) this.lowestFork = Math.min(this.lowestFork, entry.index);
    this.entries.set(entry.id, entry);
    const siblings = this.followers.get(entry.prev);
    if (siblings) siblings.push(entry);
    else this.followers.set(entry.prev, [entry]);
    const fits =
      entry.index === 0 ? this.isSit(entry) : this.joined.get(entry.prev)?.index === entry.index - 1;
    return fits ? this.join(entry) : [];
  }

  /** Whether `entry` follows `ancestor` in this log, directly or not; every entry follows null. */
  follows(entry: Entry, ancestor: Entry | null): boolean {
    if (!ancestor) return true;
    if (!this.forked) return entry.index > ancestor.index;
    let at: Entry | undefined = entry;
    while (at && at.index > ancestor.index) at = this.joined.get(at.prev);
    return at !== undefined && at.id === ancestor.id && at.id !== entry.id;
  }

  private after0(): readonly Entry[] {
    return (this.byIndex[0] ?? []).filter((entry) => this.joined.has(entry.id));
  }

  private isSit(entry: Entry): boolean {
    return (
      entry.body.kind === 'sit' &&
      entry.prev === this.root &&
      entry.hash === this.root &&
      entry.position === 0
    );
  }

  private join(first: Entry): Entry[] {
    const added = [first];
    for (const entry of added) {
      this.joined.set(entry.id, entry);
      if (!this.longest || entry.index > this.longest.index) this.longest = entry;
      for (const next of this.followers.get(entry.id) ?? [])
        if (next.index === entry.index + 1) added.push(next);
    }
    return added;
  }
}
