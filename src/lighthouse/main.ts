/**
 * An always-on peer: `npm run lighthouse -- <link>…` keeps the tables of these links available. Its data is stored in
 * `LIGHTHOUSE_FOLDER` (`lighthouse/` unless set). With relays in `LIGHTHOUSE_MAIL` it keeps their mail too. It stops with
 * Ctrl+C.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { deriveRoomKey } from '../lib/net/crypto/roomKey.ts';
import { parseLink } from '../lib/net/link/link.ts';
import { Mesh } from '../lib/net/mesh/mesh.ts';
import type { PeerConnectionConstructor } from '../lib/net/transport/rtcWire.ts';
import { ServerWay } from '../lib/net/signaling/serverWay.ts';
import { Keeper } from './keeper.ts';
import { loadCurve } from '../lib/table/log/keys.ts';
import { ROOM_LENGTH } from '../lib/table/gathering/roomName.ts';
import { fromBase64url } from '../lib/net/link/base64url.ts';
import { mailKeys } from '../lib/net/mailbox/envelope.ts';
import { Relay } from '../lib/net/mailbox/relay.ts';
import { Mirror } from './mirror.ts';
import { serversOf } from './servers.ts';
import { mailFolder, tableFolder } from './folders.ts';

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
  if (servers.length === 0)
    throw new Error(
      'This link names no signalling server. A lighthouse needs one, since it cannot read codes.'
    );
  // A hash as the name of the folder: rooms are named by others, and two names could denote one file.
  const name = createHash('sha256').update(room).digest('hex').slice(0, 16);
  const stored = await tableFolder(join(folder, name));
  const sealed = await deriveRoomKey(key, room);
  const mesh = new Mesh({ Connection });
  for (const url of await serversOf(link, servers)) {
    const options = { url, room, selfId: mesh.selfId, key: sealed };
    mesh.addWay(
      new ServerWay({ ...options, WebSocket: WebSocket as unknown as typeof globalThis.WebSocket })
    );
  }
  const short = room.slice(0, 6);
  await keepMail(link, join(folder, name));
  const keeper = new Keeper(mesh, stored, (problem) => console.error(`${short}… ${problem}`));
  mesh.onPeer(({ type, peer }) => {
    if (type === 'change') return;
    const { snapshot } = keeper.table ?? {};
    const where = snapshot ? `position ${snapshot.position}` : 'no game yet';
    say(`${short}… ${peer.id} ${type === 'open' ? `connected (${peer.kind})` : 'disconnected'}, ${where}`);
  });
  say(`${short}… ${stored.entries.size} entries kept, waiting at ${servers.join(', ')}`);
}

/** Reads the mailboxes this often (ms). */
const CHECK_EVERY = 60_000;

/**
 * Relays whose mail is stored as well: `LIGHTHOUSE_MAIL`, addresses separated by spaces. Rooms of older links have no
 * mail.
 */
async function keepMail(link: string, folder: string): Promise<void> {
  const urls = (process.env.LIGHTHOUSE_MAIL ?? '').split(' ').filter((url) => url !== '');
  const { room, key } = parseLink(link);
  const bytes = fromBase64url(room);
  if (urls.length === 0 || bytes?.length !== ROOM_LENGTH) return;
  await loadCurve();
  const mirror = new Mirror({
    room: bytes,
    keys: mailKeys(key, room),
    relays: urls.map((url) => new Relay({ url, open: (address) => new WebSocket(address) as never })),
    folder: await mailFolder(folder),
    report: (problem) => console.error(`${room.slice(0, 6)}… ${problem}`)
  });
  const check = async () => {
    const put = await mirror.check();
    if (put > 0) say(`${room.slice(0, 6)}… ${put} events put where they were missing`);
    setTimeout(() => void check(), CHECK_EVERY);
  };
  await check();
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
