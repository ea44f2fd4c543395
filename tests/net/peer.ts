/** A peer of a test table as a process of its own: commands come in as lines, what it sees goes out as lines. */
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import * as Y from 'yjs';
import { waitReason } from '../../src/lib/net/connection.ts';
import { deriveRoomKey } from '../../src/lib/net/crypto.ts';
import { Mesh } from '../../src/lib/net/mesh.ts';
import { YjsProvider } from '../../src/lib/net/provider.ts';
import { ServerWay } from '../../src/lib/net/serverWay.ts';
import { nodeConnection } from '../../src/lib/net/testing.ts';

/** How a peer is started: the first argument as JSON. */
export interface PeerSetup {
  readonly room: string;
  readonly key: string;
  readonly url: string;
  readonly iceServers: readonly RTCIceServer[];
}

/** One line out, whenever something changed. */
export interface PeerState {
  readonly peers: readonly ('direct' | 'relayed' | 'local')[];
  /** Why nobody is there, as the app would say it. */
  readonly reason: string;
  readonly words: Readonly<Record<string, string>>;
}

async function run(setup: PeerSetup): Promise<void> {
  const { room, key, url, iceServers } = setup;
  const mesh = new Mesh({ Connection: await nodeConnection(), iceServers });
  const doc = new Y.Doc();
  new YjsProvider(doc, mesh);
  mesh.addWay(
    new ServerWay({
      url,
      room,
      selfId: mesh.selfId,
      key: await deriveRoomKey(key, room),
      WebSocket: WebSocket as unknown as typeof globalThis.WebSocket
    })
  );
  const words = doc.getMap<string>('words');
  let last = '';
  const tell = (): void => {
    const state: PeerState = {
      peers: [...mesh.peers.values()].map(({ kind }) => kind),
      reason: waitReason(mesh.status, true),
      words: words.toJSON() as Record<string, string>
    };
    const line = JSON.stringify(state);
    if (line !== last) process.stdout.write(`${(last = line)}\n`);
  };
  mesh.onStatus(tell);
  doc.on('update', tell);
  tell();
  createInterface(process.stdin).on('line', (line) => {
    const [name, value] = line.split(' ');
    words.set(name, value);
  });
}

await run(JSON.parse(process.argv[2]) as PeerSetup);
