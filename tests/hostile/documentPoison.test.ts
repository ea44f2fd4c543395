import * as encoding from 'lib0/encoding';
import * as Y from 'yjs';
import { afterEach, expect, test } from 'vitest';
import { Circle } from './support/circle.ts';
import { Vandal } from './support/forge.ts';

/** Well-formed updates that ruin a document, or keep its receiver busy. */
const open: Circle[] = [];
afterEach(() => open.splice(0).forEach((circle) => circle.close()));

async function gather(): Promise<{ circle: Circle; vandal: Vandal; before: number }> {
  const circle = await Circle.open({ seed: 12, seats: 2 });
  open.push(circle);
  await circle.playTo(2);
  const vandal = new Vandal(circle);
  await circle.pass(1_000);
  return { circle, vandal, before: circle.players[0].snapshot.position };
}

/** The document still accepts and forwards changes, and the game continues in step. */
async function isSound(circle: Circle, before: number): Promise<void> {
  const [first, ...others] = circle.players;
  await circle.pass(3_000, { play: false });
  expect(first.chat.say('Ann', '', 'still here')).toBe(true);
  await circle.pass(2_000);
  await circle.pass(20_000, { play: false, step: 1_000 });
  for (const { chat } of others) expect(chat.lines.map(({ text }) => text)).toContain('still here');
  expect(new Set(await circle.digests()).size).toBe(1);
  expect(first.snapshot.position).toBeGreaterThan(before);
  for (const { provider } of circle.players) {
    const copy = new Y.Doc();
    Y.applyUpdate(copy, Y.encodeStateAsUpdate(provider.doc));
    expect(copy.getArray('chat').length).toBe(first.chat.lines.length);
    copy.destroy();
  }
}

function everybody(circle: Circle, vandal: Vandal, update: Uint8Array): void {
  for (const { id } of circle.players) vandal.update(update, id);
}

/** Whether every player has expelled the vandal. */
const isOut = (circle: Circle, { transport }: Vandal): boolean =>
  circle.players.every(({ provider }) => !provider.transport.peers.has(transport.selfId));

test('maps nested 3,500 deep, the outermost deleted afterwards, stop no game and reach no other device', async () => {
  const { circle, vandal, before } = await gather();
  const doc = new Y.Doc();
  doc.clientID = 99;
  // Each map is inside the one before it; written as bytes, since Yjs itself would need the stack for it.
  const out = encoding.createEncoder();
  for (const number of [1, 3_500, 99, 0]) encoding.writeVarUint(out, number);
  for (let level = 0; level < 3_500; level++) {
    encoding.writeUint8(out, 7 | 0x20);
    encoding.writeVarUint(out, level === 0 ? 1 : 0);
    if (level === 0) encoding.writeVarString(out, 'deep');
    else for (const number of [99, level - 1]) encoding.writeVarUint(out, number);
    encoding.writeVarString(out, 'k');
    encoding.writeVarUint(out, 1);
  }
  encoding.writeVarUint(out, 0);
  everybody(circle, vandal, encoding.toUint8Array(out));
  await circle.pass(500, { play: false });
  everybody(circle, vandal, Uint8Array.of(0, 1, 99, 1, 0, 1));
  await circle.pass(500, { play: false });
  for (const { provider } of circle.players) expect(provider.doc.share.has('deep')).toBe(false);
  // Neither a returning device with its stored copy nor a newcomer receives it.
  const { disk, id } = circle.players[1];
  circle.remove(circle.players[1]);
  circle.join(1, disk, `${id}'`);
  await circle.pass(2_000);
  await isSound(circle, before);
  vandal.leave();
});

