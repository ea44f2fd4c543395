import { expect, test } from 'vitest';
import * as Y from 'yjs';
import type { Game } from '../../src/lib/kernel/game.ts';
import { roomIn } from '../../src/lib/net/document/allowance.ts';
import { CheckedAhead } from '../../src/lib/net/document/checkedAhead.ts';
import { YjsProvider } from '../../src/lib/net/document/provider.ts';
import { carryTable } from '../../src/lib/net/document/tableCarrier.ts';
import { MemoryNetwork } from '../../src/lib/net/testing/memoryNetwork.ts';
import { pass } from '../../src/lib/net/testing/pass.ts';
import { FakeClock } from '../../src/lib/net/transport/clock.ts';
import { Table } from '../../src/lib/table/fold/table.ts';
import { decodeEntry, type Body } from '../../src/lib/table/log/entry.ts';
import { rounds } from '../../src/lib/table/testing/rounds.ts';
import { Devices, Pen } from './support/liars.ts';

/**
 * A liar fills its log at one device with all the spare entries there is room for, and then plays on with the others. What
 * they built on must find room there all the same.
 */

const LIAR = 2;
const say = (n: number) => ({ do: 'say', n });
/** Signed and useless. */
const junk = (text: string, n: number): Body => ({ kind: 'do', seat: LIAR, action: { do: text, n } });

/** A device of party 0 whose room for the liar's entries is used up, and the others' devices. */
async function full(asked: string, seats: readonly number[]) {
  const devices = new Devices({ game: 'rounds', seats, witness: 'next', options: { asked } }, rounds as Game);
  await devices.sit();
  const table = Table.open(devices.header, () => rounds as Game);
  const initial = devices.all[0].table.entries().map(({ id, bytes }) => [id, bytes] as const);
  for (const [, bytes] of initial) table.receive(bytes);
  const clock = new FakeClock();
  const provider = new YjsProvider(new Y.Doc(), new MemoryNetwork(clock, 1).join('us'), { clock });
  // WebCrypto answers by its own clock: nothing is checked ahead.
  const ahead = new CheckedAhead(() => Promise.resolve([]));
  const carrier = carryTable(provider, table, { persist: () => Promise.resolve(), clock, initial }, ahead);
  const give = async (list: readonly Uint8Array[]) => {
    for (const bytes of list) provider.doc.getMap<unknown>('entries').set(decodeEntry(bytes).id, bytes);
    await pass(clock, 2_000, 50);
  };
  const fill = async (party: number) => {
    const pen = new Pen(table, party);
    const spare: Uint8Array[] = [];
    const place = { position: 9, hash: '77'.repeat(32) };
    for (let n = 0; n < 70; n++) spare.push(await pen.sign(junk('x'.repeat(3_700), n), place));
    for (let n = 0; n < 8; n++) spare.push(await pen.sign(junk('y', n), place));
    await give(spare);
  };
  const close = () => {
    carrier.destroy();
    provider.destroy();
  };
  return { devices, table, carrier, fill, give, close };
}

test.each([1, 2, 3, 6])(
  'what a liar with a full log played in %i steps in a row is accepted once another built on it',
  async (steps) => {
    const { devices, table, carrier, fill, give, close } = await full('2 '.repeat(steps) + '1 0', [0, 1, 2]);
    const [, other, liar] = devices.all;
    await fill(LIAR);
    const played: Uint8Array[] = [];
    for (let n = 0; n < steps; n++) {
      played.push(await liar.writer.act(LIAR, say(n)));
      devices.give(played, [other]);
    }
    await give(played);
    expect(table.snapshot.position).toBe(0);
    await give([await other.writer.act(1, say(0))]);
    expect(table.snapshot.position).toBe(steps + 1);
    for (const bytes of played) expect(carrier.store.has(decodeEntry(bytes).id)).toBe(true);
    close();
  }
);

test('what two liars with full logs played one after the other is taken once another party built on it', async () => {
  const { devices, table, fill, give, close } = await full('2 2 3 3 1 0', [0, 1, 2, 3, 4]);
  const all = devices.all.slice(1);
  for (const party of [2, 3]) await fill(party);
  const played: Uint8Array[] = [];
  for (const [n, party] of [2, 2, 3, 3].entries()) {
    played.push(await devices.all[party].writer.act(party, say(n)));
    devices.give(played, all);
  }
  await give([...played].reverse());
  await give([await devices.all[1].writer.act(1, say(0))]);
  expect(table.snapshot.position).toBe(5);
  close();
});

test('what nobody built on finds no room, whatever of the same party follows it', async () => {
  const { devices, table, fill, give, close } = await full('2 2 2 1 0', [0, 1, 2]);
  await fill(LIAR);
  const { bytes } = table.fold.logOf(LIAR)!;
  const liar = devices.all[LIAR];
  const played: Uint8Array[] = [];
  for (let n = 0; n < 3; n++) played.push(await liar.writer.act(LIAR, say(n)));
  await give([...played].reverse());
  expect(table.fold.logOf(LIAR)!.bytes).toBe(bytes);
  close();
});

test('what is read from mail or storage is accepted as well, where its places in the log are taken', async () => {
  const { devices, table, close } = await full('2 2 1 0', [0, 1, 2]);
  const [, other, liar] = devices.all;
  const { last } = liar.table.fold.logOf(LIAR)!;
  for (let n = 0; n < 8; n++) {
    const pen = new Pen(liar.table, LIAR, last);
    const place = { position: 9, hash: `7${n}`.repeat(32) };
    for (const text of ['y', 'z']) table.receive(await pen.sign(junk(text, n), place));
  }
  const played: Uint8Array[] = [];
  for (let n = 0; n < 2; n++) {
    played.push(await liar.writer.act(LIAR, say(n)));
    devices.give(played, [other]);
  }
  await table.receiveAll([await other.writer.act(1, say(0)), ...played]);
  expect(table.snapshot.position).toBe(3);
  close();
});

test.each(['before', 'after'])(
  'what a liar played is taken from mail where no room is left, with what another built on it read %s it',
  async (order) => {
    const { devices, table, fill, close } = await full('2 2 1 0', [0, 1, 2]);
    const [, other, liar] = devices.all;
    await fill(LIAR);
    const played: Uint8Array[] = [];
    for (let n = 0; n < 2; n++) {
      played.push(await liar.writer.act(LIAR, say(n)));
      devices.give(played, [other]);
    }
    const built = await other.writer.act(1, say(0));
    const take = (list: readonly Uint8Array[]) => table.receiveAll(list, roomIn(table));
    expect((await take(played)).map(({ status }) => status)).toEqual(['ignored', 'ignored']);
    const { reopened } = table;
    await take(order === 'before' ? [built, ...played] : [...played, built]);
    expect(table.snapshot.position).toBe(3);
    // Then a reader stores what was set aside as well.
    expect(table.reopened).toBeGreaterThan(reopened);
    close();
  }
);
