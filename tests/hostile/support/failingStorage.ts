/** IndexedDB in memory whose n-th transaction of one database fails, in every way that browsers are known for. */
import 'fake-indexeddb/auto';
import { unwrap, type IDBPDatabase } from 'idb';
import type { Store } from '../../../src/lib/net/storage/store.ts';

/**
 * `throws`: no transaction begins. `aborts`: the disk is full at commit. `lies`: the data was stored, and a failure is
 * reported (the storage process of a browser ended between the two). `closes`: the connection is closed for good.
 * `empty` and `older`: reads find nothing, or lack the last record.
 */
export const FAILURES = ['throws', 'aborts', 'lies', 'closes', 'empty', 'older'] as const;
export type Failure = (typeof FAILURES)[number];

export interface Plan {
  readonly failure: Failure;
  /** Number of the transaction that fails, from 0. */
  readonly at: number;
  /** How many fail in a row. */
  readonly times?: number;
}

interface Watched {
  count: number;
  readonly plan: Plan | null;
  /** Whether the planned failure has happened. */
  failed: boolean;
}

const watched = new Map<string, Watched>();
const spared = new WeakSet<IDBDatabase>();
const begin = IDBDatabase.prototype.transaction;

IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...args: Parameters<typeof begin>) {
  const seen = spared.has(this) ? undefined : watched.get(this.name);
  const n = seen ? seen.count++ : -1;
  const { plan } = seen ?? { plan: null };
  if (!seen || !plan || n < plan.at || n >= plan.at + (plan.times ?? 1)) return begin.apply(this, args);
  seen.failed = true;
  return failing(this, args, plan.failure);
};

function failing(db: IDBDatabase, args: Parameters<typeof begin>, failure: Failure): IDBTransaction {
  if (failure === 'throws') throw new DOMException('no transaction', 'UnknownError');
  if (failure === 'closes') db.close();
  const tx = begin.apply(db, args);
  if (failure === 'aborts') queueMicrotask(() => tx.abort());
  if (failure === 'lies') reportAbort(tx);
  if (failure === 'empty' || failure === 'older') shorten(tx, failure);
  return tx;
}

function reportAbort(tx: IDBTransaction): void {
  const listen = tx.addEventListener.bind(tx);
  tx.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) => {
    if (type !== 'complete') listen(type, listener);
    if (type === 'abort') listen('complete', listener);
  };
}

function shorten(tx: IDBTransaction, failure: 'empty' | 'older'): void {
  const open = tx.objectStore.bind(tx);
  tx.objectStore = (name) => {
    const store = open(name);
    for (const method of ['get', 'getAll', 'getAllKeys'] as const) {
      const ask = store[method].bind(store) as (...args: unknown[]) => IDBRequest;
      Object.defineProperty(store, method, {
        value: (...args: unknown[]) => {
          const request = ask(...args);
          request.addEventListener('success', () => {
            const { result } = request as { result: unknown };
            const less = Array.isArray(result) ? (failure === 'empty' ? [] : result.slice(0, -1)) : undefined;
            Object.defineProperty(request, 'result', { value: less });
          });
          return request;
        }
      });
    }
    return store;
  };
}

/** Counts the transactions of a database from now on, and lets those of the plan fail. */
export function watch(name: string, plan: Plan | null): Watched {
  const seen = { count: 0, plan, failed: false };
  watched.set(name, seen);
  return seen;
}

/** The storage of this database works from now on. */
export function mend(name: string): void {
  watched.delete(name);
}

/** A connection that never fails and is not counted, for a test's own look at a storage. */
export function spare(store: Store): Store {
  spared.add(unwrap((store as unknown as { db: IDBPDatabase }).db) as IDBDatabase);
  return store;
}