const foreign: [string, (doc: Y.Doc) => void][] = [
  ['a map in a map', (doc) => doc.getMap('m').set('k', new Y.Map())],
  ['a text', (doc) => doc.getText('t').insert(0, 'words')],
  ['a text with marks', (doc) => doc.getText('t').insert(0, 'words', { bold: true })],
  ['something embedded', (doc) => doc.getText('t').insertEmbed(0, { picture: 'x' })],
  ['an element', (doc) => doc.getXmlFragment('x').insert(0, [new Y.XmlElement('p')])],
  ['a document in a document', (doc) => doc.getMap('m').set('k', new Y.Doc())],
  [
    'a value nested too deep',
    (doc) =>
      doc.getMap('m').set(
        'k',
        Array.from({ length: 6 }).reduce((inner) => [inner], 'x')
      )
  ],
  ['bytes in a value', (doc) => doc.getMap('m').set('k', { bytes: Uint8Array.of(1) })],
  [
    'something put before something else',
    (doc) => {
      doc.getArray('chat').push([1]);
      doc.getArray('chat').insert(0, [2]);
    }
  ]
];

test('texts, documents and other content we never write are refused, and their senders are expelled', async () => {
  const { circle, vandal, before } = await gather();
  vandal.leave();
  for (const [name, write] of foreign) {
    const stranger = new Vandal(circle, name);
    const doc = new Y.Doc();
    write(doc);
    await circle.pass(250, { play: false });
    everybody(circle, stranger, Y.encodeStateAsUpdate(doc));
    await circle.pass(250, { play: false });
    expect(isOut(circle, stranger), name).toBe(true);
    for (const { provider } of circle.players)
      expect(provider.doc.store.clients.has(doc.clientID), name).toBe(false);
    stranger.leave();
  }
  await isSound(circle, before);
});

/** Bytes of an update: clients with items of `[first byte, ...numbers or names]`, then deletions `[client, clock, length…]`. */
function raw(
  clients: readonly (readonly [client: number, clock: number, ...items: (number | string)[][]])[],
  deleted: readonly number[][] = []
): Uint8Array {
  const out = encoding.createEncoder();
  encoding.writeVarUint(out, clients.length);
  for (const [client, clock, ...items] of clients) {
    for (const number of [items.length, client, clock]) encoding.writeVarUint(out, number);
    for (const [first, ...rest] of items) {
      encoding.writeUint8(out, Number(first));
      for (const part of rest)
        if (typeof part === 'string') encoding.writeVarString(out, part);
        else encoding.writeVarUint(out, part);
    }
  }
  encoding.writeVarUint(out, deleted.length);
  for (const [client, ...ranges] of deleted) {
    for (const number of [client, ranges.length / 2, ...ranges]) encoding.writeVarUint(out, number);
  }
  return encoding.toUint8Array(out);
}

/** First bytes of structs: cleared, deleted content, bytes, nothing yet; and a flag: after another item. */
const [CLEARED, DELETED, BINARY, SKIPPED, AFTER] = [0, 1, 3, 10, 0x80];
const HIGH = 2 ** 53;

const crooked: [string, Uint8Array][] = [
  ['a client beyond 32 bits', raw([[HIGH, 0, [CLEARED, 1]]])],
  ['a clock beyond 32 bits', raw([[98, HIGH, [CLEARED, 1]]])],
  ['a length beyond 32 bits', raw([[98, 0, [CLEARED, HIGH]]])],
  ['an item after a clock beyond 32 bits', raw([[98, 0, [BINARY | AFTER, 97, HIGH, 0]]])],
  ['an item after a client beyond 32 bits', raw([[98, 0, [BINARY | AFTER, HIGH, 0, 0]]])],
  ['an item after itself', raw([[98, 0, [BINARY | AFTER, 98, 0, 0]]])],
  ['an item in an item', raw([[98, 0, [BINARY, 0, 97, 0, 0]]])],
  ['nothing cleared', raw([[98, 0, [CLEARED, 0]]])],
  ['nothing deleted', raw([[98, 0, [DELETED, 1, 'chat', 0]]])],
  ['nothing skipped', raw([[98, 0, [SKIPPED, 0], [CLEARED, 1]]])],
  [
    'a client twice',
    raw([
      [98, 0, [CLEARED, 1]],
      [96, 0, [CLEARED, 1]],
      [98, 1, [CLEARED, 1]]
    ])
  ],
  ['a deletion of nothing', raw([], [[98, 3, 0]])],
  ['a deletion beyond 32 bits', raw([], [[98, 3, HIGH]])],
  ['a deletion of a client beyond 32 bits', raw([], [[HIGH, 3, 1]])],
  ['deletions that overlap', raw([], [[98, 3, 4, 5, 4]])]
];

