import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { NostrEvent } from '../nostr/event.ts';
import { placeOf } from '../mailbox/place.ts';
import { sameBytes } from '../link/base64url.ts';
import { storeError, StoreError } from './storeError.ts';

/**
 * A table this device knows, for the list on the start page. The session decides what `info` contains (plain
 * data).
 */
export interface TableRecord {
  readonly id: string;
  /** Wall time in ms of the last change. */
  readonly touched: number;
  readonly info: unknown;
}

/** The party keys of this device at a table. A non-extractable `CryptoKey` where the browser can, else raw bytes. */
export interface KeyRecord {
  readonly table: string;
  readonly publicKey: Uint8Array;
  readonly privateKey: CryptoKey | Uint8Array;
  /** Secret end of the chain of draw links. */
  readonly chainSeed: Uint8Array;
  /** Intermediate links, to compute the others from; recomputed where they are missing. */
  readonly chainMarks?: readonly Uint8Array[];
}

export interface StoredEntry {
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** Mail of a table, published or queued: one event per place, and which relays have it. */
export interface Posted {
  readonly event: NostrEvent;
  readonly rank: number;
  readonly kept: readonly string[];
}

/** Place of an entry in a log of this device. */
export interface OwnPlace {
  /** Names the log, the same in every tab. */
  readonly log: string;
  readonly index: number;
}

interface Schema extends DBSchema {
  tables: { key: string; value: TableRecord };
  headers: { key: string; value: Uint8Array };
  entries: { key: [string, string]; value: Uint8Array };
  keys: { key: string; value: KeyRecord };
  secrets: { key: [string, string]; value: Uint8Array };
  settings: { key: string; value: unknown };
  mail: { key: [string, string]; value: Posted };
}

type Name = 'tables' | 'headers' | 'entries' | 'keys' | 'secrets' | 'settings' | 'mail';

type Reading = IDBPTransaction<Schema, Name[]>;
type Writing = IDBPTransaction<Schema, Name[], 'readwrite'>;
type Transaction = Pick<IDBTransaction, 'commit'>;

/** 2 added `mail`. */
const VERSION = 2;
/** Some private modes never answer; nor does WebKit while a page left in its cache holds a transaction (bug 315804). */
const OPEN_WITHIN = 8_000;

/** All keys of one table lie in this range. */
const ofTable = (table: string): IDBKeyRange => IDBKeyRange.bound([table, ''], [table, '\uffff']);

/** Opens this device's storage; throws a `StoreError` with a code for the UI. */
export async function openStore(name = 'bastide'): Promise<Store> {
  let store: Store | null = null;
  let giveUp: (error: StoreError) => void = () => undefined;
  const hopeless = new Promise<never>((_, reject) => (giveUp = reject));
  const timer = setTimeout(() => giveUp(new StoreError('SILENT')), OPEN_WITHIN);
  // Some browsers throw synchronously instead of rejecting, or even when the name is looked up: handle all.
  const opening = Promise.resolve().then(() => {
    if (typeof indexedDB === 'undefined') throw new StoreError('DENIED');
    return openDB<Schema>(name, VERSION, {
      upgrade(db, from, _to, transaction) {
        createStores(db, from);
        // A page that WebKit suspends before its transaction has ended blocks the store of all others: end it early.
        transaction.commit();
      },
      blocked: () => giveUp(new StoreError('OLD_TAB')),
      // A newer version in another tab waits for us: close so that it can go on.
      blocking: () => store?.close(),
      terminated: () => store?.close()
    });
  });
  try {
    store = new Store(await Promise.race([opening, hopeless]));
    return store;
  } catch (error) {
    opening.then(
      (db) => db.close(),
      () => undefined
    );
    throw storeError(error);
  } finally {
    clearTimeout(timer);
  }
}

function createStores(db: IDBPDatabase<Schema>, from: number): void {
  if (from < 2) db.createObjectStore('mail');
  if (from >= 1) return;
  db.createObjectStore('tables', { keyPath: 'id' });
  db.createObjectStore('headers');
  db.createObjectStore('entries');
  db.createObjectStore('keys', { keyPath: 'table' });
  db.createObjectStore('secrets');
  db.createObjectStore('settings');
}

/** Tables, entries and keys of this device. Every write resolves when its transaction is complete. */
export class Store {
  private open = true;
  private asleep = false;
  private readonly running = new Set<Transaction>();

