import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BUILT_IN } from '../../net/site/siteFile.ts';
import { parseLink } from '../../net/link/link.ts';
import type { Fragment } from '../contracts.ts';
import { deviceStore } from '../storage/device.ts';
import { deviceTables } from '../storage/storedTables.ts';
import { stubPage } from '../testing/page.ts';
import { tablePlan } from '../testing/tablePlan.ts';
import { Room } from './room.svelte.ts';
import { cleanRecord } from './tableInfo.ts';

const PAGE = 'https://play.example/table/';
const storedTables = deviceTables();
const rooms: Room[] = [];

beforeEach(stubPage);
afterEach(() => {
  for (const room of rooms.splice(0)) room.close();
  vi.unstubAllGlobals();
});

/** The link of a table that this device opened, the file of its seat, and then nothing of it on this device. */
async function moved(): Promise<{ link: Fragment; file: File }> {
  const link = await storedTables.create(tablePlan(), { servers: [], points: ['n1'], strangers: null });
  const file = await storedTables.exportKeys();
  await storedTables.remove(parseLink(link).room);
  return { link, file };
}

async function opened(link: string, installed: boolean): Promise<Room> {
  const choices = { signalling: [], iceServers: [], points: [], forbidden: [], strangers: 'ask' as const };
  const loaded = { site: BUILT_IN, source: 'builtIn' as const, problem: null };
  const room = new Room(link, PAGE, { choices, site: () => Promise.resolve(loaded) }, () => 'Ada', installed);
  rooms.push(room);
  await room.open();
  return room;
}

const keysOf = async (link: string) => (await deviceStore()).keys(parseLink(link).room);

test('the installed app asks for a seat file before it makes a key, and goes on with the seat from the file', async () => {
  const { link, file } = await moved();
  const room = await opened(link, true);
  expect(room.phase).toBe('seatFirst');
  expect(await keysOf(link)).toBeUndefined();
  await storedTables.importKeys(file);
  expect(await room.seatTaken()).toBe(true);
  expect(room.phase).toBe('asking');
  expect(room.canRepeat).toBe(true);
  expect(await keysOf(link)).toBeDefined();
});

test('a file without a seat at this table is reported, and a new player continues', async () => {
  const other = await moved();
  const { link } = await moved();
  const room = await opened(link, true);
  await storedTables.importKeys(other.file);
  expect(await room.seatTaken()).toBe(false);
  expect(room.phase).toBe('seatFirst');
  await room.goOn();
  expect(room.phase).toBe('asking');
  expect(room.canRepeat).toBe(false);
});

test('a browser, a table known here and a spectator link ask for no seat file', async () => {
  const { link, file } = await moved();
  expect((await opened(link, false)).phase).toBe('asking');
  expect((await opened(`${link}&s=1`, true)).phase).toBe('asking');
  await storedTables.importKeys(file);
  expect((await opened(link, true)).phase).toBe('asking');
});

test('a page keeps the mark of a seat that another tab has copied to a file', async () => {
  const link = await storedTables.create(tablePlan(), { servers: [], points: ['n1'], strangers: null });
  const room = await opened(link, false);
  await storedTables.exportKeys();
  await room.answer(false, null);
  const record = await (await deviceStore()).table(parseLink(link).room);
  expect(cleanRecord(record?.info)).toMatchObject({ copied: true, strangers: false });
});
