import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import wrtc from '@roamhq/wrtc';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket as NodeWebSocket } from 'ws';
import { WebrtcProvider } from 'y-webrtc';
import * as Y from 'yjs';
import { attachSignalling } from '../../../../scripts/signal/server.mjs';
import { deriveRoomKey } from '../crypto/roomKey.ts';
import { newInvite } from '../link/link.ts';
import { Mesh } from '../mesh/mesh.ts';
import { YjsProvider } from './provider.ts';
import { ServerWay } from '../signaling/serverWay.ts';
import { nodeConnection, until } from '../testing/webrtc.ts';

let server: Server;
let signalling: ReturnType<typeof attachSignalling>;
let url: string;

beforeAll(async () => {
  // y-webrtc uses the global WebSocket, which this Node version lacks.
  globalThis.WebSocket ??= NodeWebSocket as unknown as typeof WebSocket;
  server = createServer();
  signalling = attachSignalling(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  signalling.close();
  server.close();
});

interface Room {
  room: string;
  key: string;
}

async function own(room: Room) {
  const mesh = new Mesh({ Connection: await nodeConnection() });
  const doc = new Y.Doc();
  const provider = new YjsProvider(doc, mesh);
  const key = await deriveRoomKey(room.key, room.room);
  mesh.addWay(new ServerWay({ url, room: room.room, selfId: mesh.selfId, key }));
  return {
    mesh,
    doc,
    provider,
    close() {
      provider.destroy();
      mesh.destroy();
      doc.destroy();
    }
  };
}

function stock(room: Room) {
  const doc = new Y.Doc();
  const peerOpts = { wrtc, config: { iceServers: [] } };
  const provider = new WebrtcProvider(room.room, doc, { signaling: [url], password: room.key, peerOpts });
  return { doc, provider, close: () => provider.destroy() };
}

describe('a stock y-webrtc peer in our room', () => {
  for (const first of ['ours', 'stock']) {
    test(`syncs both ways when ${first} is there first`, async () => {
      const room = newInvite();
      let ours = first === 'ours' ? await own(room) : null;
      ours?.doc.getMap('m').set('ours', 1);
      const theirs = stock(room);
      theirs.doc.getMap('m').set('theirs', 2);
      theirs.provider.awareness.setLocalState({ name: 'stock' });
      await until(() => theirs.provider.connected);
      if (!ours) {
        ours = await own(room);
        ours.doc.getMap('m').set('ours', 1);
      }
      const { doc, mesh, provider } = ours;
      await until(() => doc.getMap('m').get('theirs') === 2 && theirs.doc.getMap('m').get('ours') === 1);
      expect([...mesh.peers.values()].map((peer) => peer.stock)).toEqual([true]);
      await until(() => [...provider.awareness.getStates().values()].some((state) => state.name === 'stock'));
      doc.getMap('m').set('later', 'x'.repeat(150_000));
      await until(() => theirs.doc.getMap('m').get('later') !== undefined);
      theirs.close();
      await until(() => mesh.peers.size === 0);
      ours.close();
    });
  }

  test('syncs in a room with two of our peers', async () => {
    const room = newInvite();
    const [a, b] = [await own(room), await own(room)];
    await until(() => a.mesh.peers.size === 1 && b.mesh.peers.size === 1);
    const c = stock(room);
    await until(() => a.mesh.peers.size === 2 && b.mesh.peers.size === 2);
    c.doc.getMap('m').set('k', 1);
    await until(() => a.doc.getMap('m').get('k') === 1 && b.doc.getMap('m').get('k') === 1);
    for (const { close } of [a, b, c]) close();
  });

  test('a peer with a wrong key can neither read nor send anything', async () => {
    const room = newInvite();
    const [a, b] = [await own(room), await own({ ...room, key: newInvite().key })];
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(a.mesh.peers.size + b.mesh.peers.size).toBe(0);
    for (const { close } of [a, b]) close();
  });
});
