import type { Store, StoredEntry } from './store.ts';

/** How long (ms) after a failure to store storing is tried again. */
export const STORE_AGAIN_AFTER = 3_000;

/**
 * Stores entries of one table. Those that could not be stored are stored with the next ones: read again, they are not new.
 * If no others come, `again` is called after {@link STORE_AGAIN_AFTER}.
 */
export class EntryKeeper {
  private readonly unstored: StoredEntry[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private destroyed = false;

  /** `room` is the id of the table in the store; `again` calls `keep`. */
  constructor(
    private readonly store: Store,
    private readonly room: string,
    private readonly again: () => void
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
      clearTimeout(this.timer);
      if (!this.destroyed) this.timer = setTimeout(this.again, STORE_AGAIN_AFTER);
      throw error;
    }
    return entries;
  }

  /** From now on `again` is not called. */
  destroy(): void {
    this.destroyed = true;
    clearTimeout(this.timer);
  }
}
