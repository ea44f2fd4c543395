import type { Carrier } from '../../net/document/carrier.ts';
import type { Store, StoredEntry } from '../../net/storage/store.ts';
import { carryTable } from '../../net/document/tableCarrier.ts';
import type { Table } from '../../table/fold/table.ts';
import type { Connection } from '../lobby/connect.ts';
import { EntryKeeper } from '../../net/storage/entryKeeper.ts';
import { Debounced } from '../async/debounce.ts';

export interface EntrySyncOptions {
  readonly connection: Pick<Connection, 'provider'>;
  readonly table: Table;
  readonly store: Store;
  /** Id of this table in the store. */
  readonly room: string;
  /** Its entries in the store. */
  readonly stored: readonly StoredEntry[];
  /** Called when storing failed. */
  readonly failed: (error: unknown) => void;
  /** Called when something was stored. */
  readonly hasKept: () => void;
}

/**
 * How long (ms) an opening table waits for the entries that came with its header; it is limited, since they
 * may be a flood.
 */
const PATIENCE = 500;

/** Moves one table's entries between the network, this device's store, and the table. */
export class EntrySync {
  private readonly carrier: Carrier;
  /** Ids of own entries that are stored and not sent yet: none is written twice. */
  private readonly written = new Set<string>();
  private readonly keeper: EntryKeeper;
  /** Entries arrive in batches, and each batch is shown once. */
  private readonly debounced: Debounced;
  private readonly stops: (() => void)[];

  /** `heard` is called after entries arrived. */
  constructor(private readonly options: EntrySyncOptions & { readonly heard: () => void }) {
    const { connection, table, store, room, stored, heard } = options;
    // A failure is reported by `persist` itself.
    this.keeper = new EntryKeeper(store, room, () => void this.persist([]).catch(() => undefined));
    this.debounced = new Debounced(heard, () => this.carrier.isBusy);
    this.carrier = carryTable(connection.provider, table, {
      persist: (entries) => this.persist(entries),
      initial: stored.map(({ id, bytes }) => [id, bytes] as const)
    });
    this.stops = [this.carrier.onEntry(() => this.debounced.call())];
  }

  /** Resolves when every entry that has arrived is in the table, at the latest after {@link PATIENCE}. */
  async arrived(): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise((resolve) => (timer = setTimeout(resolve, PATIENCE)));
    await Promise.race([this.carrier.settled, late]);
    clearTimeout(timer);
  }

  /** Marks an own entry as stored, before it is sent. */
  hasWritten(id: string): void {
    this.written.add(id);
  }

  /** Sends entries to the connected peers. */
  async publish(entries: readonly Uint8Array[]): Promise<void> {
    await this.carrier.publish(...entries);
  }

  private async persist(entries: readonly StoredEntry[]): Promise<void> {
    const { failed, hasKept } = this.options;
    const others = entries.filter(({ id }) => !this.written.delete(id));
    try {
      const kept = await this.keeper.keep(others, 'relaxed');
      if (kept.length > 0) hasKept();
    } catch (error) {
      failed(error);
      throw error;
    }
  }

  destroy(): void {
    this.debounced.cancel();
    this.keeper.destroy();
    for (const stop of this.stops) stop();
    this.carrier.destroy();
  }
}
