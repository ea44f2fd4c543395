/**
 * An always-on peer: `npm run lighthouse -- <link>…` keeps the tables of these links within reach. What it keeps lies
 * in `LIGHTHOUSE_FOLDER` (`lighthouse/` unless set). It stops with Ctrl+C.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { deriveRoomKey } from '../lib/net/crypto/roomKey.ts';
import { parseLink, SAME_ORIGIN, serverUrl } from '../lib/net/link/link.ts';
import { Mesh } from '../lib/net/mesh/mesh.ts';
import type { PeerConnectionConstructor } from '../lib/net/transport/rtcWire.ts';
import { ServerWay } from '../lib/net/signaling/serverWay.ts';
import { Keeper } from './keeper.ts';
import { folderShelf } from './shelf.ts';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** WebRTC for Node where it is installed; without it everything goes sealed through the signalling server. */
async function findConnection(): Promise<PeerConnectionConstructor | null> {
  try {
    const wrtc = (await import('@roamhq/wrtc')) as unknown as {
      default: { RTCPeerConnection: PeerConnectionConstructor };
    };
    return wrtc.default.RTCPeerConnection;
  } catch {
    return null;
  }
}

async function keep(
  link: string,
  folder: string,
  Connection: PeerConnectionConstructor | null
): Promise<void> {
  const { room, key, servers } = parseLink(link);
  if (servers.length === 0) throw new Error('This link names no server, and a lighthouse reads no codes.');
  // A name of ours for the folder: rooms are chosen by others and might be two spellings of one file.
  const name = createHash('sha256').update(room).digest('hex').slice(0, 16);
  const shelf = await folderShelf(join(folder, name));
  const sealed = await deriveRoomKey(key, room);
  const mesh = new Mesh({ Connection });
  for (const server of servers) {
    if (server === SAME_ORIGIN && !URL.canParse(link))
      throw new Error('Give the whole link: it names the server by the page it leads to.');
    const url = serverUrl(server, link);
    const options = { url, room, selfId: mesh.selfId, key: sealed };
    mesh.addWay(
      new ServerWay({ ...options, WebSocket: WebSocket as unknown as typeof globalThis.WebSocket })
    );
  }
  const short = room.slice(0, 6);
  const keeper = new Keeper(mesh, shelf, (problem) => console.error(`${short}… ${problem}`));
  mesh.onPeer(({ type, peer }) => {
    if (type === 'change') return;
    const { snapshot } = keeper.table ?? {};
    const where = snapshot ? `position ${snapshot.position}` : 'no game yet';
    say(`${short}… ${peer.id} ${type === 'open' ? `came (${peer.kind})` : 'went'}, ${where}`);
  });
  say(`${short}… ${shelf.entries.size} entries kept, waiting at ${servers.join(', ')}`);
}

const links = process.argv.slice(2);
if (links.length === 0) {
  console.error('Usage: npm run lighthouse -- <link>…');
  process.exit(2);
}
const Connection = await findConnection();
if (!Connection) say('No WebRTC here: everything goes through the signalling server.');
let kept = 0;
for (const link of links)
  try {
    await keep(link, process.env.LIGHTHOUSE_FOLDER ?? 'lighthouse', Connection);
    kept++;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
  }
// WebRTC keeps the process alive even when there is nothing to keep.
if (kept === 0) process.exit(1);
