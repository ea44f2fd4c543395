import { ed25519 } from '@noble/curves/ed25519.js';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { systemClock } from '../transport/clock.ts';
import type { Authenticator } from './hello.ts';
import { Mesh } from './mesh.ts';
import type { MeshOptions } from './meshOptions.ts';
import { MemoryHub } from '../signaling/memoryWay.ts';
import { YjsProvider } from '../document/provider.ts';
import type { PeerConnectionConstructor } from '../transport/rtcWire.ts';
import { nodeConnection, sleep, until } from '../testing/webrtc.ts';

let Connection: PeerConnectionConstructor;
beforeAll(async () => {
  Connection = await nodeConnection();
});

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

interface Peer {
  mesh: Mesh;
  doc: Y.Doc;
  provider: YjsProvider;
}

function peer(hub: MemoryHub | null, options: MeshOptions = {}): Peer {
  const mesh = new Mesh({ Connection, ...options });
  const doc = new Y.Doc();
  const provider = new YjsProvider(doc, mesh);
  if (hub) mesh.addWay(hub.way());
  open.push(() => {
    provider.destroy();
    mesh.destroy();
  });
  return { mesh, doc, provider };
}

/** Short intervals for tests, in the proportions of the real ones. */
const QUICK = {
  heartbeat: 200,
  deadAfter: 800,
  deadAfterAway: 3_000,
  attempt: 3_000,
  beacon: 300,
  gap: 1_500
};

describe('mesh of real peers', () => {
  test('two connect and a state of 600 KB crosses in chunks', async () => {
    const hub = new MemoryHub(systemClock);
    const a = peer(hub);
    a.doc.getMap('m').set('blob', 'x'.repeat(600_000));
    const b = peer(hub);
    await until(() => b.doc.getMap('m').get('blob') !== undefined);
    expect((b.doc.getMap('m').get('blob') as string).length).toBe(600_000);
    await until(() => b.provider.synced && a.provider.synced);
    expect(a.mesh.peers.get(b.mesh.selfId)?.kind).toBe('direct');
  });

  test('three form a mesh; without signalling a third is introduced by the others', async () => {
    const hub = new MemoryHub(systemClock);
    const other = new MemoryHub(systemClock);
    const [a, b] = [peer(hub), peer(hub)];
    await until(() => a.mesh.peers.size === 1 && b.mesh.peers.size === 1);
    const c = peer(other);
    b.mesh.addWay(other.way());
    await until(() => [a, b, c].every(({ mesh }) => mesh.peers.size === 2));
    c.doc.getMap('m').set('k', 1);
    await until(() => a.doc.getMap('m').get('k') === 1 && b.doc.getMap('m').get('k') === 1);
  });

  test('updates flow and a peer that is killed and comes back catches up after the signalling died', async () => {
    const hub = new MemoryHub(systemClock);
    const [a, b] = [peer(hub, { timing: QUICK }), peer(hub, { timing: QUICK })];
    await until(() => a.mesh.peers.size === 1 && b.mesh.peers.size === 1);
    hub.up = false;
    a.doc.getMap('m').set('k', 1);
    await until(() => b.doc.getMap('m').get('k') === 1);
    b.mesh.destroy();
    await until(() => a.mesh.peers.size === 0);
    const again = peer(hub, { timing: QUICK });
    await sleep(500);
    expect(again.mesh.peers.size).toBe(0);
    hub.up = true;
    await until(() => again.doc.getMap('m').get('k') === 1);
  });

  test('a suspended device restarts its connections from scratch', async () => {
    const hub = new MemoryHub(systemClock);
    const [a, b] = [peer(hub, { timing: QUICK }), peer(hub, { timing: QUICK })];
    await until(() => a.mesh.peers.size === 1 && b.mesh.peers.size === 1);
    const reasons: string[] = [];
    a.mesh.onPeer((event) => reasons.push(event.type === 'close' ? event.reason : event.type));
    a.mesh.rejoin();
    expect(a.mesh.peers.size).toBe(0);
    await until(() => a.mesh.peers.size === 1 && b.mesh.peers.size === 1);
    await sleep(600);
    expect(a.mesh.peers.size === 1 && b.mesh.peers.size === 1).toBe(true);
    expect(reasons).toEqual(['slept', 'open']);
  });

  test('keys are proved over the real certificates, and a borrowed key does not get in', async () => {
    const hub = new MemoryHub(systemClock);
    const auth = (byte: number, claimed = byte): Authenticator => {
      const secret = new Uint8Array(32).fill(byte);
      return {
        publicKey: ed25519.getPublicKey(new Uint8Array(32).fill(claimed)),
        scope: () => 'room',
        accepts: (scope) => scope === 'room',
        sign: (bytes) => ed25519.sign(bytes, secret),
        verify: (publicKey, bytes, signature) => ed25519.verify(signature, bytes, publicKey)
      };
    };
    const [a, b] = [peer(hub, { auth: auth(1) }), peer(hub, { auth: auth(2) })];
    await until(() => a.mesh.peers.size === 1 && b.mesh.peers.size === 1);
    expect(a.mesh.peers.get(b.mesh.selfId)?.identity).toEqual(auth(2).publicKey);
    expect(b.mesh.peers.get(a.mesh.selfId)?.identity).toEqual(auth(1).publicKey);
    const liar = peer(hub, { auth: auth(3, 1) });
    await until(() => b.mesh.status.waiting.some(({ reason }) => reason === 'impostor'));
    expect([a, b].some(({ mesh }) => mesh.peers.has(liar.mesh.selfId))).toBe(false);
  });
});
