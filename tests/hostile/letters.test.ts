import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import type { Game } from '../../src/lib/kernel/game.ts';
import { toBase64url } from '../../src/lib/net/link/base64url.ts';
import { openStore } from '../../src/lib/net/storage/store.ts';
import type * as games from '../../src/lib/games/index.ts';
import { Letters } from '../../src/lib/session/letters/letters.svelte.ts';
import { importRecord } from '../../src/lib/session/storage/records.ts';
import { tablePlan } from '../../src/lib/session/testing/tablePlan.ts';
import { Table } from '../../src/lib/table/fold/table.ts';
import { encodeHeader } from '../../src/lib/table/header.ts';
import { decodeEntry, type Entry } from '../../src/lib/table/log/entry.ts';
import { readLetter, writeLetter } from '../../src/lib/table/record/letter.ts';
import { exportRecord } from '../../src/lib/table/record/record.ts';
import { rounds } from '../../src/lib/table/testing/rounds.ts';
import { Devices, Pen } from './support/liars.ts';

/** A party that sends signed entries without use as turns and as saved games, for its readers to open by hand. */

vi.mock('../../src/lib/games/index.ts', async (original) => {
  const all = await original<typeof games>();
  return { ...all, loadRules: () => Promise.resolve(rounds as never) };
});

const LIAR = 2;
/** Entries of one turn, and long ones for which a log has room. */
const EACH = 15;
const LONG = 66;
const say = (n: number) => ({ do: 'say', n });

/** A reader at party 0, the devices of all, and twice as many entries of the liar as there is room for. */
async function scene(asked: string) {
  const devices = new Devices(
    { game: 'rounds', seats: [0, 1, 2], witness: 'next', options: { asked } },
    rounds as Game
  );
  await devices.sit();
  const open = () => {
    const table = Table.open(devices.header, () => rounds as Game);
    for (const { bytes } of devices.all[0].table.entries()) table.receive(bytes);
    return table;
  };
  const table = open();
  const pen = new Pen(table, LIAR);
  const junk: Entry[] = [];
  const place = { position: 9, hash: '77'.repeat(32) };
  for (let n = 0; n < 13 * EACH; n++) {
    // Small ones between the others leave no room for even one more.
    const length = n >= LONG && n < LONG + 3 * EACH ? 1 : 3_700;
    const body = { kind: 'do', seat: LIAR, action: { do: 'x'.repeat(length) } } as const;
    junk.push(decodeEntry(await pen.sign(body, place)));
  }
  return { devices, table, open, junk };
}

const bytesOf = (entries: readonly { readonly bytes: Uint8Array }[]) =>
  entries.reduce((sum, { bytes }) => sum + bytes.length, 0);

/** What a reader stores of turns that are opened one after another. */
function readerOf(table: Table) {
  const stored: Entry[] = [];
  let waiting: readonly string[] = [];
  const letters = new Letters({
    table,
    party: 0,
    isHere: () => false,
    keep: async (entries) => void stored.push(...entries),
    waiting: () => waiting,
    putWaiting: async (all) => void (waiting = all)
  });
  const take = (from: Table, entries: readonly Entry[]) =>
    letters.take(toBase64url(writeLetter(from, entries, false)));
  return { letters, stored, take };
}

async function fill(reader: ReturnType<typeof readerOf>, from: Table, junk: readonly Entry[]): Promise<void> {
  for (let at = 0; at < junk.length; at += EACH) await reader.take(from, junk.slice(at, at + EACH));
}

test('of entries that nobody played no more is taken from turns than from a peer', async () => {
  const { table, open, junk } = await scene('2 1 0');
  const writer = open();
  for (const { bytes } of junk) writer.receive(bytes);
  const reader = readerOf(table);
  await fill(reader, writer, junk);
  expect(bytesOf(junk)).toBeGreaterThan(500_000);
  expect(table.fold.logOf(LIAR)!.bytes).toBeGreaterThan(200_000);
  expect(table.fold.logOf(LIAR)!.bytes).toBeLessThan(270_000);
  expect(bytesOf(reader.stored)).toBeLessThan(270_000);
  expect(reader.letters.news?.kind).not.toBe('forged');
});

test('a turn that entries of another party make too long to be read is not offered, own moves are', async () => {
  const { devices, junk } = await scene('0 1 2');
  const [{ table, writer }] = devices.all;
  await writer.act(0, say(1));
  const { letters } = readerOf(table);
  const read = (alone: boolean) => {
    const letter = letters.write(alone);
    return letter && readLetter(letter).items.map(({ party }) => party);
  };
  expect(read(false)).toContain(0);
  for (const { bytes } of junk) table.receive(bytes);
  expect(read(false)).toBeNull();
  expect(new Set(read(true))).toEqual(new Set([0]));
});

test('what a party with a full log played is taken with the turn of another that built on it', async () => {
  const { devices, table, open, junk } = await scene('2 2 1 0');
  const crowded = open();
  for (const { bytes } of junk) crowded.receive(bytes);
  const reader = readerOf(table);
  await fill(reader, crowded, junk);
  const [, other, liar] = devices.all;
  const played: Uint8Array[] = [];
  for (let n = 0; n < 2; n++) played.push(await liar.writer.act(LIAR, say(n)));
  await reader.take(liar.table, played.map(decodeEntry));
  expect(table.snapshot.position).toBe(0);
  devices.give(played, [other]);
  const built = await other.writer.act(1, say(0));
  await reader.take(other.table, [...played, built].map(decodeEntry));
  expect(table.snapshot.position).toBe(3);
  expect(reader.stored.map(({ id }) => id)).toEqual(
    expect.arrayContaining([...played, built].map((bytes) => decodeEntry(bytes).id))
  );
});

test('of the file of a game that this device plays little is taken that nobody played, and all that others built on', async () => {
  const { devices, table, open, junk } = await scene('2 2 1 0');
  const store = await openStore('letters-file');
  const fragment = '#r=room&k=key' as const;
  await store.putHeader('room', encodeHeader(table.header));
  await store.putEntries('room', table.entries());
  const info = { fragment, plan: tablePlan(), phase: 'playing', awaited: [], mine: false, names: [] };
  await store.putTable({ id: 'room', touched: 0, info });
  const before = bytesOf(await store.entries('room'));
  const crowded = open();
  for (const { bytes } of junk) crowded.receive(bytes);
  await importRecord(store, exportRecord(crowded));
  expect(bytesOf(await store.entries('room')) - before).toBeGreaterThan(200_000);
  expect(bytesOf(await store.entries('room')) - before).toBeLessThan(270_000);

  const [, other, liar] = devices.all;
  for (let n = 0; n < 2; n++) devices.give([await liar.writer.act(LIAR, say(n))], [other]);
  await other.writer.act(1, say(0));
  await importRecord(store, exportRecord(other.table));
  for (const { bytes } of await store.entries('room')) table.receive(bytes);
  expect(table.snapshot.position).toBe(3);
});
