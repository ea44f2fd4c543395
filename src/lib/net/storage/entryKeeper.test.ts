import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EntryKeeper, STORE_AGAIN_AFTER } from './entryKeeper.ts';
import type { Store, StoredEntry } from './store.ts';
import { StoreError } from './storeError.ts';

const ROOM = 'room';
const A: StoredEntry = { id: 'a', bytes: Uint8Array.of(1) };
const B: StoredEntry = { id: 'b', bytes: Uint8Array.of(2) };

/** A store that refuses the first calls, and the ids it has stored. */
function storeThatFails(times: number) {
  const stored: string[] = [];
  const putEntries = vi.fn((_room: string, entries: readonly StoredEntry[]) => {
    if (times-- > 0) return Promise.reject(new StoreError('FULL'));
    stored.push(...entries.map(({ id }) => id));
    return Promise.resolve();
  });
  return { stored, putEntries, store: { putEntries } as unknown as Store };
}

/** A keeper that stores by itself again; a failure is known already. */
function keeperOf(store: Store): EntryKeeper {
  const keeper: EntryKeeper = new EntryKeeper(store, ROOM, () => void keeper.keep([]).catch(() => undefined));
  return keeper;
}

describe('entries that could not be stored', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are stored with the next ones, in the order they came', async () => {
    const { stored, store } = storeThatFails(1);
    const keeper = keeperOf(store);
    await expect(keeper.keep([A])).rejects.toEqual(new StoreError('FULL'));
    expect(await keeper.keep([B])).toEqual([A, B]);
    expect(stored).toEqual(['a', 'b']);
  });

  it('are stored by themselves after a while, once', async () => {
    const { stored, putEntries, store } = storeThatFails(2);
    const keeper = keeperOf(store);
    await expect(keeper.keep([A])).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(STORE_AGAIN_AFTER - 1);
    expect(putEntries).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(stored).toEqual([]);
    await vi.advanceTimersByTimeAsync(STORE_AGAIN_AFTER);
    expect(stored).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(10 * STORE_AGAIN_AFTER);
    expect(putEntries).toHaveBeenCalledTimes(3);
  });

  it('are tried by one timer, however many failed', async () => {
    const { putEntries, store } = storeThatFails(3);
    const keeper = keeperOf(store);
    await Promise.allSettled([keeper.keep([A]), keeper.keep([B])]);
    await vi.advanceTimersByTimeAsync(STORE_AGAIN_AFTER);
    expect(putEntries).toHaveBeenCalledTimes(3);
    expect(putEntries).toHaveBeenLastCalledWith(ROOM, [A, B], undefined);
  });

  it('are not tried by a keeper that was destroyed, before or while it stored', async () => {
    const { putEntries, store } = storeThatFails(9);
    const before = keeperOf(store);
    await expect(before.keep([A])).rejects.toThrow();
    before.destroy();
    const during = keeperOf(store);
    const storing = during.keep([A]);
    during.destroy();
    await expect(storing).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(10 * STORE_AGAIN_AFTER);
    expect(putEntries).toHaveBeenCalledTimes(2);
  });

  it('are stored where nothing new comes, and the store is asked for nothing else', async () => {
    const { putEntries, store } = storeThatFails(2);
    const keeper = keeperOf(store);
    expect(await keeper.keep([])).toEqual([]);
    expect(putEntries).not.toHaveBeenCalled();
    await expect(keeper.keep([A])).rejects.toThrow();
    await expect(keeper.keep([B], 'strict')).rejects.toThrow();
    expect(await keeper.keep([], 'relaxed')).toEqual([A, B]);
    expect(putEntries).toHaveBeenLastCalledWith(ROOM, [A, B], 'relaxed');
    expect(await keeper.keep([A])).toEqual([A]);
  });
});
