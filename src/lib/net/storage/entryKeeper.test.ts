import { expect, test } from 'vitest';
import { EntryKeeper } from './entryKeeper.ts';
import type { Store, StoredEntry } from './store.ts';

const entry = (id: string): StoredEntry => ({ id, bytes: new Uint8Array(1) });
const [a, b, c] = ['a', 'b', 'c'].map(entry);

/** A store that fails as often as told; `puts` are the calls that succeeded. */
function keeper() {
  const state = { fails: 0 };
  const puts: unknown[] = [];
  const putEntries = async (room: string, entries: readonly StoredEntry[], durability?: string) => {
    if (state.fails-- > 0) throw new Error('full');
    puts.push([room, entries.map(({ id }) => id).join(), durability]);
  };
  return { keeper: new EntryKeeper({ putEntries } as unknown as Store, 'room'), state, puts };
}

test('entries that could not be stored are stored first with the next ones, once', async () => {
  const { keeper: one, state, puts } = keeper();
  state.fails = 2;
  await expect(one.keep([a])).rejects.toThrow('full');
  await expect(one.keep([b], 'strict')).rejects.toThrow('full');
  expect(await one.keep([c], 'relaxed')).toEqual([a, b, c]);
  expect(await one.keep([a])).toEqual([a]);
  expect(puts).toEqual([
    ['room', 'a,b,c', 'relaxed'],
    ['room', 'a', undefined]
  ]);
});

test('without new entries those are stored, and the store is not asked for nothing', async () => {
  const { keeper: one, state, puts } = keeper();
  expect(await one.keep([])).toEqual([]);
  state.fails = 1;
  await expect(one.keep([a])).rejects.toThrow('full');
  expect(await one.keep([])).toEqual([a]);
  expect(puts).toEqual([['room', 'a', undefined]]);
});
