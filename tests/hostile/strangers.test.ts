import { ed25519 } from '@noble/curves/ed25519.js';
import { afterEach, expect, test } from 'vitest';
import type { Authenticator } from '../../src/lib/net/mesh/hello.ts';
import { createHello, encodeHello } from '../../src/lib/net/mesh/hello.ts';
import { Mesh } from '../../src/lib/net/mesh/mesh.ts';
import { PeerSession } from '../../src/lib/net/mesh/peerSession.ts';
import { MemoryHub } from '../../src/lib/net/signaling/memoryWay.ts';
import { pass } from '../../src/lib/net/testing/pass.ts';
import { announce, nowhere, recordedWay } from '../../src/lib/net/testing/simulated.ts';
import { FakeClock } from '../../src/lib/net/transport/clock.ts';
import { Frame, frame } from '../../src/lib/net/transport/frames.ts';
import { RtcWire, type PeerConnectionConstructor } from '../../src/lib/net/transport/rtcWire.ts';
import { BaseWire } from '../../src/lib/net/transport/wire.ts';

/** Holders of the link without a seat, who can read and write all that passes the signalling. */

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

const secret = (byte: number): Uint8Array => new Uint8Array(32).fill(byte);
const keyOf = (byte: number): Uint8Array => ed25519.getPublicKey(secret(byte));
const SEATED = [1, 2].map((byte) => String(keyOf(byte)));

const auth = (byte: number): Authenticator => ({
  publicKey: keyOf(byte),
  scope: () => 'room',
  accepts: () => true,
  isSeated: (key) => SEATED.includes(String(key)),
  sign: (bytes) => ed25519.sign(bytes, secret(byte)),
  verify: (key, bytes, signature) => ed25519.verify(signature, bytes, key)
});

const PRINT = 'a=fingerprint:sha-256 ';

test.each([
  ['before the one in use', ['AA:01', 'BB:02']],
  ['after it', ['BB:02', 'AA:01']],
  ['and the one in use after a tab', ['AA:01', 'BB:02'], '\t']
])(
  'a description that also names the certificate of another device, %s, is not taken for that device',
  (_, [first, second], space = ' ') => {
    const sdp = `v=0\r\n${PRINT}${first}\r\nm=application\r\n${PRINT.replace(/ $/, space)}${second}\r\n`;
    const seen = (text: string) =>
      new RtcWire(
        class {
          localDescription = { sdp: `v=0\r\n${PRINT}AA:01\r\n` };
          remoteDescription = { sdp: text };
        } as unknown as PeerConnectionConstructor,
        {}
      ).fingerprints;
    const { local, remote } = seen(sdp);
    expect(local).toBe('sha-256 aa:01');
    expect(remote).not.toBe(local);
    expect(seen(`v=0\r\n${PRINT}AA:01\r\nm=application\r\n${PRINT}AA:01\r\n`).remote).toBe(local);
  }
);

test('a stranger under the id of a seat holder gives it back also to one that does not dial', async () => {
  const clock = new FakeClock();
  const join = (selfId: string, key: Authenticator | null, ...hubs: MemoryHub[]) => {
    const mesh = new Mesh({ selfId, clock, auth: key, Connection: null });
    for (const hub of hubs) mesh.addWay(hub.way());
    closing.push(() => mesh.destroy());
    return mesh;
  };
  const [hub, direct] = [new MemoryHub(clock, 'once'), new MemoryHub(clock, 'once')];
  const other = join('p0', auth(2), hub, direct);
  join('p1', auth(9), hub);
  await pass(clock, 6_000);
  expect(other.peers.get('p1')?.identity).toEqual(keyOf(9));
  const holder = join('p1', auth(1), direct);
  await pass(clock, 12_000);
  expect(other.peers.get('p1')?.identity).toEqual(keyOf(1));
  expect(holder.peers.get('p0')?.identity).toEqual(keyOf(2));
  await pass(clock, 30_000);
  expect(other.peers.get('p1')?.identity).toEqual(keyOf(1));
});

