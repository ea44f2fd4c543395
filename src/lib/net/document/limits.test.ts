import * as encoding from 'lib0/encoding';
import * as syncProtocol from 'y-protocols/sync';
import { expect, test, vi } from 'vitest';
import * as Y from 'yjs';
import { deviceInMemory, openInTests, type DeviceInMemory } from '../testing/providers.ts';
import type { Transport } from '../transport/transport.ts';
import type { ProviderLimits } from './provider.ts';

/** Each limit alone, so small that the others are never reached: `tests/hostile/bounds` reaches several at once. */

const open = openInTests();

interface Scene extends DeviceInMemory {
  readonly peer: Transport;
  /** Sends bytes and lets them arrive. */
  send(bytes: Uint8Array, from?: Transport): void;
  /** What a peer has received since it was asked last. */
  heard(of?: Transport): Uint8Array[];
  readonly isOut: () => boolean;
}

function scene(limits: Partial<ProviderLimits> = {}): Scene {
  const { clock, network, provider } = deviceInMemory(1, limits);
  const received = new Map<Transport, Uint8Array[]>();
  const join = (id: string): Transport => {
    const transport = network.join(id);
    received.set(transport, []);
    transport.onMessage((_, bytes) => received.get(transport)?.push(bytes));
    open.push(transport);
    return transport;
  };
  const peer = join('peer');
  join('other');
  open.push(provider);
  clock.advance(5);
  const last = [...received.keys()][1];
  const heard = (of = peer) => received.get(of)!.splice(0);
  heard();
  heard(last);
  return {
    clock,
    network,
    provider,
    peer,
    send: (bytes, from = peer) => {
      from.send('us', bytes);
      clock.advance(5);
    },
    heard: (of = last) => heard(of),
    isOut: () => !provider.transport.peers.has('peer')
  };
}

const message = (write: (out: encoding.Encoder) => void): Uint8Array => {
  const out = encoding.createEncoder();
  encoding.writeVarUint(out, 0);
  write(out);
  return encoding.toUint8Array(out);
};
const update = (bytes: Uint8Array) => message((out) => syncProtocol.writeUpdate(out, bytes));
const question = (vector: Uint8Array) =>
  message((out) => {
    encoding.writeVarUint(out, syncProtocol.messageYjsSyncStep1);
    encoding.writeVarUint8Array(out, vector);
  });

/** Bytes of the length of an update in a message. */
const sizeOfLength = (bytes: Uint8Array): number => bytes.slice(2).findIndex((byte) => byte < 128) + 1;

/** An update with some lines of a length. */
function lines(count: number, length = 1): Uint8Array {
  const doc = new Y.Doc();
  for (let n = 0; n < count; n++) doc.getMap('m').set(String(n), 'x'.repeat(length));
  return Y.encodeStateAsUpdate(doc);
}

test('a peer that sends more bytes of updates than its rate is disconnected', () => {
  const { send, isOut } = scene({ updates: { burst: 1_500, perSecond: 1 } });
  send(update(lines(1, 1_000)));
  expect(isOut()).toBe(false);
  send(update(lines(1, 1_000)));
  expect(isOut()).toBe(true);
});

test('a peer that sends more bytes beside the document than its rate is disconnected, and they are not read', () => {
  const { send, isOut, provider } = scene({ beside: { burst: 1_500, perSecond: 1 } });
  const read: number[] = [];
  provider.onOwn(18, (_, bytes) => read.push(bytes.length));
  const beside = (length: number) => Uint8Array.of(18, ...new Uint8Array(length));
  send(beside(1_000));
  send(beside(500));
  expect([isOut(), read]).toEqual([false, [1_000, 500]]);
  send(beside(100));
  expect([isOut(), read]).toEqual([true, [1_000, 500]]);
});

test('a peer that adds more items than its rate is disconnected', () => {
  const { send, isOut } = scene({ pieces: { burst: 30, perSecond: 1 } });
  send(update(lines(20)));
  expect(isOut()).toBe(false);
  send(update(lines(20)));
  expect(isOut()).toBe(true);
});

test('a peer that sends more messages than its rate is disconnected', () => {
  const { send, isOut } = scene({ messages: { burst: 10, perSecond: 0.1 } });
  for (let n = 0; n < 10; n++) send(question(Uint8Array.of(0)));
  expect(isOut()).toBe(false);
  send(question(Uint8Array.of(0)));
  expect(isOut()).toBe(true);
});

