import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { Carrier, MAX_ENTRY } from './carrier.ts';
import { FakeClock } from '../transport/clock.ts';
import { Lobby } from '../room/lobby.ts';
import { MemoryNetwork, type Faults } from '../testing/memoryNetwork.ts';
import { OwnKind } from '../mesh/messageKinds.ts';
import { piecesOf } from './sparse.ts';
import { YjsProvider } from './provider.ts';
import { pass } from '../testing/pass.ts';
import { close, entry, idOf, ids, seat } from '../testing/seats.ts';

describe('carrier', () => {
  test('after any loss, duplication, reordering, delay and partition all peers have the same entries', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer(),
        fc.integer({ min: 2, max: 5 }),
        fc.record({ loss: fc.nat(40), duplicate: fc.nat(40), reorder: fc.nat(40) }),
        fc.boolean(),
        async (seed, size, faults, split) => {
          const clock = new FakeClock();
          const network = new MemoryNetwork(clock, seed, { ...faults, minDelay: 1, maxDelay: 300 });
          const seats = Array.from({ length: size }, (_, index) => seat(network, `p${index}`));
          for (let round = 0; round < 4; round++) {
            if (split && round === 1)
              network.partition(
                ['p0'],
                seats.slice(1).map(({ id }) => id)
              );
            if (split && round === 3) network.heal();
            for (const { carrier, id } of seats) await carrier.publish(entry(`${id} ${round}`));
            await pass(clock, 10_000);
          }
          await pass(clock, 90_000);
          network.faults = { ...network.faults, loss: 0 } satisfies Faults;
          await pass(clock, 60_000);
          for (const one of seats) {
            expect(ids(one)).toEqual(ids(seats[0]));
            expect([...one.disk.keys()].sort()).toEqual(ids(one));
          }
          expect(ids(seats[0]).length).toBe(size * 4);
          close(seats);
        }
      ),
      { numRuns: 40 }
    );
  });

  test('the same seed gives the same history', async () => {
    const run = async (): Promise<number> => {
      const clock = new FakeClock();
      const network = new MemoryNetwork(clock, 7, { loss: 20, duplicate: 20, reorder: 20, maxDelay: 50 });
      const transports = [network.join('a'), network.join('b')];
      let heard = 0;
      transports[1].onMessage((_, bytes) => (heard = (heard * 31 + bytes[0]) | 0));
      for (let i = 0; i < 200; i++) transports[0].send('b', Uint8Array.of(i));
      clock.advance(1_000);
      return heard;
    };
    expect(await run()).toBe(await run());
  });

  test('an entry is stored before it is sent, and is not sent when storing fails', async () => {
    const clock = new FakeClock();
    const network = new MemoryNetwork(clock, 1);
    const order: string[] = [];
    const a = seat(network, 'a');
    const b = seat(network, 'b');
    b.carrier.onEntry(() => order.push('heard'));
    let refuse = false;
    const provider = new YjsProvider(new Y.Doc(), network.join('c'), { clock });
    const careful = new Carrier(provider, {
      idOf,
      verify: () => 'accepted',
      persist: async () => {
        await Promise.resolve();
        if (refuse) throw new Error('full');
        order.push('kept');
      },
      clock
    });
    await pass(clock, 1_000);
    await careful.publish(entry('one'));
    await pass(clock, 1_000);
    expect(order).toEqual(['kept', 'heard']);
    refuse = true;
    await expect(careful.publish(entry('two'))).rejects.toThrow('full');
    await pass(clock, 30_000);
    expect(b.carrier.store.size).toBe(1);
    careful.destroy();
    provider.destroy();
    close([a, b]);
  });

  test('entries that a hostile writer deletes or rewrites are restored, and junk is never accepted', async () => {
    const clock = new FakeClock();
    const network = new MemoryNetwork(clock, 2);
    const [a, b] = [seat(network, 'a'), seat(network, 'b')];
    const [id] = await a.carrier.publish(entry('move'));
    const doc = new Y.Doc();
    const hostile = new YjsProvider(doc, network.join('x'), { clock });
    await pass(clock, 2_000);
    const map = doc.getMap<unknown>('entries');
    map.delete(id);
    map.set('junk', entry('not its hash'));
    map.set('number', 7);
    const forged = Uint8Array.of(0, 9);
    map.set(idOf(forged), forged);
    const large = new Uint8Array(MAX_ENTRY + 1).fill(1);
    map.set(idOf(large), large);
    await pass(clock, 5_000);
    expect(map.get(id)).toEqual(entry('move'));
    map.set(id, Uint8Array.of(1, 2, 3));
    await pass(clock, 15_000);
    expect(map.get(id)).toEqual(entry('move'));
    expect([ids(a), ids(b)]).toEqual([[id], [id]]);
    const kinds = new Set(b.faults.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['deleted', 'junk', 'rejected', 'rewritten']);
    hostile.destroy();
    close([a, b]);
  });

  test('documents that were made to diverge do not make the entries diverge', async () => {
    const clock = new FakeClock();
    const network = new MemoryNetwork(clock, 3);
    const [a, b] = [seat(network, 'a'), seat(network, 'b')];
    // The same client and clock with different contents: Yjs accepts either and detects nothing.
    const twin = (text: string): Uint8Array => {
      const doc = new Y.Doc();
      doc.clientID = 42;
      doc.getMap<unknown>('entries').set(idOf(entry(text)), entry(text));
      return Y.encodeStateAsUpdate(doc);
    };
    network.partition(['a'], ['b']);
    Y.applyUpdate(a.provider.doc, twin('one'));
    Y.applyUpdate(b.provider.doc, twin('two'));
    await pass(clock, 10_000);
    network.heal();
    await pass(clock, 60_000);
    expect(ids(a).length).toBe(2);
    expect(ids(a)).toEqual(ids(b));
    close([a, b]);
  });

  test('updates whose dependencies never arrive lead to a fresh document with the entries and the lobby', async () => {
    const clock = new FakeClock();
    const network = new MemoryNetwork(clock, 4);
    const a = seat(network, 'a');
    const lobby = new Lobby(a.provider);
    lobby.claim(0, { party: 'p', name: 'Ann', kind: 'person', ready: true });
    const [id] = await a.carrier.publish(entry('move'));
    const hostile = network.join('x');
    await pass(clock, 40_000);
    const doc = new Y.Doc();
    doc.getMap<unknown>('m').set('first', 1);
    const start = Y.encodeStateVector(doc);
    doc.getMap<unknown>('m').set('second', 'y'.repeat(600_000));
    const gap = Y.encodeStateAsUpdate(doc, start);
    const old = a.provider.doc;
    const length = gap.length;
    const varint: number[] = [];
    for (let left = length; ; left >>>= 7) {
      if (left < 128) {
        varint.push(left);
        break;
      }
      varint.push((left & 127) | 128);
    }
    hostile.send('a', Uint8Array.from([0, 2, ...varint, ...gap]));
    await pass(clock, 5_000);
    expect(a.provider.doc).not.toBe(old);
    expect(a.provider.doc.store.pendingStructs).toBeNull();
    expect(a.provider.doc.getMap('entries').get(id)).toEqual(entry('move'));
    expect(lobby.seats.get(0)?.name).toBe('Ann');
    lobby.destroy();
    close([a]);
  });

  test('a peer that floods or sends malformed messages is expelled', async () => {
    const clock = new FakeClock();
    const network = new MemoryNetwork(clock, 5);
    const a = seat(network, 'a');
    const reasons: string[] = [];
    a.provider.transport.onPeer((event) => event.type === 'close' && reasons.push(event.reason));
    const [flood, nonsense] = [network.join('f'), network.join('n')];
    for (let i = 0; i < 3_000; i++) flood.send('a', Uint8Array.of(3));
    for (let i = 0; i < 6; i++) nonsense.send('a', Uint8Array.of(0, 2, 200, 1, 1));
    await pass(clock, 500);
    expect(reasons.sort()).toEqual(['flooding', 'malformed']);
    close([a]);
  });

  test('no bytes at all make the receiver throw', async () => {
    const clock = new FakeClock();
    const network = new MemoryNetwork(clock, 6);
    const a = seat(network, 'a');
    const hostile = network.join('x');
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), fc.integer({ min: 0, max: 20 }), (tail, kind) => {
        clock.advance(1_000);
        if (!a.provider.transport.peers.has('x')) network.heal();
        hostile.send('a', Uint8Array.from([kind, ...tail]));
        clock.advance(10);
      }),
      { numRuns: 500 }
    );
    expect(a.carrier.store.size).toBe(0);
    close([a]);
  });
});

