import { afterEach, expect, test, vi } from 'vitest';
import * as Y from 'yjs';
import { Carrier } from '../../net/document/carrier.ts';
import { YjsProvider } from '../../net/document/provider.ts';
import type { Store, StoredEntry } from '../../net/storage/store.ts';
import { MemoryNetwork } from '../../net/testing/memoryNetwork.ts';
import { FakeClock } from '../../net/transport/clock.ts';
import { Table } from '../../table/fold/table.ts';
import { decodeEntry } from '../../table/log/entry.ts';
import { Circle, digestOf, games, headerFor } from '../../table/testing/bench.ts';
import { EntrySync } from './entrySync.ts';

const idOf = (bytes: Uint8Array): string => decodeEntry(bytes).id;
const idsOf = (entries: readonly Uint8Array[]): string[] => entries.map(idOf).sort();

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A device that has the first `has` entries of a table, and what becomes of the others. */
async function device(has = 0) {
  const circle = new Circle(headerFor({ seats: [0, 1], first: 0 }));
  await circle.sit();
  await circle.play(1, 2);
  const { entries } = circle;
  const table = Table.open(circle.header, games);
  await table.receiveAll(entries.slice(0, has));
  const clock = new FakeClock();
  const provider = new YjsProvider(new Y.Doc(), new MemoryNetwork(clock, 1).join('us'), { clock });
  const map = provider.doc.getMap<Uint8Array>('entries');
  const state = { broken: false, heard: 0, kept: 0 };
  const puts: { room: string; ids: string[]; durability: string | undefined }[] = [];
  const failures: unknown[] = [];
  const store = {
    putEntries: async (room: string, all: readonly StoredEntry[], durability?: string) => {
      if (state.broken) throw new Error('full');
      puts.push({ room, ids: all.map(({ id }) => id).sort(), durability });
    }
  };
  const sync = new EntrySync({
    connection: { provider },
    table,
    store: store as unknown as Store,
    room: 'room',
    stored: entries.slice(0, has).map((bytes) => ({ id: idOf(bytes), bytes })),
    failed: (error) => failures.push(error),
    hasKept: () => state.kept++,
    heard: () => state.heard++
  });
  const arrive = (list: readonly Uint8Array[]) =>
    provider.doc.transact(() => {
      for (const bytes of list) map.set(idOf(bytes), bytes);
    });
  return { circle, entries, table, map, state, puts, failures, sync, arrive };
}

const turn = () => new Promise((done) => setTimeout(done, 20));

test('what arrives is in the table, stored once, and shown', async () => {
  const { circle, entries, table, state, puts, failures, sync, arrive } = await device(1);
  expect(entries.length).toBeGreaterThan(4);
  arrive(entries);
  const whole = digestOf(circle.devices[0].table);
  await vi.waitFor(() => expect([digestOf(table), state.heard > 0]).toEqual([whole, true]), 10_000);
  expect(puts.flatMap(({ ids }) => ids).sort()).toEqual(idsOf(entries.slice(1)));
  for (const put of puts) expect(put).toMatchObject({ room: 'room', durability: 'relaxed' });
  expect([state.kept, failures]).toEqual([puts.length, []]);
  sync.destroy();
});

test('own entries are sent; those that are stored already are not stored again', async () => {
  const { entries, map, state, puts, sync } = await device();
  const [written, fresh] = entries;
  sync.hasWritten(idOf(written));
  await sync.publish([written]);
  expect([[...map.keys()], puts, state.kept]).toEqual([[idOf(written)], [], 0]);
  await sync.publish([fresh]);
  expect([...map.keys()].sort()).toEqual(idsOf([written, fresh]));
  expect(puts.map(({ ids }) => ids)).toEqual([[idOf(fresh)]]);
  expect(state.kept).toBe(1);
  sync.destroy();
});

test('a failure to store is told, and what failed is stored with what arrives next', async () => {
  const { entries, state, puts, failures, sync, arrive } = await device();
  state.broken = true;
  arrive(entries.slice(0, 1));
  await vi.waitFor(() => expect(failures.length).toBe(1), 10_000);
  expect([failures, puts, state.kept]).toEqual([[new Error('full')], [], 0]);
  state.broken = false;
  arrive(entries.slice(1, 2));
  await vi.waitFor(() => expect(state.kept).toBe(1), 10_000);
  expect(puts.flatMap(({ ids }) => ids).sort()).toEqual(idsOf(entries.slice(0, 2)));
  sync.destroy();
});

test('an own entry that cannot be stored is not sent', async () => {
  const { entries, map, state, failures, sync } = await device();
  state.broken = true;
  await expect(sync.publish(entries.slice(0, 1))).rejects.toThrow('full');
  expect([map.size, failures]).toEqual([0, [new Error('full')]]);
  sync.destroy();
});

test('a table opens once what arrived is in it, or half a second later, and leaves no timer behind', async () => {
  const { sync } = await device();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let settle = () => {};
  vi.spyOn(Carrier.prototype, 'settled', 'get').mockImplementation(
    () => new Promise((done) => (settle = done))
  );
  for (const isFlood of [false, true]) {
    let isOpen = false;
    void sync.arrived().then(() => (isOpen = true));
    await vi.advanceTimersByTimeAsync(499);
    expect(isOpen).toBe(false);
    if (!isFlood) settle();
    await vi.advanceTimersByTimeAsync(isFlood ? 1 : 0);
    expect([isOpen, vi.getTimerCount()]).toEqual([true, 0]);
  }
  sync.destroy();
});

test('nothing is shown after the end, not even what had arrived before', async () => {
  const { entries, state, sync, arrive } = await device();
  await sync.publish(entries.slice(0, 1));
  sync.destroy();
  arrive(entries.slice(1, 2));
  await turn();
  expect(state.heard).toBe(0);
});
