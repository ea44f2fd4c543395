import * as encoding from 'lib0/encoding';
import * as Y from 'yjs';
import { afterEach, expect, test } from 'vitest';
import { Circle, type Player } from './support/circle.ts';
import { updateMessage } from './support/floods.ts';
import { Vandal } from './support/forge.ts';

/** What a liar gives to one device must not make honest devices disconnect one another. */
const open: Circle[] = [];
afterEach(() => open.splice(0).forEach((circle) => circle.close()));

interface Gathered {
  readonly circle: Circle;
  readonly vandal: Vandal;
  readonly victim: Player;
  /** Connections between honest devices that one of them ended. */
  readonly expelled: () => string[];
}

async function gather(): Promise<Gathered> {
  const circle = await Circle.open({ seed: 12, seats: 3 });
  open.push(circle);
  await circle.playTo(2);
  const vandal = new Vandal(circle);
  await circle.pass(1_000);
  const honest = new Set(circle.players.map(({ id }) => id));
  const expelled: string[] = [];
  for (const { id, provider } of circle.players)
    provider.transport.onPeer((event) => {
      if (event.type !== 'close' || !honest.has(event.peer.id)) return;
      if (event.reason === 'flooding' || event.reason === 'malformed')
        expelled.push(`${id} lost ${event.peer.id}: ${event.reason}`);
    });
  return { circle, vandal, victim: circle.players[0], expelled: () => expelled };
}

/** Long enough for five strikes by the comparison of states. */
const wait = (circle: Circle): Promise<void> => circle.pass(130_000, { play: false, step: 1_000 });

/** A document with one struct: `write` writes its first byte and content. */
function single(client: number, clock: number, write: (out: encoding.Encoder) => void): Uint8Array {
  const out = encoding.createEncoder();
  for (const number of [1, 1, client, clock]) encoding.writeVarUint(out, number);
  write(out);
  encoding.writeVarUint(out, 0);
  return encoding.toUint8Array(out);
}

/** One item of many plain values. */
const values = (name: string, count: number): Uint8Array =>
  single(77, Number(name) * count, (out) => {
    encoding.writeUint8(out, 8);
    encoding.writeVarUint(out, 1);
    encoding.writeVarString(out, name);
    encoding.writeVarUint(out, count);
    for (let n = 0; n < count; n++) encoding.writeAny(out, true);
  });

test('clocks so high that no peer can read them', async () => {
  const { circle, vandal, victim, expelled } = await gather();
  const length = 2 ** 56 - 1024;
  const cleared = (clock: number): Uint8Array =>
    single(77, clock, (out) => {
      encoding.writeUint8(out, 0);
      encoding.writeVarUint(out, length);
    });
  vandal.update(cleared(0), victim.id);
  await circle.pass(500, { play: false });
  vandal.update(cleared(length), victim.id);
  await wait(circle);
  expect(expelled()).toEqual([]);
});

test('values in parts, more than a message may hold, read by a newcomer', async () => {
  const { circle, vandal, victim, expelled } = await gather();
  for (let n = 0; n < 3; n++) {
    vandal.update(values(`${n}`, 60_000), victim.id);
    await circle.pass(2_000, { play: false });
  }
  const [, , { id, disk }] = circle.players;
  circle.remove(circle.players[2]);
  const newcomer = circle.join(2, disk, `${id}'`);
  const lost: string[] = [];
  newcomer.provider.transport.onPeer((event) => {
    if (event.type === 'close' && event.peer.id !== 'x') lost.push(event.peer.id);
  });
  await wait(circle);
  expect([...expelled(), ...lost]).toEqual([]);
});

test('values in parts that are forwarded together', async () => {
  const { circle, vandal, victim, expelled } = await gather();
  // Within what is forwarded for one peer, or the second would stay behind.
  for (let n = 0; n < 2; n++) vandal.update(values(`${n}`, 45_000), victim.id);
  await circle.pass(5_000, { play: false });
  expect(expelled()).toEqual([]);
});