describe('bounds', () => {
  test('a full document is replaced by a fresh one; the entries stay', async () => {
    const clock = new FakeClock();
    const network = new MemoryNetwork(clock, 10);
    const [a, b] = [seat(network, 'a'), seat(network, 'b')];
    const [id] = await a.carrier.publish(entry('move'));
    const hostile = new YjsProvider(new Y.Doc(), network.join('x'), { clock });
    await pass(clock, 40_000);
    const before = a.provider.doc;
    for (let i = 0; i < 60; i++) hostile.doc.getMap<unknown>('elsewhere').set(`k${i}`, 'y'.repeat(50_000));
    await pass(clock, 5_000);
    expect(a.provider.doc).not.toBe(before);
    await b.carrier.publish(entry('answer'));
    await pass(clock, 60_000);
    expect(ids(a)).toEqual(ids(b));
    expect(a.carrier.store.has(id)).toBe(true);
    hostile.destroy();
    close([a, b]);
  });

  describe('while every document is full', () => {
    /** Strangers, each just below the limit for expulsion; two exceed the piece limit of a document. */
    const flood = (network: MemoryNetwork, clock: FakeClock, names: readonly string[]): YjsProvider[] =>
      names.map((name) => {
        const provider = new YjsProvider(new Y.Doc(), network.join(name), { clock });
        const junk = provider.doc.getMap<unknown>('elsewhere');
        provider.doc.transact(() => {
          for (let n = 0; n < 6_000; n++) junk.set(`${name} ${n}`, n);
        });
        return provider;
      });

    /** Runs these seats through a flood that leads to fresh documents, and a second flood right after it. */
    async function flooded(names: readonly string[], part = (_: MemoryNetwork): void => {}) {
      const clock = new FakeClock();
      const network = new MemoryNetwork(clock, 13);
      const seats = names.map((name) => seat(network, name));
      part(network);
      await pass(clock, 10_000);
      const first = seats.map(({ provider }) => provider.doc);
      const strangers = flood(network, clock, ['x', 'y']);
      await pass(clock, 2_000);
      seats.forEach(({ provider }, n) => expect(provider.doc).not.toBe(first[n]));
      strangers.push(...flood(network, clock, ['z', 'zz']));
      await pass(clock, 2_000);
      const end = (): void => {
        for (const { provider } of seats) expect(piecesOf(provider.doc)).toBeGreaterThan(10_000);
        strangers.forEach((stranger) => stranger.destroy());
        close(seats);
      };
      return { clock, network, seats, end };
    }

    test('entries are sent outside it: the first one soon, later ones at once', async () => {
      const { clock, seats, end } = await flooded(['a', 'b']);
      const [a, b] = seats;
      await a.carrier.publish(entry('lost'));
      await pass(clock, 1_000, 100);
      expect(ids(b)).toEqual(ids(a));
      await a.carrier.publish(entry('next'));
      await pass(clock, 100, 10);
      expect(ids(b)).toEqual(ids(a));
      await b.carrier.publish(entry('answer'));
      await pass(clock, 1_000, 100);
      expect(ids(a)).toEqual(ids(b));
      expect(ids(a)).toHaveLength(3);
      end();
    });

    test('entries are forwarded outside it to peers that are not connected to their author', async () => {
      const { clock, seats, end } = await flooded(['a', 'b', 'c'], (network) => network.cutOneWay('a', 'c'));
      const [a, b, c] = seats;
      expect(a.provider.transport.peers.has('c')).toBe(false);
      for (const text of ['one', 'two']) {
        await a.carrier.publish(entry(text));
        await pass(clock, 2_000, 100);
        expect(ids(b)).toEqual(ids(a));
        expect(ids(c)).toEqual(ids(a));
      }
      end();
    });

    test('a newcomer gets the entries without the document, and expels no peer for that', async () => {
      const { clock, network, seats, end } = await flooded(['a', 'b']);
      await seats[0].carrier.publish(entry('move'));
      const late = seat(network, 'late');
      await pass(clock, 1_000, 100);
      expect(ids(late)).toEqual(ids(seats[0]));
      expect(piecesOf(late.provider.doc)).toBeLessThan(100);
      for (const { id } of seats) expect(late.provider.transport.peers.has(id)).toBe(true);
      close([late]);
      end();
    });
  });

  test('a peer that receives many digests sends its ids at a limited rate', async () => {
    const clock = new FakeClock();
    const network = new MemoryNetwork(clock, 14);
    const a = seat(network, 'a');
    await a.carrier.publish(entry('move'));
    const stranger = network.join('x');
    let lists = 0;
    stranger.onMessage((_, [kind]) => {
      if (kind === OwnKind.entryIds) lists++;
    });
    for (let n = 0; n < 100; n++) stranger.send('a', Uint8Array.of(OwnKind.entryDigest, n));
    await pass(clock, 500);
    expect(lists).toBe(2);
    close([a]);
  });

  test('a list of more ids than any table has is not answered', async () => {
    const clock = new FakeClock();
    const network = new MemoryNetwork(clock, 15);
    const a = seat(network, 'a');
    await a.carrier.publish(entry('move'));
    const stranger = network.join('x');
    let answers = 0;
    stranger.onMessage((_, [kind]) => {
      if (kind === OwnKind.entries) answers++;
    });
    // 20,000 as a variable-length number, then that many empty ids.
    const list = (low: number) => [OwnKind.entryIds, low, 0x9c, 1, ...Array<number>(20_001).fill(0)];
    stranger.send('a', Uint8Array.from(list(0xa1)));
    await pass(clock, 500);
    expect(answers).toBe(0);
    stranger.send('a', Uint8Array.from(list(0xa0)));
    await pass(clock, 500);
    expect(answers).toBe(1);
    close([a]);
  });

  test('presence states of invented peers are limited in number', async () => {
    const clock = new FakeClock();
    const network = new MemoryNetwork(clock, 11);
    const a = seat(network, 'a');
    const x = network.join('x');
    const crowd = (first: number): Uint8Array => {
      const body = [100];
      for (let i = 0; i < 100; i++) body.push(128 | (i & 127), 128 | (first & 127), 1, 1, 2, 123, 125);
      return Uint8Array.from([1, 128 | (body.length & 127), body.length >> 7, ...body]);
    };
    for (let i = 0; i < 20; i++) x.send('a', crowd(i));
    await pass(clock, 1_000);
    expect(a.provider.awareness.getStates().size).toBe(256);
    // A peer with room for more forwards them in good faith.
    expect(a.provider.transport.peers.has('x')).toBe(true);
    close([a]);
  });

  test('a value that was rejected too early is judged again on request', async () => {
    const clock = new FakeClock();
    const network = new MemoryNetwork(clock, 12);
    const a = seat(network, 'a');
    const provider = new YjsProvider(new Y.Doc(), network.join('late'), { clock });
    let ready = false;
    const late = new Carrier(provider, {
      idOf,
      verify: () => (ready ? 'accepted' : 'rejected'),
      persist: () => Promise.resolve(),
      clock
    });
    await a.carrier.publish(entry('move'));
    await pass(clock, 30_000);
    expect(late.store.size).toBe(0);
    ready = true;
    late.reconsider();
    await pass(clock, 1_000);
    expect(late.store.size).toBe(1);
    late.destroy();
    provider.destroy();
    close([a]);
  });

  test('junk in the map of entries leads to a fresh document without it, and its sender is expelled', async () => {
    const clock = new FakeClock();
    const network = new MemoryNetwork(clock, 13);
    const a = seat(network, 'a');
    await a.carrier.publish(entry('move'));
    const reasons: string[] = [];
    a.provider.transport.onPeer((event) => event.type === 'close' && reasons.push(event.reason));
    const hostile = new YjsProvider(new Y.Doc(), network.join('x'), { clock });
    await pass(clock, 40_000);
    const before = a.provider.doc;
    const map = hostile.doc.getMap<unknown>('entries');
    // The same keys again and again: the document stays small, what has to be read does not.
    for (let round = 0; round < 60; round++) {
      for (let i = 0; i < 4; i++) map.set(`k${i}`, new Uint8Array(12_000).fill(round));
      await pass(clock, 1_000);
    }
    expect(reasons).toContain('flooding');
    expect(a.provider.doc).not.toBe(before);
    expect([...a.provider.doc.getMap('entries').keys()]).toEqual(ids(a));
    hostile.destroy();
    close([a]);
  });

  test('copies of one entry are checked once each, and a good one counts though a bad one came first', async () => {
    const clock = new FakeClock();
    const network = new MemoryNetwork(clock, 14);
    const provider = new YjsProvider(new Y.Doc(), network.join('a'), { clock });
    const checked: number[] = [];
    const signature = (bytes: Uint8Array) => bytes[bytes.length - 1];
    // The id leaves out the last byte, as that of an entry leaves out its signature.
    const carrier = new Carrier(provider, {
      idOf: (bytes) => idOf(bytes.slice(0, -1)),
      verify: (bytes) => {
        checked.push(signature(bytes));
        return signature(bytes) === 1 ? 'accepted' : 'rejected';
      },
      persist: () => Promise.resolve(),
      clock
    });
    const copies = [0, 0, 1].map((last) => Uint8Array.from([...entry('move'), last]));
    const map = provider.doc.getMap<unknown>('entries');
    const id = idOf(entry('move'));
    for (const copy of copies) map.set(id, copy);
    await pass(clock, 1_000);
    expect(checked).toEqual([0, 1]);
    expect(carrier.store.get(id)?.at(-1)).toBe(1);

    map.set(idOf(entry('other')), Uint8Array.from([...entry('other'), 0]));
    await pass(clock, 60_000);
    expect(checked).toEqual([0, 1, 0]);
    carrier.destroy();
    provider.destroy();
  });
});
