/** A peer of a test table in a separate process: reads commands as lines, writes events as lines. */
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import { Mesh } from '../../src/lib/net/mesh/mesh.ts';
import { nodeConnection } from '../../src/lib/net/testing/webrtc.ts';
import { enter, type PeerSetup } from './room.ts';

const setup = JSON.parse(process.argv[2]) as PeerSetup;
const mesh = new Mesh({ Connection: await nodeConnection(), iceServers: setup.iceServers });
const say = await enter(
  setup,
  mesh,
  (state) => process.stdout.write(`${JSON.stringify(state)}\n`),
  WebSocket as unknown as typeof globalThis.WebSocket
);
createInterface(process.stdin).on('line', (line) => {
  const [name, value] = line.split(' ');
  say(name, value);
});
