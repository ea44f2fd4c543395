/** A hostile page: sends everything in `FLOODS` from a real browser that has the link. */
import * as Y from 'yjs';
import { deriveRoomKey } from '../../src/lib/net/crypto/roomKey.ts';
import { Mesh } from '../../src/lib/net/mesh/mesh.ts';
import { YjsProvider } from '../../src/lib/net/document/provider.ts';
import { ServerWay } from '../../src/lib/net/signaling/serverWay.ts';
import { FLOODS, updateMessage } from '../hostile/support/floods.ts';

/** ms between two strikes. */
const PAUSE = 250;

export interface Orders {
  readonly url: string;
  readonly room: string;
  readonly key: string;
  readonly kind: string;
  readonly rounds: number;
  /** Peers to meet before it begins. */
  readonly victims: number;
}

/** What it came to: strikes at a peer, and how often it had to come back under a new name. */
export interface Struck {
  readonly strikes: number;
  readonly names: number;
}

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

async function enter({ url, room, key, victims }: Orders) {
  const mesh = new Mesh();
  const doc = new Y.Doc();
  const provider = new YjsProvider(doc, mesh);
  const sealed = await deriveRoomKey(key, room);
  mesh.addWay(new ServerWay({ url, room, selfId: mesh.selfId, key: sealed }));
  for (let i = 0; i < 100 && (mesh.peers.size < victims || doc.getMap('entries').size === 0); i++)
    await sleep(100);
  return {
    mesh,
    doc,
    update: (update: Uint8Array, to: string) => void mesh.send(to, updateMessage(update)),
    send: (to: string, bytes: Uint8Array) => void mesh.send(to, bytes),
    leave: () => {
      provider.destroy();
      mesh.destroy();
    }
  };
}

const flood = {
  async strike(orders: Orders): Promise<Struck> {
    let flooder = await enter(orders);
    let [strikes, names] = [0, 1];
    for (let round = 0; round < orders.rounds; round++) {
      // After its expulsion it returns under another id.
      if (flooder.mesh.peers.size === 0) {
        flooder.leave();
        flooder = await enter(orders);
        names++;
      }
      for (const id of [...flooder.mesh.peers.keys()]) {
        FLOODS[orders.kind](flooder, round, id);
        strikes++;
      }
      await sleep(PAUSE);
    }
    flooder.leave();
    return { strikes, names };
  }
};

export type FloodPage = typeof flood;
Object.assign(globalThis, { flood });