test.each(crooked)('%s: Yjs writes no such update, and fails on some later', async (_, update) => {
  const { circle, vandal } = await gather();
  everybody(circle, vandal, update);
  await circle.pass(250, { play: false });
  expect(isOut(circle, vandal)).toBe(true);
  for (const { provider } of circle.players) {
    const { clients, pendingStructs, pendingDs } = provider.doc.store;
    expect([clients.has(98), clients.has(HIGH), pendingStructs, pendingDs]).toEqual([
      false,
      false,
      null,
      null
    ]);
  }
});

test('an update that Yjs itself writes is taken, with all that it may hold', async () => {
  const { circle, vandal, before } = await gather();
  const doc = new Y.Doc();
  doc.getArray('chat').push([1, 2, 3]);
  doc.getArray('chat').push([{ name: 'Ann', text: 'x' }]);
  doc.getArray('chat').delete(1, 2);
  doc.getMap('entries').set('a', Uint8Array.of(1));
  doc.getMap('entries').set('a', Uint8Array.of(2));
  const first = Y.encodeStateAsUpdate(doc);
  const known = Y.encodeStateVector(doc);
  doc.getArray('chat').push([4]);
  const other = new Y.Doc();
  Y.applyUpdate(other, first);
  other.getArray('chat').push([5]);
  // The first part is missing between the others: merged, it is skipped.
  const merged = Y.mergeUpdates([first, Y.encodeStateAsUpdate(other), Y.encodeStateAsUpdate(doc, known)]);
  everybody(circle, vandal, merged);
  await circle.pass(250, { play: false });
  expect(isOut(circle, vandal)).toBe(false);
  for (const { provider } of circle.players) expect(provider.doc.getArray('chat').length).toBe(4);
  expect(circle.players[0].snapshot.position).toBe(before);
  vandal.leave();
});

test('values nested as deep as a message allows are refused and stop no game', async () => {
  const { circle, vandal, before } = await gather();
  for (const depth of [100, 2_000, 5_000, 9_000, 100_000]) {
    const out = encoding.createEncoder();
    for (const number of [1, 1, 99, 0]) encoding.writeVarUint(out, number);
    encoding.writeUint8(out, 8);
    encoding.writeVarUint(out, 1);
    encoding.writeVarString(out, 'chat');
    encoding.writeVarUint(out, 1);
    for (let level = 0; level < depth; level++) encoding.writeUint8Array(out, Uint8Array.of(117, 1));
    encoding.writeUint8(out, 126);
    encoding.writeVarUint(out, 0);
    everybody(circle, vandal, encoding.toUint8Array(out));
    await circle.pass(250, { play: false });
  }
  for (const { provider } of circle.players) expect(provider.doc.store.clients.has(99)).toBe(false);
  await isSound(circle, before);
});

