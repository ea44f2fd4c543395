import * as encoding from 'lib0/encoding';
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { OwnKind } from '../mesh/messageKinds.ts';
import { deviceInMemory, openInTests, type DeviceInMemory } from '../testing/providers.ts';
import { pass } from '../testing/pass.ts';
import { entry, idOf } from '../testing/seats.ts';
import type { Transport } from '../transport/transport.ts';
import { Carrier, type CarrierOptions } from './carrier.ts';

/** How what arrives is checked: in which pieces, how often, and who is blamed. */

const open = openInTests();

interface Scene extends DeviceInMemory {
  readonly carrier: Carrier;
  /** Ids of checked entries, in order. */
  readonly checked: string[];
  readonly peer: Transport;
  readonly hasPeer: () => boolean;
}

function scene(options: Partial<CarrierOptions> = {}): Scene {
  const { clock, network, provider } = deviceInMemory(15);
  const checked: string[] = [];
  const { verify = () => 'accepted' as const } = options;
  const carrier = new Carrier(provider, {
    idOf,
    persist: () => Promise.resolve(),
    clock,
    ...options,
    verify: (bytes) => {
      checked.push(idOf(bytes));
      return verify(bytes);
    }
  });
  const peer = network.join('peer');
  open.push(carrier, provider, peer);
  clock.advance(5);
  return {
    clock,
    network,
    provider,
    carrier,
    checked,
    peer,
    hasPeer: () => provider.transport.peers.has('peer')
  };
}

const entries = (count: number, name = 'entry'): Uint8Array[] =>
  Array.from({ length: count }, (_, n) => entry(`${name} ${n}`));

/** A message of entries beside the document. */
function beside(list: readonly Uint8Array[]): Uint8Array {
  const out = encoding.createEncoder();
  encoding.writeVarUint(out, OwnKind.entries);
  for (const bytes of list) encoding.writeVarUint8Array(out, bytes);
  return encoding.toUint8Array(out);
}

/** A message with an update of the document that holds these entries. */
function inDocument(list: readonly Uint8Array[]): Uint8Array {
  const doc = new Y.Doc();
  const map = doc.getMap('entries');
  doc.transact(() => list.forEach((bytes) => map.set(idOf(bytes), bytes)));
  const out = encoding.createEncoder();
  for (const number of [0, 2]) encoding.writeVarUint(out, number);
  encoding.writeVarUint8Array(out, Y.encodeStateAsUpdate(doc));
  doc.destroy();
  return encoding.toUint8Array(out);
}

/** Lets what is ready run while no time passes. */
const turns = async () => {
  for (let turn = 0; turn < 500; turn++) await Promise.resolve();
};

/** How many entries were checked when the carrier first paused, then the second time and so on. */
async function paused({ clock, checked }: Scene, times: number): Promise<number[]> {
  const counts: number[] = [];
  for (let time = 0; time < times; time++) {
    clock.advance(1);
    await turns();
    counts.push(checked.length);
  }
  return counts;
}

test('of many entries that arrive together 32 are checked, then the page has its turn', async () => {
  const here = scene();
  here.peer.send('us', beside(entries(100)));
  expect(await paused(here, 5)).toEqual([32, 64, 96, 100, 100]);
  expect(here.carrier.store.size).toBe(100);
});

test('fewer than 32 are checked at a time where checking them takes long', async () => {
  const here = scene({
    verify: () => {
      here.clock.freeze(5);
      return 'accepted';
    }
  });
  here.peer.send('us', beside(entries(100)));
  expect(await paused(here, 3)).toEqual([3, 6, 9]);
});

test('an entry whose check throws is not accepted, and those after it are', async () => {
  const [bad, good] = entries(2);
  const { clock, carrier, peer } = scene({
    verify: (bytes) => {
      if (idOf(bytes) === idOf(bad)) throw new Error('no verdict');
      return 'accepted';
    }
  });
  peer.send('us', beside([bad, good]));
  await pass(clock, 1_000);
  expect([...carrier.store.keys()]).toEqual([idOf(good)]);
});

test('entries are checked where checking ahead fails', async () => {
  const { clock, carrier, peer } = scene({ prepare: () => Promise.reject(new Error('no worker')) });
  peer.send('us', beside(entries(2)));
  await pass(clock, 1_000);
  expect(carrier.store.size).toBe(2);
});

test('of two good copies that arrive together the first counts, and the other is not checked', async () => {
  const core = (bytes: Uint8Array) => idOf(bytes.slice(0, -1));
  const { clock, carrier, checked, peer } = scene({ idOf: core });
  const copies = [1, 2].map((last) => Uint8Array.from([...entry('move'), last]));
  peer.send('us', beside(copies));
  await pass(clock, 1_000);
  expect(checked).toHaveLength(1);
  expect([...carrier.store.values()]).toEqual([copies[0]]);
});

test('an entry is not stored with the message it came in', async () => {
  const list = entries(50);
  for (const message of [beside(list), inDocument(list)]) {
    const { clock, carrier, peer } = scene();
    peer.send('us', message);
    await pass(clock, 100, 1);
    expect(carrier.store.size).toBe(50);
    for (const bytes of carrier.store.values()) expect(bytes.buffer.byteLength).toBe(bytes.length);
  }
});

test('an own entry that arrives from a peer while it is being stored is told once', async () => {
  let stored: () => void = () => undefined;
  const { clock, carrier, peer } = scene({ persist: () => new Promise((done) => (stored = done)) });
  const told: string[] = [];
  carrier.onEntry((id) => told.push(id));
  const own = carrier.publish(entry('move'));
  const release = stored;
  peer.send('us', beside([entry('move')]));
  await pass(clock, 1_000);
  release();
  await own;
  expect(told).toEqual([idOf(entry('move'))]);
});

