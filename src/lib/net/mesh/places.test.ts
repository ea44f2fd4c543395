import { ed25519 } from '@noble/curves/ed25519.js';
import { afterEach, expect, test } from 'vitest';
import { FakeClock } from '../transport/clock.ts';
import { MemoryHub } from '../signaling/memoryWay.ts';
import type { SignalMessage } from '../signaling/signals.ts';
import type { PeerConnectionConstructor } from '../transport/rtcWire.ts';
import type { Authenticator } from './hello.ts';
import { pass } from '../testing/pass.ts';
import { Mesh } from './mesh.ts';

/** A page's id is public and any peer may claim it, with any epoch: none of that replaces its session in the mesh. */

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

const secret = (byte: number): Uint8Array => new Uint8Array(32).fill(byte);
const keyOf = (byte: number): Uint8Array => ed25519.getPublicKey(secret(byte));
const SEATED = [1, 2, 3].map((byte) => String(keyOf(byte)));

function auth(byte: number, claimed = byte): Authenticator {
  return {
    publicKey: keyOf(claimed),
    scope: () => 'room',
    accepts: () => true,
    isSeated: (key) => SEATED.includes(String(key)),
    sign: (bytes) => ed25519.sign(bytes, secret(byte)),
    verify: (key, bytes, signature) => ed25519.verify(signature, bytes, key)
  };
}

interface Room {
  readonly clock: FakeClock;
  readonly hub: MemoryHub;
  join(id: string, key: Authenticator | null, epoch?: number): Mesh;
}

function room(): Room {
  const clock = new FakeClock();
  const hub = new MemoryHub(clock, 'once');
  return {
    clock,
    hub,
    join(id, key, epoch = 0) {
      const mesh = new Mesh({ selfId: id, clock, auth: key, Connection: null });
      (mesh as unknown as { dialer: { epoch: number } }).dialer.epoch = epoch;
      mesh.addWay(hub.way());
      closing.push(() => mesh.destroy());
      return mesh;
    }
  };
}

/** The messages a mesh receives, each as its first byte and its sender. */
function heard(mesh: Mesh): string[] {
  const list: string[] = [];
  mesh.onMessage((from, bytes) => list.push(`${from} ${bytes[0]}`));
  return list;
}

test.each([
  ['without a key', null],
  ['with a key of its own', auth(9)],
  ['with the key of another seat', auth(3)]
])('a stranger %s and a huge epoch does not take the place of a seat holder', async (_, key) => {
  const { clock, join } = room();
  const [holder, other] = [join('p0', auth(1)), join('p1', auth(2))];
  await pass(clock, 3_000);
  const said = heard(other);
  const events: string[] = [];
  other.onPeer((event) => events.push(event.type));
  const stranger = join('p0', key, 1_000_000_000);
  for (let round = 0; round < 10; round++) {
    await pass(clock, 2_000);
    stranger.broadcast(Uint8Array.of(66));
    holder.broadcast(Uint8Array.of(1));
  }
  await pass(clock, 1_000);
  expect(other.peers.get('p0')?.identity).toEqual(keyOf(1));
  expect(events).toEqual([]);
  expect(said).not.toContain('p0 66');
  expect(said.filter((line) => line === 'p0 1').length).toBe(10);
});

test.each([
  ['without a key', null, auth(1)],
  ['with a key of its own', auth(9), auth(1)],
  ['without a key, while no seat is taken yet,', null, auth(8)]
])('a stranger %s who takes the place first gives it back to its holder', async (_, key, own) => {
  const { clock, join } = room();
  const other = join('p1', auth(2));
  const stranger = join('p0', key, 1_000_000_000);
  await pass(clock, 3_000);
  expect(other.peers.get('p0')?.identity ?? null).toEqual(key?.publicKey ?? null);
  // The path does not distinguish them: the hub delivers messages for this id to the stranger.
  const holder = new Mesh({ selfId: 'p0', clock, auth: own, Connection: null });
  closing.push(() => holder.destroy());
  const direct = new MemoryHub(clock, 'once');
  holder.addWay(direct.way());
  other.addWay(direct.way());
  await pass(clock, 6_000);
  expect(other.peers.get('p0')?.identity).toEqual(own.publicKey);
  const said = heard(other);
  stranger.broadcast(Uint8Array.of(66));
  holder.broadcast(Uint8Array.of(1));
  await pass(clock, 1_000);
  expect(said).toEqual(['p0 1']);
});

test('a page that starts again takes its own place again, by its key and a newer epoch', async () => {
  const { clock, join } = room();
  const [holder, other] = [join('p0', auth(1)), join('p1', auth(2))];
  await pass(clock, 3_000);
  holder.rejoin();
  await pass(clock, 6_000);
  expect(other.peers.get('p0')?.identity).toEqual(keyOf(1));
  expect(holder.peers.get('p1')?.identity).toEqual(keyOf(2));
});

test('an offer in the format of a stock peer does not end the connection to a seat holder', async () => {
  const { clock, hub, join } = room();
  const answered: string[] = [];
  class Connection {
    constructor() {
      answered.push('made');
    }
    close(): void {}
    addEventListener(): void {}
    createDataChannel(): object {
      return { addEventListener: () => undefined };
    }
    setRemoteDescription = (): Promise<void> => new Promise(() => undefined);
  }
  join('p0', auth(1));
  const other = new Mesh({
    selfId: 'p1',
    clock,
    auth: auth(2),
    Connection: Connection as unknown as PeerConnectionConstructor
  });
  closing.push(() => other.destroy());
  other.addWay(hub.way());
  await pass(clock, 3_000);
  expect(other.peers.get('p0')?.identity).toEqual(keyOf(1));
  const events: string[] = [];
  other.onPeer((event) => events.push(event.type));
  const offer: SignalMessage = {
    type: 'signal',
    from: 'p0',
    to: 'p1',
    signal: { type: 'offer', sdp: 'v=0' }
  };
  const way = hub.way();
  way.start(
    () => undefined,
    () => undefined
  );
  for (let round = 0; round < 5; round++) {
    way.publish(offer);
    await pass(clock, 1_000);
  }
  expect(events).toEqual([]);
  expect(other.peers.get('p0')?.identity).toEqual(keyOf(1));
});
