import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { parseLink } from '../../net/link/link.ts';
import { MAX_RECORD } from '../../table/record/record.ts';
import type { Fragment, TableSummary } from '../contracts.ts';
import { cleanRecord, type TableInfo } from '../table/tableInfo.ts';
import { tablePlan } from '../testing/tablePlan.ts';
import { deviceStore } from './device.ts';
import { deviceTables } from './storedTables.ts';

const storedTables = deviceTables();
const store = await deviceStore();
const nowhere = { servers: [], points: [], strangers: null };
const hotseat = tablePlan({
  seats: [
    { kind: 'me', name: 'Ada' },
    { kind: 'bot', name: '' }
  ]
});

const infoOf = async (fragment: string) =>
  cleanRecord((await store.table(parseLink(fragment).room))?.info) as TableInfo;

/** What a list of tables shows, one list after the other. */
function shown() {
  const lists: (readonly TableSummary[])[] = [];
  const stop = storedTables.watch(
    (list) => lists.push(list),
    (error) => expect.fail(String(error))
  );
  return { lists, stop };
}

test('a new table is that of its opener, with what its page needs to find the others', async () => {
  const proposal = { servers: ['own'], points: ['n1'], strangers: true };
  const before = Date.now();
  const fragment = await storedTables.create(tablePlan(), proposal);
  const { room, servers, points, card } = parseLink(fragment);
  expect([servers, points, card !== undefined]).toEqual([['own'], ['n1'], true]);
  expect(await infoOf(fragment)).toEqual({
    fragment,
    plan: tablePlan(),
    opener: true,
    phase: 'lobby',
    awaited: [],
    mine: true,
    strangers: true
  });
  expect((await store.table(room))?.touched).toBeGreaterThanOrEqual(before);
  // Nobody was asked yet: the page of the table asks.
  expect(await infoOf(await storedTables.create(tablePlan(), nowhere))).not.toHaveProperty('strangers');
});

test('a table that others join has a name that stands for its opener’s key, and one of this device alone needs none', async () => {
  const shared = parseLink(await storedTables.create(tablePlan(), nowhere));
  const alone = parseLink(await storedTables.create(hotseat, nowhere));
  expect(await store.keys(shared.room)).toBeDefined();
  expect(await store.keys(alone.room)).toBeUndefined();
});

test('a seat at a table of another device is stored once, and what is here stays', async () => {
  const fragment = (await storedTables.create(tablePlan(), nowhere)) as Fragment;
  const { room } = parseLink(fragment);
  const opened = await infoOf(fragment);
  const claim = { seat: 1, name: 'Bo' };
  expect(await storedTables.join(fragment, hotseat, claim)).toBe(fragment);
  expect(await infoOf(fragment)).toEqual(opened);
  await storedTables.remove(room);
  expect(await storedTables.join(fragment, tablePlan(), claim)).toBe(fragment);
  expect(await infoOf(fragment)).toEqual({
    fragment,
    plan: tablePlan(),
    claim,
    opener: false,
    phase: 'lobby',
    awaited: [],
    mine: false
  });
});

test('a list shows the table as it is stored, and a free seat of a friend as open', async () => {
  const fragment = await storedTables.create(tablePlan(), nowhere);
  const { room } = parseLink(fragment);
  const stored = { ...(await infoOf(fragment)), phase: 'playing', awaited: [1], mine: false } as const;
  const rowOf = async (info: TableInfo) => {
    await store.putTable({ id: room, touched: 7, info });
    const { lists, stop } = shown();
    await vi.waitFor(() => expect(lists.length).toBe(1));
    stop();
    return lists[0].find(({ id }) => id === room);
  };
  const me = { seat: 0, name: 'Ada', kind: 'me', presence: 'here' };
  expect(await rowOf(stored)).toEqual({
    id: room,
    fragment,
    game: 'landscape',
    expansions: [],
    seats: [me, { seat: 1, name: '', kind: 'friend', presence: 'open' }],
    phase: 'playing',
    awaited: [1],
    mine: false,
    touched: 7
  });
  expect((await rowOf({ ...stored, names: ['Ada', 'Bo'] }))?.seats).toEqual([
    me,
    { seat: 1, name: 'Bo', kind: 'friend', presence: 'here' }
  ]);
  await store.putTable({ id: room, touched: 7, info: { fragment: 7 } });
  const { lists, stop } = shown();
  await vi.waitFor(() => expect(lists.length).toBe(1));
  stop();
  expect(lists[0].map(({ id }) => id)).not.toContain(room);
});

test('a list is shown again after each change, and no more once it is stopped', async () => {
  const { lists, stop } = shown();
  await vi.waitFor(() => expect(lists.length).toBe(1));
  const fragment = await storedTables.create(hotseat, nowhere);
  await vi.waitFor(() => expect(lists.length).toBe(2));
  await storedTables.remove(parseLink(fragment).room);
  await vi.waitFor(() => expect(lists.length).toBe(3));
  await storedTables.join(fragment, hotseat, { seat: 0, name: 'Bo' });
  await vi.waitFor(() => expect(lists.length).toBe(4));
  await storedTables.importKeys(await storedTables.exportKeys());
  await vi.waitFor(() => expect(lists.length).toBe(5));
  await storedTables.remove(parseLink(fragment).room);
  stop();
  // Also of a list that is being read.
  await new Promise((done) => setTimeout(done, 50));
  expect(lists.length).toBe(5);
});

test('of a file that is too long no more is read than shows it', async () => {
  const slices: number[] = [];
  const file = {
    slice: (from: number, to: number) => {
      slices.push(from, to);
      return new Blob([new Uint8Array(to)]);
    }
  } as unknown as File;
  await expect(storedTables.open(file)).rejects.toThrow();
  expect(slices).toEqual([0, MAX_RECORD + 1]);
});
