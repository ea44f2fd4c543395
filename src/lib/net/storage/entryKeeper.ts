import type { Store, StoredEntry } from './store.ts';

/** Stores entries of one table. Those that could not be stored are stored with the next ones: read again, they are not new. */
export class EntryKeeper {
  private readonly unstored: StoredEntry[] = [];

  /** `room` is the id of the table in the store. */
  constructor(
    private readonly store: Store,
    private readonly room: string
  ) {}

  /** Resolves to all entries that were stored now; rejects with a `StoreError`. */
  async keep(
    fresh: readonly StoredEntry[],
    durability?: 'strict' | 'relaxed'
  ): Promise<readonly StoredEntry[]> {
    const entries = [...this.unstored.splice(0), ...fresh];
    if (entries.length === 0) return entries;
    try {
      await this.store.putEntries(this.room, entries, durability);
    } catch (error) {
      this.unstored.push(...entries);
      throw error;
    }
    return entries;
  }
}
