import { afterEach, expect, test } from 'vitest';
import * as Y from 'yjs';
import { OwnKind } from '../mesh/messageKinds.ts';
import { MemoryNetwork } from '../testing/memoryNetwork.ts';
import { pass } from '../testing/pass.ts';
import { entry, idOf } from '../testing/seats.ts';
import { FakeClock } from '../transport/clock.ts';
import { Carrier, type Verdict } from './carrier.ts';
import { YjsProvider } from './provider.ts';

/** Two versions of the app in one room: each holds entries that the other one refuses. */

const open: { destroy(): void }[] = [];
afterEach(() => open.splice(0).forEach((one) => one.destroy()));

const HOUR = 60 * 60_000;
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

interface Traffic {
  ids: number;
  entries: string[];
}

/** A device that refuses what names the other version. Counts what it sends beside the document. */
function device(network: MemoryNetwork, clock: FakeClock, id: string, refused: string, unreadable = false) {
  const provider = new YjsProvider(new Y.Doc(), network.join(id), { clock });
  const traffic: Traffic = { ids: 0, entries: [] };
  const send = provider.sendOwn.bind(provider);
  provider.sendOwn = (kind, bytes, to) => {
    if (kind === OwnKind.entryIds) traffic.ids++;
    if (kind === OwnKind.entries && bytes.length > 0) traffic.entries.push(text(bytes));
    send(kind, bytes, to);
  };
  let accepts = false;
  const isRefused = (bytes: Uint8Array) => !accepts && text(bytes).includes(refused);
  const carrier = new Carrier(provider, {
    idOf: (bytes) => {
      if (unreadable && isRefused(bytes)) throw new Error('of another version');
      return idOf(bytes);
    },
    verify: (bytes): Verdict => (isRefused(bytes) ? 'rejected' : 'accepted'),
    persist: () => Promise.resolve(),
    clock
  });
  open.push(carrier, provider);
  return { carrier, provider, traffic, learn: () => (accepts = true) };
}

async function pair({ unreadable = false, both = true } = {}) {
  const clock = new FakeClock();
  const network = new MemoryNetwork(clock, 1);
  const a = device(network, clock, 'a', 'of b', unreadable);
  const b = device(network, clock, 'b', 'of a', unreadable);
  await a.carrier.publish(entry('one of a'), entry('two of a'));
  if (both) await b.carrier.publish(entry('one of b'));
  await pass(clock, 60_000, 1_000);
  return { clock, network, a, b };
}

test.each([
  ['by both, which can read it', {}],
  ['by both, which cannot read it', { unreadable: true }],
  ['by one of them', { both: false }]
])('what was refused twice %s is not sent again while nothing changes', async (_, options) => {
  const { clock, a, b } = await pair(options);
  await pass(clock, 60_000, 1_000);
  const count = () => [a, b].map(({ traffic }) => [traffic.ids, traffic.entries.length]);
  const before = count();
  expect(a.traffic.entries.length).toBeGreaterThan(0);
  await pass(clock, HOUR / 3, 5_000);
  expect(count()).toEqual(before);
  expect(a.provider.transport.peers.size).toBe(1);
});

test('while they play on, it is sent once a minute at most, and what is new arrives', async () => {
  const { clock, a, b } = await pair();
  const before = a.traffic.entries.length;
  for (let turn = 0; turn < 30; turn++) {
    await a.carrier.publish(entry(`turn ${turn}`));
    await pass(clock, 20_000, 1_000);
    expect([...b.carrier.store.values()].map(text)).toContain(text(entry(`turn ${turn}`)));
  }
  const sent = a.traffic.entries.slice(before).filter((list) => list.includes('one of a'));
  expect(sent.length).toBeLessThan(13);
});

test('what was refused is asked for again after half an hour, and accepted then', async () => {
  const { clock, a, b } = await pair();
  b.learn();
  await pass(clock, HOUR, 5_000);
  expect([...b.carrier.store.values()].map(text)).toContain(text(entry('two of a')));
  expect(a.carrier.store.size).toBe(2);
});