  constructor(private readonly db: IDBPDatabase<Schema>) {}

  /** All tables, the last changed first. */
  async tables(): Promise<TableRecord[]> {
    const all = await this.read('tables', (tx) => tx.objectStore('tables').getAll());
    return all.sort((a, b) => b.touched - a.touched);
  }

  table(id: string): Promise<TableRecord | undefined> {
    return this.read('tables', (tx) => tx.objectStore('tables').get(id));
  }

  putTable(record: TableRecord): Promise<void> {
    return this.write(['tables'], (tx) => tx.objectStore('tables').put(record));
  }

  /** Changes what is stored of a table in one transaction, so that no other tab writes in between; null leaves it as it is. */
  changeTable(id: string, change: (info: unknown) => unknown): Promise<void> {
    return this.write(['tables'], async (tx) => {
      const tables = tx.objectStore('tables');
      const info = change((await tables.get(id))?.info);
      if (info !== null) await tables.put({ id, touched: Date.now(), info });
    });
  }

  /** Removes a table with its header, entries, keys and secrets. */
  deleteTable(id: string): Promise<void> {
    return this.write(['tables', 'headers', 'entries', 'keys', 'secrets', 'mail'], async (tx) => {
      await Promise.all([
        tx.objectStore('tables').delete(id),
        tx.objectStore('headers').delete(id),
        tx.objectStore('keys').delete(id),
        tx.objectStore('entries').delete(ofTable(id)),
        tx.objectStore('secrets').delete(ofTable(id)),
        tx.objectStore('mail').delete(ofTable(id))
      ]);
    });
  }

  header(table: string): Promise<Uint8Array | undefined> {
    return this.read('headers', (tx) => tx.objectStore('headers').get(table));
  }

  putHeader(table: string, header: Uint8Array): Promise<void> {
    return this.write(['headers'], (tx) => tx.objectStore('headers').put(header, table));
  }

  async entries(table: string): Promise<StoredEntry[]> {
    return this.read('entries', async (tx) => {
      const store = tx.objectStore('entries');
      const [keys, values] = await Promise.all([
        store.getAllKeys(ofTable(table)),
        store.getAll(ofTable(table))
      ]);
      return keys.map(([, id], index) => ({ id, bytes: values[index] }));
    });
  }

  /**
   * Stores an entry of this device's own log. Returns false, and stores nothing, if that log already has
   * another entry at this place or a later one: signed in another tab, or here before the browser reported a
   * failure. Await it before sending the entry.
   */
  async putOwnEntry(table: string, entry: StoredEntry, { log, index }: OwnPlace): Promise<boolean> {
    let isNext = false;
    await this.write(['entries', 'secrets'], async (tx) => {
      const secrets = tx.objectStore('secrets');
      const mark: [string, string] = [table, `signed ${log}`];
      const [last, id] = new TextDecoder().decode(await secrets.get(mark)).split(' ');
      isNext = last === '' || index > Number(last) || id === entry.id;
      if (!isNext) return;
      await Promise.all([
        secrets.put(new TextEncoder().encode(`${index} ${entry.id}`), mark),
        tx.objectStore('entries').put(entry.bytes, [table, entry.id])
      ]);
    });
    return isNext;
  }

  /**
   * Stores all of them or none, after all earlier writes. With `relaxed` the browser need not wait for the disk; use it
   * for entries that others have too.
   */
  putEntries(
    table: string,
    entries: readonly StoredEntry[],
    durability: 'strict' | 'relaxed' = 'strict'
  ): Promise<void> {
    return this.write(['entries'], (tx) => Promise.all(putAll(tx, table, entries)), durability);
  }

  /** Stores a table with its header and entries, or nothing of it: without its record no page could remove the rest. */
  putWhole(record: TableRecord, header: Uint8Array, entries: readonly StoredEntry[]): Promise<void> {
    const { id: table } = record;
    return this.write(['tables', 'headers', 'entries'], (tx) =>
      Promise.all([
        tx.objectStore('tables').put(record),
        tx.objectStore('headers').put(header, table),
        ...putAll(tx, table, entries)
      ])
    );
  }

