import * as encoding from 'lib0/encoding';
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { decodeEntry, encodeDraft, idOf as idOfDraft, placeMessage, seal } from '../../table/log/entry.ts';
import { fromHex } from '../../table/log/bytes.ts';
import { Table } from '../../table/fold/table.ts';
import { Circle, digestOf, games, headerFor, secretsOf } from '../../table/testing/bench.ts';
import { OwnKind } from '../mesh/messageKinds.ts';
import { MemoryNetwork } from '../testing/memoryNetwork.ts';
import { pass } from '../testing/pass.ts';
import { FakeClock } from '../transport/clock.ts';
import type { CarrierFault } from './carrier.ts';
import { CheckedAhead } from './checkedAhead.ts';
import { YjsProvider } from './provider.ts';
import { carryTable } from './tableCarrier.ts';

const idOf = (bytes: Uint8Array): string => decodeEntry(bytes).id;

test('entries checked ahead are folded, and one whose signature was changed is not', async () => {
  const circle = new Circle(headerFor({ seats: [0, 1, 2] }));
  await circle.sit();
  await circle.play(3);
  const { entries } = circle;
  const last = entries.at(-1)!;
  const forged = last.slice();
  forged[3] ^= 1;

  const clock = new FakeClock();
  const doc = new Y.Doc();
  const map = doc.getMap<unknown>('entries');
  for (const bytes of [...entries.slice(0, -1), forged]) map.set(idOf(bytes), bytes);
  const provider = new YjsProvider(doc, new MemoryNetwork(clock, 1).join('late'), { clock });
  const table = Table.open(circle.header, games);
  const faults: CarrierFault[] = [];
  const carrier = carryTable(provider, table, { persist: () => Promise.resolve(), clock });
  carrier.onFault((fault) => faults.push(fault));
  const arrived = async () => {
    const timer = setInterval(() => clock.advance(1));
    await carrier.settled;
    clearInterval(timer);
  };

  await arrived();
  expect(faults.map(({ kind, id }) => [kind, id])).toEqual([['rejected', idOf(forged)]]);
  expect(carrier.store.size).toBe(entries.length - 1);
  map.set(idOf(last), last);
  await arrived();
  expect(carrier.store.size).toBe(entries.length);
  expect(digestOf(table)).toBe(digestOf(circle.devices[0].table));
  carrier.destroy();
  provider.destroy();
});

test('no signature is checked of an entry there is no room for', async () => {
  const circle = new Circle(headerFor({ seats: [0, 1] }));
  await circle.sit();
  const clock = new FakeClock();
  const provider = new YjsProvider(new Y.Doc(), new MemoryNetwork(clock, 1).join('late'), { clock });
  const table = Table.open(circle.header, games);
  let asked = 0;
  const ahead = new CheckedAhead((claims) => {
    asked += claims.length;
    return Promise.resolve([]);
  });
  for (const bytes of circle.entries)
    table.take({ ...decodeEntry(bytes), bytes: new Uint8Array(300 * 1024) });
  await circle.play(1, 2);
  const carrier = carryTable(provider, table, { persist: () => Promise.resolve(), clock }, ahead);
  const later = circle.entries.filter((bytes) => decodeEntry(bytes).index > 0);
  expect(later.length).toBeGreaterThan(1);
  for (const bytes of later) provider.doc.getMap<unknown>('entries').set(idOf(bytes), bytes);
  await carrier.settled;
  expect(asked).toBe(0);
  carrier.destroy();
  provider.destroy();
});

test('entries of a seat number without a known key count against the peer that sends them', async () => {
  const circle = new Circle(headerFor({ seats: [0, 1] }));
  await circle.sit();
  const { table } = circle.devices[0];
  const clock = new FakeClock();
  const network = new MemoryNetwork(clock, 1);
  const provider = new YjsProvider(new Y.Doc(), network.join('us'), { clock });
  const carrier = carryTable(provider, table, { persist: () => Promise.resolve(), clock });
  const peer = network.join('peer');
  clock.advance(5);
  const signature = circle.entries[0].slice(0, 64);
  const body = { kind: 'seal' } as const;
  let index = 0;
  const message = (): Uint8Array => {
    const out = encoding.createEncoder();
    encoding.writeVarUint(out, OwnKind.entries);
    for (let n = 0; n < 600; n++, index++) {
      const prev = new Uint8Array(32).fill(index);
      const draft = {
        table: table.id,
        party: 2,
        index: index % 16_000,
        prev,
        position: index,
        hash: prev,
        body
      };
      encoding.writeVarUint8Array(out, seal(signature, encodeDraft(draft)));
    }
    return encoding.toUint8Array(out);
  };
  while (index < 40_000 && provider.transport.peers.has('peer')) {
    peer.send('us', message());
    do await pass(clock, 5, 1);
    while (carrier.isBusy);
  }
  expect(index).toBeGreaterThan(30_000);
  expect(provider.transport.peers.has('peer')).toBe(false);
  carrier.destroy();
  provider.destroy();
}, 60_000);

test('of entries that follow one another and come last first no more than half a megabyte is kept', async () => {
  const circle = new Circle(headerFor({ seats: [0, 1] }));
  await circle.sit();
  const { table } = circle.devices[0];
  const clock = new FakeClock();
  const provider = new YjsProvider(new Y.Doc(), new MemoryNetwork(clock, 1).join('us'), { clock });
  const initial = circle.entries.map((bytes) => [idOf(bytes), bytes] as const);
  const carrier = carryTable(provider, table, { persist: () => Promise.resolve(), clock, initial });
  const { index, id } = table.fold.logOf(1)!.last!;
  let prev: Uint8Array = fromHex(id);
  const chain: Uint8Array[] = [];
  for (let n = 1; n <= 200; n++) {
    const body = { kind: 'do', seat: 1, action: { do: 'x'.repeat(3_700), n } } as const;
    const canonical = encodeDraft({
      table: table.id,
      party: 1,
      index: index + n,
      prev,
      position: 0,
      hash: table.id,
      body
    });
    prev = idOfDraft(canonical);
    const message = placeMessage(table.id, 1, index + n, prev);
    chain.push(seal(await secretsOf(1).signer.sign(message), canonical));
  }
  const entries = provider.doc.getMap<unknown>('entries');
  const timer = setInterval(() => clock.advance(1));
  for (const bytes of chain.reverse()) {
    entries.set(idOf(bytes), bytes);
    await carrier.settled;
  }
  clearInterval(timer);
  const kept = table.entries().filter(({ party }) => party === 1);
  const bytes = kept.reduce((sum, entry) => sum + entry.bytes.length, 0);
  expect(bytes).toBeGreaterThan(500 * 1024);
  expect(bytes).toBeLessThan(520 * 1024);
  carrier.destroy();
  provider.destroy();
});
