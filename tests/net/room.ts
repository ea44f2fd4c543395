/** What every peer of the lab does, in Node or in a browser: enter a room, write words, report what it sees. */
import * as Y from 'yjs';
import { waitReason } from '../../src/lib/net/transport/connection.ts';
import { deriveRoomKey } from '../../src/lib/net/crypto/roomKey.ts';
import type { Mesh } from '../../src/lib/net/mesh/mesh.ts';
import { YjsProvider } from '../../src/lib/net/document/provider.ts';
import { ServerWay } from '../../src/lib/net/signaling/serverWay.ts';

/** How a peer is started. */
export interface PeerSetup {
  readonly room: string;
  readonly key: string;
  readonly url: string;
  readonly iceServers: readonly RTCIceServer[];
}

export interface PeerState {
  readonly peers: readonly ('direct' | 'relayed' | 'local')[];
  /** Why no peer is connected, as the app would name it. */
  readonly reason: string;
  readonly words: Readonly<Record<string, string>>;
}

/** Calls `tell` whenever something changed; resolves to what puts a word into the document. */
export async function enter(
  { room, key, url }: PeerSetup,
  mesh: Mesh,
  tell: (state: PeerState) => void,
  WebSocket?: typeof globalThis.WebSocket
): Promise<(name: string, value: string) => void> {
  const doc = new Y.Doc();
  new YjsProvider(doc, mesh);
  const sealed = await deriveRoomKey(key, room);
  mesh.addWay(
    new ServerWay({ url, room, selfId: mesh.selfId, key: sealed, ...(WebSocket && { WebSocket }) })
  );
  const words = doc.getMap<string>('words');
  let last = '';
  const look = (): void => {
    const state: PeerState = {
      peers: [...mesh.peers.values()].map(({ kind }) => kind),
      reason: waitReason(mesh.status, true),
      words: words.toJSON() as Record<string, string>
    };
    const text = JSON.stringify(state);
    if (text === last) return;
    last = text;
    tell(state);
  };
  mesh.onStatus(look);
  doc.on('update', look);
  look();
  return (name, value) => void words.set(name, value);
}
