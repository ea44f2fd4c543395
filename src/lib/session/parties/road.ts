import type { Carrier } from '../../net/document/carrier.ts';
import type { Store, StoredEntry } from '../../net/storage/store.ts';
import { StoreError } from '../../net/storage/storeError.ts';
import { carryTable } from '../../net/document/tableCarrier.ts';
import type { Table } from '../../table/fold/table.ts';
import type { Connection } from '../lobby/connect.ts';
import { Heaped } from '../async/debounce.ts';

export interface RoadOptions {
  readonly connection: Pick<Connection, 'provider'>;
  readonly table: Table;
  readonly store: Store;
  /** Under which the store keeps this table. */
  readonly room: string;
  /** What the store has of it already. */
  readonly stored: readonly StoredEntry[];
  /** Could not be kept. */
  readonly failed: (error: unknown) => void;
}

/** The road of one table's entries: between the net, the store of this device, and the table. */
export class Road {
  private readonly carrier: Carrier;
  /** Ids of own entries that are on this device, until they are sent: none is written twice. */
  private readonly written = new Set<string>();
  /** Entries come in heaps, and are shown together. */
  private readonly heap: Heaped;
  private readonly stops: (() => void)[];

  /** `heard` is told when entries have come in. */
  constructor(options: RoadOptions & { readonly heard: () => void }) {
    const { connection, table, store, room, stored, heard, failed } = options;
    this.heap = new Heaped(heard, () => this.carrier.isBusy);
    this.carrier = carryTable(connection.provider, table, {
      persist: async (entries) => {
        const others = entries.filter(({ id }) => !this.written.delete(id));
        if (others.length > 0) await store.putEntries(room, others, 'relaxed');
      },
      initial: stored.map(({ id, bytes }) => [id, bytes] as const)
    });
    this.stops = [
      this.carrier.onEntry(() => this.heap.call()),
      this.carrier.onFault(({ kind }) => {
        if (kind === 'storage') failed(new StoreError('FULL'));
      })
    ];
  }

  /** An own entry that the store has, before it is sent. */
  hasWritten(id: string): void {
    this.written.add(id);
  }

  /** Sends entries to whoever is connected. */
  async publish(entries: readonly Uint8Array[]): Promise<void> {
    await this.carrier.publish(...entries);
  }

  destroy(): void {
    this.heap.cancel();
    for (const stop of this.stops) stop();
    this.carrier.destroy();
  }
}
