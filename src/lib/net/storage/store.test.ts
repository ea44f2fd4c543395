import 'fake-indexeddb/auto';
import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import { openDB, unwrap, type IDBPDatabase } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lockTable } from './tableLock.ts';
import { openStore, type Store } from './store.ts';
import { StoreError, storeError } from './storeError.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => vi.restoreAllMocks());

type FDBDatabase = Parameters<typeof forceCloseDatabase>[0];

const bytes = (...values: number[]): Uint8Array<ArrayBuffer> => Uint8Array.from(values);

describe('store', () => {
  test('keeps tables, entries, keys and settings over a restart, and deletes a table completely', async () => {
    const first = await openStore();
    await first.putTable({ id: 't1', touched: 1, info: { title: 'one' } });
    await first.putTable({ id: 't2', touched: 2, info: null });
    await first.putHeader('t1', bytes(9));
    await first.putEntries('t1', [
      { id: 'b', bytes: bytes(2) },
      { id: 'a', bytes: bytes(1) }
    ]);
    await first.putEntries('t2', [{ id: 'c', bytes: bytes(3) }]);
    await first.putSecret('t1', 'salt 4', bytes(7));
    await first.putSetting('servers', ['wss://s.example/']);
    first.close();

    const again = await openStore();
    expect((await again.tables()).map(({ id }) => id)).toEqual(['t2', 't1']);
    expect(await again.entries('t1')).toEqual([
      { id: 'a', bytes: bytes(1) },
      { id: 'b', bytes: bytes(2) }
    ]);
    expect(await again.secret('t1', 'salt 4')).toEqual(bytes(7));
    expect(await again.setting('servers')).toEqual(['wss://s.example/']);
    again.close();
  });

  test('deletes a table completely, and nothing of another', async () => {
    const store = await openStore();
    const event = {
      id: 'e',
      pubkey: 'f',
      created_at: 1,
      kind: 30_078,
      tags: [['d', '0']],
      content: '',
      sig: 's'
    };
    const kept = (table: string) =>
      Promise.all([
        store.table(table),
        store.header(table),
        store.keys(table),
        store.secret(table, 'salt'),
        store.entries(table),
        store.mail(table)
      ]);
    for (const table of ['t', 't1']) {
      await store.putTable({ id: table, touched: 1, info: null });
      await store.putHeader(table, bytes(1));
      await store.putKeys({ table, publicKey: bytes(2), privateKey: bytes(3), chainSeed: bytes(4) });
      await store.putSecret(table, 'salt', bytes(5));
      await store.putEntries(table, [{ id: 'a', bytes: bytes(6) }]);
      await store.putMail(table, [{ event, rank: 0, kept: [] }]);
    }
    const other = await kept('t1');
    await store.deleteTable('t');
    expect(await kept('t')).toEqual([undefined, undefined, undefined, undefined, [], []]);
    expect(await kept('t1')).toEqual(other);
    expect(other).not.toContain(undefined);
    store.close();
  });

  test('changes what is stored of a table without losing what another tab changes at the same time', async () => {
    const tabs = [await openStore(), await openStore()];
    await tabs[0].changeTable('t', (info) => (expect(info).toBeUndefined(), [0]));
    await Promise.all(tabs.map((tab, n) => tab.changeTable('t', (info) => [...(info as number[]), n + 1])));
    await tabs[0].changeTable('t', () => null);
    expect((await tabs[1].table('t'))?.info).toEqual([0, 1, 2]);
    for (const tab of tabs) tab.close();
  });

  test('keeps a key that cannot be exported', async () => {
    const store = await openStore();
    const pair = await crypto.subtle.generateKey({ name: 'Ed25519' }, false, ['sign', 'verify']);
    const { privateKey, publicKey } = pair as CryptoKeyPair;
    const raw = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey));
    await store.putKeys({ table: 't', publicKey: raw, privateKey, chainSeed: bytes(1, 2) });
    const kept = await store.keys('t');
    const signature = await crypto.subtle.sign('Ed25519', kept?.privateKey as CryptoKey, bytes(5));
    expect(await crypto.subtle.verify('Ed25519', publicKey, signature, bytes(5))).toBe(true);
    expect((kept?.privateKey as CryptoKey).extractable).toBe(false);
    store.close();
  });

  test('asleep in a page that left, it holds no transaction that blocks another page', async () => {
    const left = await openStore();
    const begun = left.putSecret('t', 'salt', bytes(1));
    const asked = left.secret('t', 'salt');
    left.sleep();
    await Promise.all([begun, asked]);
    const opened = vi.spyOn(IDBDatabase.prototype, 'transaction');
    let answered = false;
    const tell = () => (answered = true);
    void left.secret('t', 'salt').then(tell);
    void left.putSecret('t', 'salt', bytes(2)).then(tell);
    await new Promise((done) => setTimeout(done, 20));
    expect(opened).not.toHaveBeenCalled();
    expect(answered).toBe(false);
    opened.mockRestore();
    const next = await openStore();
    expect(await next.secret('t', 'salt')).toEqual(bytes(1));
  });

  test('going to sleep commits what has begun, without waiting for its answers', async () => {
    const store = await openStore();
    const committed = vi.spyOn(IDBTransaction.prototype, 'commit');
    const writing = store.putSecret('t', 'salt', bytes(1));
    const reading = store.secret('t', 'salt');
    store.sleep();
    expect(committed).toHaveBeenCalledTimes(2);
    await Promise.all([writing, reading]);
    await new Promise((done) => setTimeout(done, 20));
    committed.mockClear();
    store.sleep();
    expect(committed).not.toHaveBeenCalled();
    committed.mockRestore();
  });

  test('reports a failure by a typed code', async () => {
    const code = (promise: Promise<unknown>): Promise<string> =>
      promise.then(
        () => 'fine',
        (error: unknown) => (error instanceof StoreError ? error.code : 'other')
      );
    const store = await openStore();
    store.close();
    expect(await code(store.tables())).toBe('CLOSED');
    (await openDB('bastide', 7)).close();
    expect(await code(openStore())).toBe('NEWER');
    vi.stubGlobal('indexedDB', undefined);
    expect(await code(openStore())).toBe('DENIED');
    vi.unstubAllGlobals();
    expect(storeError(new DOMException('', 'QuotaExceededError')).code).toBe('FULL');
    expect(storeError(new DOMException('', 'SecurityError')).code).toBe('DENIED');
    expect(storeError('what').code).toBe('BROKEN');
  });

  test('handles a browser that throws instead of rejecting', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('refused', 'SecurityError');
      }
    });
    const denied = { name: 'StoreError', code: 'DENIED' };
    await expect(openStore('refused')).rejects.toMatchObject(denied);
    vi.unstubAllGlobals();
    const known = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB')!;
    Object.defineProperty(globalThis, 'indexedDB', {
      configurable: true,
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      }
    });
    await expect(openStore('refused')).rejects.toMatchObject(denied);
    Object.defineProperty(globalThis, 'indexedDB', known);
  });

  test('gives up on a browser that never answers', async () => {
    const request = Object.create(IDBOpenDBRequest.prototype, {
      addEventListener: { value: () => undefined }
    });
    const open = vi.spyOn(indexedDB, 'open').mockReturnValue(request as IDBOpenDBRequest);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const refused = openStore('silent').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(8_000);
    vi.useRealTimers();
    open.mockRestore();
    expect(await refused).toMatchObject({ name: 'StoreError', code: 'SILENT' });
  });

  test('an older tab that does not close is named, and what opens after that closes at once', async () => {
    const old = await openDB('tabs', 1);
    await expect(openStore('tabs')).rejects.toMatchObject({ name: 'StoreError', code: 'OLD_TAB' });
    old.close();
    // Blocked for good if the store that nobody waits for were open.
    (await openDB('tabs', 9)).close();
  });

  test('a newer version in another tab and a browser that ends the connection close it, and calls say so', async () => {
    const newer = await openStore('newer');
    (await openDB('newer', 9)).close();
    const lost = await openStore('lost');
    forceCloseDatabase(unwrap((lost as unknown as { db: IDBPDatabase }).db) as unknown as FDBDatabase);
    // WebKit reports the loss of its storage process as an unknown error.
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Connection lost', 'UnknownError');
    });
    for (const store of [newer, lost]) {
      await expect(store.tables()).rejects.toMatchObject({ name: 'StoreError', code: 'CLOSED' });
      await expect(store.putSecret('t', 'salt', bytes(1))).rejects.toMatchObject({ code: 'CLOSED' });
    }
  });

  test('the storage of the version before is kept, and has a place for mail', async () => {
    const before = await openDB('before', 1, {
      upgrade(db) {
        db.createObjectStore('tables', { keyPath: 'id' });
        for (const name of ['headers', 'entries', 'secrets', 'settings']) db.createObjectStore(name);
        db.createObjectStore('keys', { keyPath: 'table' });
      }
    });
    await before.put('tables', { id: 't', touched: 1, info: 'kept' });
    before.close();
    const store = await openStore('before');
    expect(await store.tables()).toEqual([{ id: 't', touched: 1, info: 'kept' }]);
    expect(await store.mail('t')).toEqual([]);
    store.close();
  });

  test('ends the transaction that creates the store without waiting for it to end by itself', async () => {
    const committed = vi.spyOn(IDBTransaction.prototype, 'commit');
    (await openStore('created')).close();
    expect(committed).toHaveBeenCalledOnce();
    committed.mockRestore();
  });

  test('takes one own entry for each place of a log, whichever tab stores it first', async () => {
    const [tab, other] = [await openStore(), await openStore()];
    const put = (store: Store, id: string, index: number, log = 'x 0') =>
      store.putOwnEntry('t', { id, bytes: bytes(index) }, { log, index });
    expect([await put(tab, 'sit', 0, 'x 2'), await put(other, 'other', 0, 'x 2')]).toEqual([true, false]);
    const both = await Promise.all([put(tab, 'a', 10), put(other, 'b', 10)]);
    expect(both).toEqual([true, false]);
    expect(await put(other, 'a', 10)).toBe(true);
    expect(await put(other, 'c', 9)).toBe(false);
    expect(await put(other, 'd', 11)).toBe(true);
    expect(await put(other, 'e', 9, 'x 1')).toBe(true);
    expect((await tab.entries('t')).map(({ id }) => id)).toEqual(['a', 'd', 'e', 'sit']);
    tab.close();
    other.close();
  });

  test('the keys of a table that are stored first are kept', async () => {
    const [tab, other] = [await openStore(), await openStore()];
    const keys = (n: number) => ({
      table: 't',
      publicKey: bytes(n),
      privateKey: bytes(n, 1),
      chainSeed: bytes(n, 2)
    });
    const kept = await Promise.all([tab.putKeys(keys(1)), other.putKeys(keys(2))]);
    expect(kept).toEqual([keys(1), keys(1)]);
    expect(await other.putKeys({ ...keys(1), chainMarks: [bytes(5)] })).toMatchObject({
      chainMarks: [bytes(5)]
    });
    expect(await tab.keys('t')).toEqual({ ...keys(1), chainMarks: [bytes(5)] });
    tab.close();
    other.close();
  });

  test('a failed write stores nothing', async () => {
    const store = await openStore();
    const uncloneable = (() => undefined) as unknown as Uint8Array;
    await expect(
      store.putEntries('t', [
        { id: 'a', bytes: bytes(1) },
        { id: 'b', bytes: uncloneable }
      ])
    ).rejects.toBeInstanceOf(StoreError);
    expect(await store.entries('t')).toEqual([]);
    store.close();
  });
});

