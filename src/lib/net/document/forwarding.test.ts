import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { FakeClock } from '../transport/clock.ts';
import { MemoryNetwork } from '../testing/memoryNetwork.ts';
import { YjsProvider } from './provider.ts';

function room(count: number) {
  const clock = new FakeClock();
  const network = new MemoryNetwork(clock, 1);
  const docs = Array.from({ length: count }, (_, i) => {
    const doc = new Y.Doc();
    return { doc, provider: new YjsProvider(doc, network.join(`peer${i}`), { clock }) };
  });
  clock.advance(5_000);
  return { clock, network, docs };
}

const held = (doc: Y.Doc) => doc.getArray<number>('list').toArray();

it('sends a change once to each peer of a full mesh, and forwards it only after a delay', () => {
  const { clock, network, docs } = room(4);
  const before = network.delivered;
  for (const n of [1, 2, 3]) {
    docs[0].doc.getArray<number>('list').push([n]);
    clock.advance(100);
  }
  expect(docs.map(({ doc }) => held(doc))).toEqual(docs.map(() => [1, 2, 3]));
  expect(network.delivered - before).toBe(3 * 3);
  // Each of the three sends to the two others, once for all changes.
  clock.advance(2_000);
  expect(network.delivered - before).toBe(3 * 3 + 3 * 2);
});

it('does the same with presence', () => {
  const { clock, network, docs } = room(4);
  const before = network.delivered;
  for (const n of [1, 2, 3]) docs[0].provider.awareness.setLocalStateField('at', n);
  clock.advance(100);
  for (const { provider } of docs)
    expect(provider.awareness.getStates().get(docs[0].doc.clientID)).toMatchObject({ at: 3 });
  expect(network.delivered - before).toBe(3 * 3);
  clock.advance(2_000);
  expect(network.delivered - before).toBe(3 * 3 + 3 * 2);
});

it('forwards a change at once to a peer that its author is not connected to', () => {
  const { clock, network, docs } = room(3);
  network.cutOneWay('peer0', 'peer2');
  network.cutOneWay('peer2', 'peer0');
  clock.advance(10_000);
  docs[0].doc.getArray<number>('list').push([1]);
  clock.advance(10);
  expect(held(docs[2].doc)).toEqual([1]);
});

it('repairs the loss of a message between two peers that report a connection', () => {
  const { clock, network, docs } = room(3);
  network.cutOneWay('peer0', 'peer2');
  docs[0].doc.getArray<number>('list').push([1]);
  clock.advance(10);
  expect(held(docs[2].doc)).toEqual([]);
  clock.advance(1_500);
  expect(held(docs[2].doc)).toEqual([1]);
});

it('does not pass on what it waits with once its document was replaced', () => {
  const { clock, network, docs } = room(3);
  network.cutOneWay('peer0', 'peer2');
  docs[0].doc.getArray<number>('list').push([1]);
  clock.advance(10);
  network.cutOneWay('peer0', 'peer1');
  docs[1].provider.replaceDoc(new Y.Doc());
  clock.advance(1_500);
  expect(held(docs[2].doc)).toEqual([]);
});
