/** What the test pages can do: the net room of the app, without the app. */
import * as Y from 'yjs';
import { deriveRoomKey } from '../../src/lib/net/crypto/roomKey.ts';
import { invite, reply, type Invitation } from '../../src/lib/net/codes/handshake.ts';
import { Mesh } from '../../src/lib/net/mesh/mesh.ts';
import { YjsProvider } from '../../src/lib/net/document/provider.ts';
import { ServerWay } from '../../src/lib/net/signaling/serverWay.ts';
import { watchPage } from '../../src/lib/net/transport/wake.ts';

const mesh = new Mesh();
const doc = new Y.Doc();
const provider = new YjsProvider(doc, mesh);
watchPage(mesh);
let invitation: Invitation | null = null;

const api = {
  mesh,
  doc,
  provider,
  async join(url: string, room: string, key: string): Promise<void> {
    mesh.addWay(new ServerWay({ url, room, selfId: mesh.selfId, key: await deriveRoomKey(key, room) }));
  },
  async invite(): Promise<string> {
    invitation = await invite(mesh);
    return invitation.code;
  },
  async reply(code: string): Promise<string> {
    return (await reply(mesh, code)).code;
  },
  async finish(code: string): Promise<void> {
    await invitation?.finish(code);
  },
  peers: (): number => mesh.peers.size,
  get: (name: string): unknown => doc.getMap('m').get(name),
  set: (name: string, value: unknown): void => void doc.getMap('m').set(name, value)
};

export type PageApi = typeof api;
Object.assign(globalThis, { net: api });