test('items and deletions, more together than a message may hold', async () => {
  const { circle, vandal, victim, expelled } = await gather();
  const doc = new Y.Doc();
  const map = doc.getMap<unknown>('k');
  for (let n = 0; n < 7_000; n++) map.set(`${n}`, 1);
  vandal.update(Y.encodeStateAsUpdate(doc), victim.id);
  await circle.pass(1_000, { play: false });
  const before = Y.encodeStateVector(doc);
  doc.transact(() => {
    for (let n = 0; n < 7_000; n += 2) map.delete(`${n}`);
  });
  vandal.update(Y.encodeStateAsUpdate(doc, before), victim.id);
  await wait(circle);
  expect(expelled()).toEqual([]);
});

test('many strangers that all send through one honest peer', async () => {
  const { circle, vandal, victim, expelled } = await gather();
  vandal.leave();
  const names = Array.from({ length: 20 }, (_, n) => `x${n}`);
  const strangers = names.map((name) => circle.network.join(name));
  const others = [...circle.players.slice(1).map(({ id }) => id), ...names];
  for (const name of names)
    for (const other of others) {
      circle.network.cutOneWay(name, other);
      circle.network.cutOneWay(other, name);
    }
  await circle.pass(10_000, { play: false });
  for (const [n, stranger] of strangers.entries())
    for (let i = 0; i < 126; i++) {
      const doc = new Y.Doc();
      doc.clientID = 1_000 * (n + 1) + i;
      doc.getMap('k').set(`${n} ${i}`, 1);
      stranger.send(victim.id, updateMessage(Y.encodeStateAsUpdate(doc)));
      doc.destroy();
    }
  await circle.pass(5_000, { play: false });
  expect(expelled()).toEqual([]);
  for (const stranger of strangers) stranger.destroy();
});

type States = readonly (readonly [client: number, clock: number, state: string])[];

function presence(states: States): Uint8Array {
  const update = encoding.createEncoder();
  encoding.writeVarUint(update, states.length);
  for (const [client, clock, state] of states) {
    encoding.writeVarUint(update, client);
    encoding.writeVarUint(update, clock);
    encoding.writeVarString(update, state);
  }
  const out = encoding.createEncoder();
  encoding.writeVarUint(out, 1);
  encoding.writeVarUint8Array(out, encoding.toUint8Array(update));
  return encoding.toUint8Array(out);
}

test('states of presence that grow when they are forwarded', async () => {
  const { circle, vandal, victim, expelled } = await gather();
  const state = JSON.stringify(Array.from({ length: 200 }, () => 1)).replaceAll('1', '1e20');
  for (let n = 0; n < 6; n++) {
    vandal.send(victim.id, presence([[7_000 + n, 1, state]]));
    await circle.pass(2_000, { play: false });
  }
  expect(expelled()).toEqual([]);
});

test('more states of presence than one device has room for', async () => {
  const { circle, vandal, victim, expelled } = await gather();
  const other = circle.players[1];
  const states = Array.from({ length: 250 }, (_, n) => [9_000 + n, 1, '{}'] as const);
  vandal.send(other.id, presence(states.slice(0, 125)));
  vandal.send(other.id, presence(states.slice(125)));
  await circle.pass(500, { play: false });
  for (let n = 0; n < 6; n++) {
    const fresh = Array.from({ length: 8 }, (_, i) => [20_000 + n * 8 + i, 1, '{}'] as const);
    vandal.send(victim.id, presence(fresh));
    await circle.pass(2_000, { play: false });
  }
  expect(expelled()).toEqual([]);
  expect(other.provider.awareness.getStates().size).toBeLessThanOrEqual(256);
});

test('clients of presence that left before they came', async () => {
  const { circle, vandal, victim } = await gather();
  const { meta, clientID } = victim.provider.awareness;
  for (let n = 0; n < 100; n++) {
    const clients = Array.from({ length: 100 }, (_, i) => 1_000 + n * 100 + i);
    vandal.send(victim.id, presence(clients.map((client) => [client, 1, 'null'])));
    if (n % 2) continue;
    vandal.send(victim.id, presence(clients.map((client) => [client, 2, '{}'])));
    vandal.send(victim.id, presence(clients.map((client) => [client, 3, 'null'])));
  }
  await circle.pass(1_000, { play: false });
  expect(meta.size).toBeLessThan(1_300);
  // Nor can anyone say how many changes this device made.
  vandal.send(victim.id, presence([[clientID, 4_000_000_000, '{"a":1}']]));
  await circle.pass(1_000, { play: false });
  expect(meta.get(clientID)!.clock).toBeLessThan(100);
});