test('a document that throws is replaced by a fresh one, and accepts nothing until then', async () => {
  const { circle, vandal, before } = await gather();
  const [player] = circle.players;
  const broken = player.provider.doc;
  // Makes Yjs fail half way: here by an observer that throws.
  broken.getMap('trap').observe(() => {
    throw new RangeError('Maximum call stack size exceeded');
  });
  vandal.doc.getMap('trap').set('k', 1);
  await circle.pass(500, { play: false });
  expect(player.provider.doc).not.toBe(broken);
  expect([...player.provider.doc.getMap('entries').keys()].length).toBeGreaterThan(0);
  // Once more, at once: it accepts nothing until it may be replaced again.
  const second = player.provider.doc;
  second.getMap('trap').observe(() => {
    throw new RangeError('Maximum call stack size exceeded');
  });
  vandal.doc.getMap('trap').set('k', 2);
  await circle.pass(250, { play: false });
  vandal.doc.getMap('trap').set('later', 3);
  await circle.pass(250, { play: false });
  expect(second.getMap('trap').has('later')).toBe(false);
  expect(player.provider.doc).toBe(second);
  await circle.pass(40_000, { play: false, step: 1_000 });
  expect(player.provider.doc).not.toBe(second);
  vandal.leave();
  await isSound(circle, before);
});

test('an item that an honest player forwards partly overlaps what another has as cleared: no player goes for it', async () => {
  const { circle, vandal, before } = await gather();
  vandal.leave();
  const [first, second] = circle.players;
  const docs = new Set<Y.Doc>();
  for (let round = 0; round < 8; round++) {
    const stranger = new Vandal(circle, `x${round}`);
    await circle.pass(250, { play: false });
    const client = 7_000 + round;
    docs.add(second.provider.doc);
    stranger.update(raw([[client, 0, [0, 2]]]), second.id);
    stranger.update(raw([[client, 0, [8, 1, 'chat', 3, 125, 1, 125, 2, 125, 3]]]), first.id);
    await circle.pass(500, { play: false });
    stranger.leave();
    await circle.pass(6_000, { play: false });
    expect(second.provider.transport.peers.has(first.id)).toBe(true);
    expect(first.provider.transport.peers.has(second.id)).toBe(true);
  }
  // Yjs threw, and each time the document was replaced.
  expect(docs.size).toBeGreaterThan(5);
  await circle.pass(6_000);
  expect(first.snapshot.position).toBeGreaterThan(before);
  expect(new Set(await circle.digests()).size).toBe(1);
});

/** Items of one client in the list `chat`; `chained` ones each follow the one before, others all claim the beginning. */
function lines(client: number, count: number, chained: boolean): Uint8Array {
  const out = encoding.createEncoder();
  for (const number of [1, count, client, 0]) encoding.writeVarUint(out, number);
  for (let i = 0; i < count; i++) {
    const follows = chained && i > 0;
    encoding.writeUint8(out, follows ? 8 | 0x80 : 8);
    if (follows) for (const number of [client, i - 1]) encoding.writeVarUint(out, number);
    else {
      encoding.writeVarUint(out, 1);
      encoding.writeVarString(out, 'chat');
    }
    encoding.writeVarUint(out, 1);
    encoding.writeAny(out, i);
  }
  encoding.writeVarUint(out, 0);
  return encoding.toUint8Array(out);
}

test('an update whose thousands of items claim one place is refused; the document without them is built anew', async () => {
  const { circle, vandal, before } = await gather();
  everybody(circle, vandal, lines(1, 4_000, true));
  await circle.pass(250, { play: false });
  const { doc } = circle.players[0].provider;
  expect(doc.getArray('chat').length).toBe(4_000);
  // Each of these is compared with all 4,000: sixteen million steps.
  everybody(circle, vandal, lines(4_000_000_000, 4_000, false));
  await circle.pass(250, { play: false });
  expect(doc.getArray('chat').length).toBe(4_000);
  await circle.pass(40_000, { play: false, step: 1_000 });
  expect(circle.players[0].provider.doc).not.toBe(doc);
  vandal.leave();
  await isSound(circle, before);
});