test('a question that is too long is not read', () => {
  const { send, heard, peer } = scene();
  send(question(Uint8Array.of(0)));
  expect(heard(peer)).toHaveLength(1);
  // A vector of one client is read, however much follows it.
  const long = new Uint8Array(70_000);
  send(question(long));
  expect(heard(peer)).toEqual([]);
});

test('a peer is sent no more of the document than its rate', () => {
  const { clock, send, heard, peer, provider } = scene({ answers: { burst: 2_500, perSecond: 1 } });
  provider.doc.getMap('m').set('k', 'x'.repeat(1_000));
  clock.advance(5);
  heard(peer);
  for (let n = 0; n < 10; n++) send(question(Uint8Array.of(0)));
  expect(heard(peer).filter(({ length }) => length > 1_000)).toHaveLength(2);
});

test('for a peer that asks beyond its rate the document is encoded once a second', () => {
  const { clock, send, heard, peer, provider } = scene({ answers: { burst: 2_500, perSecond: 1_000 } });
  provider.doc.getMap('m').set('k', 'x'.repeat(1_000));
  const reads = vi.spyOn(provider.doc.store.clients, 'forEach');
  const ask = (times: number) => {
    clock.advance(5);
    heard(peer);
    reads.mockClear();
    for (let n = 0; n < times; n++) send(question(Uint8Array.of(0)));
    return heard(peer).filter(({ length }) => length > 1_000).length;
  };
  expect(ask(3)).toBe(2);
  expect(reads.mock.calls.length).toBeGreaterThan(0);
  expect(ask(50)).toBe(0);
  expect(reads.mock.calls.length).toBe(0);
  clock.advance(1_500);
  expect(ask(1)).toBe(1);
});

test('a peer is sent no more presence than its rate, which its questions are far shorter than', () => {
  const { clock, provider, peer, heard, send } = scene({ answers: { burst: 2_500, perSecond: 100 } });
  provider.awareness.setLocalState({ name: 'x'.repeat(900) });
  clock.advance(5);
  heard(peer);
  const ask = (times: number) => {
    for (let n = 0; n < times; n++) send(Uint8Array.of(3));
    return heard(peer).filter(([kind]) => kind === 1).length;
  };
  expect(ask(20)).toBe(2);
  clock.advance(10_000);
  expect(ask(20)).toBe(1);
});

test('of a full document nothing is sent', () => {
  const { send, heard, peer, provider } = scene({ document: 100 });
  provider.onOverflow(() => undefined);
  send(update(lines(2, 500)));
  heard(peer);
  send(question(Uint8Array.of(0)));
  expect(heard(peer).map(({ length }) => length)).toEqual([5]);
});

test('deletions of unknown items beyond a limit make the document overflow', () => {
  const { send, provider } = scene({ deletions: 40 });
  let overflows = 0;
  provider.onOverflow(() => overflows++);
  const out = encoding.createEncoder();
  for (const number of [0, 1, 99, 10]) encoding.writeVarUint(out, number);
  for (let n = 0; n < 10; n++) for (const number of [n * 3_000, 1]) encoding.writeVarUint(out, number);
  send(update(encoding.toUint8Array(out)));
  expect(overflows).toBe(1);
});

test('what one peer sends is forwarded up to a rate, and what others send still is', () => {
  const { clock, send, heard, network } = scene({ forwards: { burst: 5 * 1_024, perSecond: 1 } });
  for (let n = 0; n < 20; n++) send(update(lines(1)));
  // Peers that are connected to each other are sent it late and in one message.
  const forwarded = () => {
    clock.advance(2_000);
    const doc = new Y.Doc();
    for (const bytes of heard()) if (bytes[1] === 2) Y.applyUpdate(doc, bytes.slice(2 + sizeOfLength(bytes)));
    return doc.store.clients.size;
  };
  expect(forwarded()).toBe(5);
  const honest = network.join('honest');
  open.push(honest);
  send(update(lines(1)), honest);
  expect(forwarded()).toBe(1);
});

test('a document on which Yjs throws is replaced at once, and another one within five seconds is not', () => {
  const { clock, provider, send } = scene();
  let replaced = 0;
  const trap = (doc: Y.Doc): void =>
    doc.getMap('m').observe(() => {
      throw new RangeError('Maximum call stack size exceeded');
    });
  provider.onDoc((fresh) => {
    replaced++;
    trap(fresh);
  });
  trap(provider.doc);
  const ruin = (): void => send(update(lines(1)));
  ruin();
  expect(replaced).toBe(1);
  ruin();
  expect(replaced).toBe(1);
  // It is replaced with the next comparison of states.
  clock.advance(20_000);
  expect(replaced).toBe(2);
  ruin();
  expect(replaced).toBe(3);
});