  keys(table: string): Promise<KeyRecord | undefined> {
    return this.read('keys', (tx) => tx.objectStore('keys').get(table));
  }

  /** Stores the keys of a table unless it already has keys; resolves to the stored ones. */
  async putKeys(record: KeyRecord): Promise<KeyRecord> {
    let kept = record;
    await this.write(['keys'], async (tx) => {
      const keys = tx.objectStore('keys');
      const known = await keys.get(record.table);
      if (known && !sameBytes(known.publicKey, record.publicKey)) kept = known;
      else await keys.put(record);
    });
    return kept;
  }

  /** Reads a stored secret such as a salt, which must survive a crash. */
  secret(table: string, name: string): Promise<Uint8Array | undefined> {
    return this.read('secrets', (tx) => tx.objectStore('secrets').get([table, name]));
  }

  putSecret(table: string, name: string, value: Uint8Array): Promise<void> {
    return this.write(['secrets'], (tx) => tx.objectStore('secrets').put(value, [table, name]));
  }

  /** Mail of a table, published and queued. */
  mail(table: string): Promise<Posted[]> {
    return this.read('mail', (tx) => tx.objectStore('mail').getAll(ofTable(table)));
  }

  /** Stores mail by its place. Await it before publishing. */
  putMail(table: string, posted: readonly Posted[]): Promise<void> {
    return this.write(['mail'], (tx) =>
      Promise.all(
        posted.map(async (item) =>
          tx.objectStore('mail').put(item, [table, `${item.event.pubkey} ${placeOf(item.event)}`])
        )
      )
    );
  }

  setting(name: string): Promise<unknown> {
    return this.read('settings', (tx) => tx.objectStore('settings').get(name));
  }

  putSetting(name: string, value: unknown): Promise<void> {
    return this.write(['settings'], (tx) => tx.objectStore('settings').put(value, name));
  }

  close(): void {
    this.open = false;
    this.db.close();
  }

  /**
   * Finishes what has begun and begins nothing more, for good: later calls never resolve. Call when the page enters the
   * back/forward cache. A transaction left open there blocks the store in all other pages (WebKit).
   */
  sleep(): void {
    this.asleep = true;
    for (const transaction of this.running)
      try {
        transaction.commit();
      } catch {
        // The transaction is already complete or aborted.
      }
  }

  private read<T>(name: Name, work: (tx: Reading) => Promise<T>): Promise<T> {
    return this.guard(() => {
      const tx = this.db.transaction([name]);
      this.track(tx);
      return work(tx);
    });
  }

  private async write(
    names: Name[],
    work: (tx: Writing) => Promise<unknown>,
    durability: 'strict' | 'relaxed' = 'strict'
  ): Promise<void> {
    await this.guard(async () => {
      const tx = this.db.transaction(names, 'readwrite', { durability });
      this.track(tx);
      try {
        await Promise.all([work(tx), tx.done]);
      } catch (error) {
        // A value that cannot be cloned throws before the request is made, so the writes of this transaction
        // must be aborted here.
        await abort(tx);
        throw error;
      }
    });
  }

  private track(tx: Transaction & { readonly done: Promise<void> }): void {
    const ended = () => this.running.delete(tx);
    this.running.add(tx);
    tx.done.then(ended, ended);
  }

  private async guard<T>(work: () => Promise<T>): Promise<T> {
    if (!this.open) throw new StoreError('CLOSED');
    if (this.asleep) return new Promise<never>(() => undefined);
    try {
      return await work();
    } catch (error) {
      throw storeError(error);
    }
  }
}

async function abort(tx: Writing): Promise<void> {
  try {
    tx.abort();
    await tx.done;
  } catch {
    // The transaction was already aborted, so nothing of it is stored.
  }
}

/** One that cannot be stored rejects and does not throw: the promises of the others would have no handler. */
function putAll(tx: Writing, table: string, entries: readonly StoredEntry[]): Promise<unknown>[] {
  return entries.map(async ({ id, bytes }) => tx.objectStore('entries').put(bytes, [table, id]));
}