test('an update whose items claim one place each along a foreign list is refused', async () => {
  const { circle, vandal, before } = await gather();
  const out = encoding.createEncoder();
  for (const number of [1, 4_000, 4_000_000_000, 0]) encoding.writeVarUint(out, number);
  for (let i = 0; i < 4_000; i++) {
    encoding.writeUint8(out, 8 | 0x80);
    for (const number of [1, i]) encoding.writeVarUint(out, number);
    encoding.writeVarUint(out, 1);
    encoding.writeAny(out, i);
  }
  encoding.writeVarUint(out, 0);
  everybody(circle, vandal, lines(1, 4_001, true));
  everybody(circle, vandal, encoding.toUint8Array(out));
  const { doc } = circle.players[0].provider;
  await circle.pass(250, { play: false });
  expect(doc.getArray('chat').length).toBe(4_001);
  vandal.leave();
  await circle.pass(40_000, { play: false, step: 1_000 });
  await isSound(circle, before);
});

test('an update whose items all follow one foreign item is refused', async () => {
  const { circle, vandal, before } = await gather();
  everybody(circle, vandal, lines(1, 1, true));
  await circle.pass(250, { play: false });
  const out = encoding.createEncoder();
  encoding.writeVarUint(out, 2);
  for (const [client, chained] of [
    [4_000_000_000, false],
    [2, true]
  ] as const) {
    for (const number of [4_000, client, 0]) encoding.writeVarUint(out, number);
    for (let i = 0; i < 4_000; i++) {
      encoding.writeUint8(out, 8 | 0x80);
      for (const number of chained && i > 0 ? [client, i - 1] : [1, 0]) encoding.writeVarUint(out, number);
      encoding.writeVarUint(out, 1);
      encoding.writeAny(out, i);
    }
  }
  encoding.writeVarUint(out, 0);
  const { doc } = circle.players[0].provider;
  everybody(circle, vandal, encoding.toUint8Array(out));
  await circle.pass(250, { play: false });
  expect(doc.getArray('chat').length).toBe(1);
  vandal.leave();
  await circle.pass(40_000, { play: false, step: 1_000 });
  await isSound(circle, before);
});

test('many peers that write at the same time are no flood', async () => {
  const { circle, before } = await gather();
  const [{ provider }] = circle.players;
  const { doc } = provider;
  const writers = Array.from({ length: 6 }, (_, n) => new Vandal(circle, `w${n}`));
  await circle.pass(1_000);
  // Six devices put the same two hundred entries into documents of their own, as after a fresh start of each.
  for (const { doc: own } of writers)
    for (let i = 0; i < 200; i++) own.getMap('m').set(`${i}`, Uint8Array.of(i));
  for (let round = 0; round < 10; round++)
    for (const { doc: own } of writers) own.getArray('chat').push([{ name: 'W', text: `line ${round}` }]);
  await circle.pass(40_000, { play: false, step: 1_000 });
  expect(provider.doc).toBe(doc);
  expect(doc.getMap('m').size).toBe(200);
  expect(doc.getArray('chat').length).toBe(60);
  for (const writer of writers) writer.leave();
  expect(new Set(await circle.digests()).size).toBe(1);
  expect(circle.players[0].snapshot.position).toBeGreaterThan(before);
});

test('a presence nested 100,000 deep does not keep newcomers from being greeted', async () => {
  const { circle, vandal, before } = await gather();
  const states: [number, string][] = Array.from({ length: 200 }, (_, n) => [n + 1, '{}']);
  states[0][1] = `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  const update = encoding.createEncoder();
  encoding.writeVarUint(update, states.length);
  for (const [client, text] of states) {
    encoding.writeVarUint(update, client);
    encoding.writeVarUint(update, 1);
    encoding.writeVarString(update, text);
  }
  const out = encoding.createEncoder();
  encoding.writeVarUint(out, 1);
  encoding.writeVarUint8Array(out, encoding.toUint8Array(update));
  for (const { id } of circle.players) vandal.send(id, encoding.toUint8Array(out));
  await circle.pass(500, { play: false });
  for (const { provider } of circle.players) {
    expect(provider.awareness.getStates().size).toBeLessThan(10);
    expect(() => JSON.stringify([...provider.awareness.getStates().values()])).not.toThrow();
  }
  vandal.leave();
  await isSound(circle, before);
});
