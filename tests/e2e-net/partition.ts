/**
 * Real peers in a network of their own that is cut and healed: `unshare -rn npx tsx tests/e2e-net/partition.ts`.
 * Says how long after each cut the peers agree again. Takes about five minutes.
 */
import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { WebSocket } from 'ws';
import * as Y from 'yjs';
import { startServer } from '../../scripts/serve.mjs';
import { deriveRoomKey } from '../../src/lib/net/crypto/roomKey.ts';
import { newInvite } from '../../src/lib/net/link/link.ts';
import { Mesh } from '../../src/lib/net/mesh/mesh.ts';
import { YjsProvider } from '../../src/lib/net/document/provider.ts';
import { ServerWay } from '../../src/lib/net/signaling/serverWay.ts';
import { nodeConnection, sleep, until } from '../../src/lib/net/testing/webrtc.ts';

const CUTS = [
  ['udp', 3],
  ['udp', 10],
  ['udp', 25],
  ['all', 10],
  ['all', 25],
  ['all', 60]
] as const;
/** Time (ms) that changes between two cuts need to settle. */
const PAUSE = 3_000;

const interfaces = readFileSync('/proc/net/dev', 'utf8').match(/^\s*\S+:/gm) ?? [];
if (interfaces.some((name) => name.trim() !== 'lo:')) {
  console.error('This cuts networks: run it in one of its own, with `unshare -rn`.');
  process.exit(2);
}

/** Routing rules for both families; the local table moves down, so that a rule can stand before it. */
const rule = (text: string): void => ['-4', '-6'].forEach((family) => execSync(`ip ${family} rule ${text}`));
execSync('ip link set lo up');
rule('add prio 10 lookup local');
rule('del prio 0');

const server = await startServer({ host: '127.0.0.1', port: 0 });
const { room, key } = newInvite();
const sealed = await deriveRoomKey(key, room);
const Connection = await nodeConnection();
const peers = [0, 1, 2].map(() => {
  const mesh = new Mesh({ Connection });
  const doc = new Y.Doc();
  const url = `${server.url.replace('http://localhost', 'ws://127.0.0.1')}signal`;
  const Socket = WebSocket as unknown as typeof globalThis.WebSocket;
  mesh.addWay(new ServerWay({ url, room, selfId: mesh.selfId, key: sealed, WebSocket: Socket }));
  return { mesh, doc, provider: new YjsProvider(doc, mesh) };
});
const complete = (): boolean => peers.every(({ mesh }) => mesh.peers.size === peers.length - 1);
console.log(`three peers met after ${Math.round(await until(complete))} ms`);

for (const [number, [what, seconds]] of CUTS.entries()) {
  rule(`add prio 1 ${what === 'udp' ? 'ipproto udp ' : ''}blackhole`);
  peers[0].doc.getMap('m').set('cut', number);
  await sleep(seconds * 1_000);
  rule('del prio 1');
  const agreed = (): boolean => peers.every(({ doc }) => doc.getMap('m').get('cut') === number);
  const same = Math.round(await until(agreed, 60_000));
  const whole = same + Math.round(await until(complete, 60_000));
  console.log(`${what} cut for ${seconds} s: same state after ${same} ms, all connected after ${whole} ms`);
  await sleep(PAUSE);
}
process.exit(0);