/** The part of Web Locks that one table needs. */
class FakeLocks {
  private holder: { reject: (error: unknown) => void } | null = null;

  /** Takes so many ms to free a lock. */
  constructor(private readonly lag = 0) {}

  async request(
    name: string,
    options: { steal?: boolean; ifAvailable?: boolean },
    run: (lock: object | null) => Promise<unknown>
  ): Promise<unknown> {
    if (this.holder && !options.steal) return run(null);
    this.holder?.reject(new DOMException('stolen', 'AbortError'));
    const stolen = new Promise<never>((_, reject) => (this.holder = { reject }));
    const mine = this.holder;
    return Promise.race([run({ name }), stolen]).finally(async () => {
      if (this.lag > 0) await new Promise((resolve) => setTimeout(resolve, this.lag));
      if (this.holder === mine) this.holder = null;
    });
  }
}

describe('lock', () => {
  test('a page opens a table again right after it has closed it, whatever time the browser takes', async () => {
    const late = new FakeLocks(20) as unknown as LockManager;
    const first = await lockTable('t', { locks: late });
    if (!first.held) throw new Error('not held');
    first.release();
    expect((await lockTable('t', { locks: late })).held).toBe(true);
  });

  test('one tab per table; another tab is notified, may take over, and may open it later', async () => {
    const locks = new FakeLocks() as unknown as LockManager;
    const first = await lockTable('t', { locks });
    expect(first.held).toBe(true);
    expect(await lockTable('t', { locks })).toEqual({ held: false, reason: 'elsewhere' });
    const second = await lockTable('t', { locks, takeOver: true });
    if (!first.held || !second.held) throw new Error('not held');
    await first.lost;
    expect(await lockTable('t', { locks })).toEqual({ held: false, reason: 'elsewhere' });
    second.release();
    await second.lost;
    expect((await lockTable('t', { locks })).held).toBe(true);
    const refusing = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) };
    const refused = await lockTable('t', { locks: refusing as unknown as LockManager });
    expect(refused).toEqual({ held: false, reason: 'unsupported' });
    expect(await lockTable('t', { locks: undefined })).toEqual({ held: false, reason: 'unsupported' });
  });
});