test('an entry that is too large is not published', async () => {
  const { carrier } = scene();
  await expect(carrier.publish(entry('x'.repeat(16 * 1024)))).rejects.toThrow(RangeError);
  expect(carrier.store.size).toBe(0);
});

test('an entry of a peer that cannot be stored is played, and its loss is told', async () => {
  const { clock, carrier, peer } = scene({ persist: () => Promise.reject(new Error('full')) });
  const faults: string[] = [];
  carrier.onFault(({ kind, id, via }) => faults.push(`${kind} ${id} ${via}`));
  peer.send('us', beside([entry('move')]));
  await pass(clock, 1_000);
  expect(faults).toEqual([`storage ${idOf(entry('move'))} peer`]);
  expect(carrier.store.size).toBe(1);
});

test('a peer that sends more than three hundred forged entries beside the document is disconnected', async () => {
  const { clock, peer, hasPeer } = scene({ verify: () => 'forged' });
  peer.send('us', beside(entries(300)));
  await pass(clock, 1_000, 1);
  expect(hasPeer()).toBe(true);
  peer.send('us', beside(entries(100, 'other')));
  await pass(clock, 1_000, 1);
  expect(hasPeer()).toBe(false);
});

test('a peer that forwards a document with forged entries stays connected, and one that sends entries we cannot judge yet', async () => {
  for (const [verdict, message] of [
    ['forged', inDocument(entries(1_000))],
    ['rejected', beside(entries(1_000))]
  ] as const) {
    const { clock, checked, peer, hasPeer } = scene({ verify: () => verdict });
    peer.send('us', message);
    await pass(clock, 1_000, 1);
    expect(checked).toHaveLength(1_000);
    expect(hasPeer()).toBe(true);
  }
});

test('a peer is disconnected after thirty thousand entries that fit no key of a returned seat, more than eight logs of unused entries', async () => {
  const { clock, carrier, peer, hasPeer } = scene({ verify: () => 'unfit' });
  let sent = 0;
  const flood = async (most: number) => {
    for (; sent < most && hasPeer(); sent += 1_000) {
      peer.send('us', beside(entries(1_000, `n${sent}`)));
      do await pass(clock, 10, 1);
      while (carrier.isBusy);
    }
  };
  await flood(22_000);
  expect(hasPeer()).toBe(true);
  await flood(40_000);
  expect(hasPeer()).toBe(false);
  expect(sent).toBeGreaterThanOrEqual(30_000);
});

test('what a disconnected peer sent beside the document is no longer checked, and what came in the document or from others is', async () => {
  const bad = new Set(entries(2_000, 'bad').map(idOf));
  const here = scene({ verify: (bytes) => (bad.has(idOf(bytes)) ? 'forged' : 'accepted') });
  const { clock, network, carrier, checked, peer, hasPeer } = here;
  const other = network.join('other');
  open.push(other);
  clock.advance(5);
  peer.send('us', beside(entries(2_000, 'bad')));
  peer.send('us', inDocument(entries(2, 'in the document')));
  other.send('us', beside(entries(3, 'good')));
  await pass(clock, 1_000, 1);
  expect(hasPeer()).toBe(false);
  expect(checked.filter((id) => bad.has(id)).length).toBeLessThan(400);
  expect(carrier.store.size).toBe(5);
});

test('forged entries are counted for each connection apart', async () => {
  const { clock, network, checked, peer, hasPeer } = scene({ verify: () => 'forged' });
  peer.send('us', beside(entries(200)));
  await pass(clock, 200, 1);
  peer.destroy();
  const again = network.join('peer');
  open.push(again);
  again.send('us', beside(entries(200, 'other')));
  await pass(clock, 200, 1);
  expect(checked).toHaveLength(400);
  expect(hasPeer()).toBe(true);
});

test('of a message with more than 128 KiB of entries none is checked, and after five of them its sender goes', async () => {
  const { clock, checked, peer, hasPeer } = scene();
  const long = (count: number) =>
    Array.from({ length: count }, (_, n) => entry(`${n} ${'x'.repeat(8 * 1024)}`));
  peer.send('us', beside(long(15)));
  await pass(clock, 1_000, 1);
  expect(checked).toHaveLength(15);
  for (let n = 1; n <= 5; n++) {
    expect(hasPeer()).toBe(true);
    peer.send('us', beside(long(17)));
    await pass(clock, 1_000, 1);
  }
  expect(checked).toHaveLength(15);
  expect(hasPeer()).toBe(false);
});

test('at most five thousand entries wait to be checked', async () => {
  const { clock, checked, peer } = scene();
  peer.send('us', beside(entries(6_000)));
  await pass(clock, 1_000, 1);
  expect(checked).toHaveLength(5_000);
});

test('a peer that asked for entries beside the document gets them for fifteen seconds, and on this connection alone', async () => {
  const { clock, network, carrier, peer } = scene();
  let got = 0;
  const count = (to: Transport) =>
    to.onMessage((_, [kind]) => {
      if (kind === OwnKind.entries) got++;
    });
  const ask = async () => {
    peer.send('us', Uint8Array.of(OwnKind.beside));
    await pass(clock, 100, 1);
  };
  const publish = async (text: string) => {
    await carrier.publish(entry(text));
    await pass(clock, 100, 1);
    return got;
  };
  count(peer);
  await ask();
  expect(await publish('one')).toBe(1);
  await pass(clock, 14_000, 100);
  expect(await publish('two')).toBe(2);
  await pass(clock, 1_000, 100);
  expect(await publish('three')).toBe(2);
  await ask();
  expect(await publish('four')).toBe(3);

  peer.destroy();
  const again = network.join('peer');
  open.push(again);
  count(again);
  await pass(clock, 100, 1);
  expect(await publish('five')).toBe(3);
});
