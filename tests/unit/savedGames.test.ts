import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { loadGame } from '../../src/lib/games/index.ts';
import { openStore, type Store } from '../../src/lib/net/storage/store.ts';
import { exportRecord, importRecord } from '../../src/lib/session/storage/records.ts';
import { readHeader } from '../../src/lib/table/header.ts';
import { Table } from '../../src/lib/table/fold/table.ts';
import { playTable, type KeptTable } from '../e2e/support/keptTables.ts';

let stores = 0;

/** A device that has this table, less the entries `without` names. */
async function deviceWith(kept: KeptTable | null, without: (at: number) => boolean = () => false) {
  const store = await openStore(`saved-${stores++}`);
  if (!kept) return store;
  await store.putHeader(kept.room, kept.header);
  await store.putEntries(
    kept.room,
    kept.entries.filter((_, at) => !without(at))
  );
  await store.putTable({ id: kept.room, touched: 0, info: kept.devices[0].info });
  return store;
}

/** One table of two, early and later. */
async function twice(): Promise<{ early: KeptTable; late: KeptTable; hash: string }> {
  let count = 0;
  let early: KeptTable | null = null;
  for await (const moment of playTable(
    4,
    ['Ada', 'Bo'],
    [],
    ({ game, state, seat }) => game.actions(state, seat)[0]
  )) {
    if (count === 6) early = moment.keep('one');
    if (count++ === 14 && early) return { early, late: moment.keep('one'), hash: moment.hash };
  }
  throw new Error('The game ended too soon.');
}

async function bytesOf(store: Store, room: string): Promise<Uint8Array> {
  return new Uint8Array(await (await exportRecord(store, room)).arrayBuffer());
}

/** Transcript hash of a table as its device has it. */
async function hashAt(store: Store, room: string): Promise<string> {
  const header = await readHeader((await store.header(room))!);
  const game = await loadGame(header.game, header.expansions);
  const table = Table.open(header, () => game);
  await table.receiveAll((await store.entries(room)).map(({ bytes }) => bytes));
  return table.snapshot.hash;
}

const idsIn = async (store: Store, room: string) => (await store.entries(room)).map(({ id }) => id).sort();

test('a file adds to a table what its device lacks, from the end and from between', async () => {
  const { late, hash } = await twice();
  const { room } = late;
  const saved = await bytesOf(await deviceWith(late), room);
  for (const without of [(at: number) => at > 9, (at: number) => at % 3 === 1]) {
    const store = await deviceWith(late, without);
    expect(await hashAt(store, room)).not.toBe(hash);
    expect(await importRecord(store, saved)).toBe(late.fragment);
    expect(await hashAt(store, room)).toBe(hash);
    expect(await idsIn(store, room)).toEqual(late.entries.map(({ id }) => id).sort());
    // No second copy of the table appears beside it.
    expect(await store.tables()).toHaveLength(1);
  }
});

test('an older file takes nothing away', async () => {
  const { early, late, hash } = await twice();
  const store = await deviceWith(late);
  await importRecord(store, await bytesOf(await deviceWith(early), early.room));
  expect(await hashAt(store, late.room)).toBe(hash);
});

test('a damaged file changes nothing', async () => {
  const { early, late } = await twice();
  const saved = await bytesOf(await deviceWith(late), late.room);
  const store = await deviceWith(early);
  const before = await idsIn(store, early.room);
  for (const at of [3, saved.length >> 1, saved.length - 40]) {
    const bent = saved.slice();
    bent[at] ^= 0x55;
    await expect(importRecord(store, bent)).rejects.toThrow();
  }
  await expect(importRecord(store, saved.subarray(0, -1))).rejects.toThrow();
  expect(await idsIn(store, early.room)).toEqual(before);
  expect(await store.tables()).toHaveLength(1);
});

test('a file finds its table beside one whose header is damaged', async () => {
  const { early, late, hash } = await twice();
  const store = await deviceWith(early);
  await store.putTable({ id: 'damaged', touched: 1, info: early.devices[0].info });
  await store.putHeader('damaged', early.header.slice(1));
  expect(await importRecord(store, await bytesOf(await deviceWith(late), late.room))).toBe(late.fragment);
  expect(await hashAt(store, early.room)).toBe(hash);
});

test('the file of a table that is not played here is stored read-only', async () => {
  const { late, hash } = await twice();
  const store = await deviceWith(null);
  const fragment = await importRecord(store, await bytesOf(await deviceWith(late), late.room));
  const [{ id, info }] = await store.tables();
  expect(fragment).toContain(`r=${id}`);
  expect(info).toMatchObject({ file: true, opener: false, mine: false });
  expect(await hashAt(store, id)).toBe(hash);
  expect(await store.keys(id)).toBeUndefined();
});

test('a table that has not begun has nothing to save, and reports this by a code', async () => {
  await expect(exportRecord(await deviceWith(null), 'nothing-yet')).rejects.toMatchObject({
    name: 'TableError',
    code: 'NOT_BEGUN'
  });
});
