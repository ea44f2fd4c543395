import { encoding } from 'lib0';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as Y from 'yjs';
import { afterEach, expect, test } from 'vitest';
import { Circle } from './support/circle.ts';
import { Vandal } from './support/forge.ts';

/**
 * What a flood may cost an honest device: memory in bytes above what it had, and ms of computing for one message (an
 * idle machine needs about a tenth of it).
 */
const MEMORY = 20 * 1024 * 1024;
const TIME = 500;

const open: Circle[] = [];
afterEach(() => open.splice(0).forEach((circle) => circle.close()));

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function memory(): number {
  collect();
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** The most ms of computing a device spent on one message so far; time others took from us does not count. */
function watched(circle: Circle): () => number {
  let longest = 0;
  for (const { provider } of circle.players) {
    const transport = provider.transport as unknown as { receive(from: string, bytes: Uint8Array): void };
    const receive = transport.receive.bind(transport);
    transport.receive = (from, bytes) => {
      const start = process.cpuUsage();
      receive(from, bytes);
      const { user, system } = process.cpuUsage(start);
      longest = Math.max(longest, (user + system) / 1_000);
    };
  }
  return () => longest;
}

/** A message of one kind; a sync message has a step before its payload. */
function message(kind: number, write: (out: encoding.Encoder) => void): Uint8Array {
  const out = encoding.createEncoder();
  encoding.writeVarUint(out, kind);
  write(out);
  return encoding.toUint8Array(out);
}

function nested(depth: number): Uint8Array {
  const doc = new Y.Doc();
  let map = doc.getMap<unknown>('entries');
  for (let level = 0; level < depth; level++) {
    const inner = new Y.Map<unknown>();
    map.set('deeper', inner);
    map = inner;
  }
  const update = Y.encodeStateAsUpdate(doc);
  doc.destroy();
  return update;
}

/** An update whose beginning is missing and will never come. */
function orphan(bytes: number): Uint8Array {
  const doc = new Y.Doc();
  doc.getMap<unknown>('m').set('first', 1);
  const start = Y.encodeStateVector(doc);
  doc.getMap<unknown>('m').set('second', 'y'.repeat(bytes));
  const update = Y.encodeStateAsUpdate(doc, start);
  doc.destroy();
  return update;
}

type Attack = (vandal: Vandal, round: number, to: string) => void;

const ATTACKS: Record<string, Attack> = {
  'giant values': ({ doc }, round) => doc.getMap<unknown>('big').set(`k${round}`, 'z'.repeat(900_000)),
  'many small values': ({ doc }, round) =>
    doc.transact(() => {
      for (let n = 0; n < 4_000; n++) doc.getMap<unknown>('entries').set(`${round} ${n}`, n);
    }),
  'one message of countless values': (vandal, round, to) => {
    if (round > 2) return;
    const doc = new Y.Doc();
    const list = Array.from({ length: 60_000 }, (_, n) => (n % 2 ? new Y.Map() : n));
    doc.getArray<unknown>('list').push(list);
    vandal.update(Y.encodeStateAsUpdate(doc), to);
    doc.destroy();
  },
  'nested types': (vandal, _, to) => vandal.update(nested(400), to),
  'updates that wait for ever': (vandal, _, to) => vandal.update(orphan(200_000), to),
  'random bytes': (vandal, round, to) => {
    for (let n = 0; n < 40; n++)
      vandal.transport.send(
        to,
        Uint8Array.from({ length: 3_000 }, (_, at) => (at * 31 + n * round) & 255)
      );
  },
  'lengths that lie': (vandal, _, to) => {
    for (const kind of [0, 1, 16, 17, 18, 19, 20])
      vandal.transport.send(
        to,
        message(kind, (out) => {
          encoding.writeVarUint(out, 2);
          encoding.writeVarUint(out, Number.MAX_SAFE_INTEGER);
        })
      );
  },
  'questions that are dear to answer': (vandal, _, to) => {
    for (let n = 0; n < 30; n++) {
      vandal.transport.send(to, Uint8Array.of(0, 0, 1, 0));
      vandal.transport.send(to, Uint8Array.of(3));
      vandal.transport.send(
        to,
        message(17, (out) => encoding.writeVarUint(out, 0))
      );
    }
  },
  'ids that are no ids': (vandal, _, to) =>
    vandal.transport.send(
      to,
      message(17, (out) => {
        encoding.writeVarUint(out, 50_000);
        for (let n = 0; n < 50_000; n++) encoding.writeVarString(out, `id ${n}`);
      })
    )
};

/** Its own function, so that nothing of the attacker is left when memory is measured. */
async function attack(circle: Circle, strike: Attack): Promise<void> {
  let vandal = new Vandal(circle);
  await circle.pass(1_000);
  for (let round = 0; round < 15; round++) {
    for (const { id } of circle.players) strike(vandal, round, id);
    await circle.pass(1_000, { step: 500 });
    // It is thrown out again and again, and comes back under another name.
    if (vandal.transport.peers.size < circle.players.length) vandal = vandal.again(`x${round}`);
  }
  vandal.leave();
}

test.each(Object.keys(ATTACKS))('%s cost neither the game nor the device', async (name) => {
  const circle = await Circle.open({ seed: 51, seats: 3 });
  open.push(circle);
  await circle.playTo(5);
  const longest = watched(circle);
  const before = memory();
  const { position } = circle.players[0].snapshot;
  await attack(circle, ATTACKS[name]);
  await circle.pass(5_000, { step: 500 });
  const grown = (memory() - before) / circle.players.length;
  console.info(
    `${name}: ${Math.round(grown / 1024)} KB a device, ${Math.round(longest())} ms at most for one message`
  );
  expect(grown).toBeLessThan(MEMORY);
  expect(longest()).toBeLessThan(TIME);
  expect(circle.players[0].snapshot.position).toBeGreaterThan(position);
  expect(new Set(await circle.digests()).size).toBe(1);
});