test.each([
  ['a stranger is dialled beside it, since its id may be another one’s', 'p3', { have: [] }, true],
  ['one that knows this device is not', 'p3', { have: ['p1'], epoch: 1 }, false],
  ['a seat holder is not, since nobody else has its key', 'p2', { have: [] }, false],
  ['a stranger with a lower id is not, since it dials', 'p0', { have: [] }, false],
  ['a spectator is not, since it dials', 's', { have: [], tier: 1 }, false]
])('of a connected peer that announces itself as lost: %s', async (_, id, said, isDialled) => {
  const clock = new FakeClock();
  const hub = new MemoryHub(clock, 'once');
  const join = (selfId: string, key: Authenticator | null) => {
    const mesh = new Mesh({ selfId, clock, auth: key, Connection: null, watching: key === null });
    mesh.addWay(hub.way());
    closing.push(() => mesh.destroy());
    return mesh;
  };
  const mesh = join('p1', auth(2));
  join(id, id === 's' ? null : auth(id === 'p2' ? 1 : 9));
  await pass(clock, 12_000);
  expect([...mesh.peers.keys()]).toEqual([id]);
  const { way, hear } = recordedWay();
  mesh.addWay(way);
  expect(hear(announce(id, said)).some(({ type }) => type === 'relay')).toBe(isDialled);
});

/** A device whose browser refuses every description, and a stranger under ever new names who sends it `said` for each. */
async function refusing(
  said: (from: string, hear: ReturnType<typeof recordedWay>['hear']) => Promise<unknown>
) {
  const clock = new FakeClock();
  const { Connection, all } = nowhere();
  const Refusing = class extends (Connection as unknown as new () => object) {
    setRemoteDescription = () => Promise.reject(new TypeError('no description'));
  } as unknown as PeerConnectionConstructor;
  const mesh = new Mesh({ selfId: 'm', clock, Connection: Refusing });
  closing.push(() => mesh.destroy());
  const { way, hear, sent } = recordedWay({ relays: 'never' });
  mesh.addWay(way);
  sent();
  for (let i = 0; i < 500; i++) {
    await said(String(i), hear);
    await soon();
    if (i % 50 === 0) await pass(clock, 1_000);
  }
  return { clock, all, hear };
}

const soon = () => new Promise((done) => setTimeout(done));

const offer = (from: string) =>
  ({ type: 'signal', from, to: 'm', v: 1, attempt: 'n', signal: { type: 'offer', sdp: 'x' } }) as const;

test.each<[string, Parameters<typeof refusing>[0]]>([
  ['offers', async (n, hear) => hear(offer(`a${n}`))],
  [
    'answers',
    async (n, hear) => {
      const from = `z${n}`;
      hear(announce(from));
      await soon();
      const [dialled] = hear(announce('m')).filter(({ type }) => type === 'signal');
      const { attempt } = (dialled ?? {}) as { attempt?: string };
      if (attempt) hear({ ...offer(from), attempt, signal: { type: 'answer', sdp: 'x' } });
    }
  ]
])('%s that the browser refuses cause a limited number of connections', async (_, said) => {
  const { clock, all, hear } = await refusing(said);
  // More than fit at one time, and not one for each of the 500.
  expect(all.length).toBeGreaterThan(40);
  expect(all.length).toBeLessThan(150);
  expect(all.filter(({ closed }) => !closed)).toEqual([]);
  await pass(clock, 1_000);
  const before = all.length;
  hear(announce('zz'));
  hear(offer('aa'));
  expect(all.length - before).toBe(2);
});

class DeafWire extends BaseWire {
  readonly kind = 'direct';
  readonly fingerprints = { local: 'a', remote: 'b' };
  readonly buffered = 0;
  send(): void {}
  protected release(): void {}
}

test('thousands of proofs for one greeting are not checked', async () => {
  const clock = new FakeClock();
  let checked = 0;
  const counting = { ...auth(1), verify: () => new Promise<boolean>(() => checked++) };
  const wire = new DeafWire();
  const idle = () => undefined;
  const session = new PeerSession(
    wire,
    'p1',
    false,
    { selfId: 'p0', epoch: 0, clock, auth: counting, tier: 0, deadAfter: 8_000, deadAfterAway: 70_000 },
    { alive: idle, opened: idle, changed: idle, message: idle, control: idle, closed: idle }
  );
  wire.onOpen();
  wire.onFrame(frame(Frame.hello, encodeHello(createHello('p1', 0, auth(9)))));
  for (let i = 0; i < 3_000; i++) wire.onFrame(frame(Frame.proof, new Uint8Array(64)));
  expect(checked).toBe(1);
  expect(session.state).toBe('closed');
});
