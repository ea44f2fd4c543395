/**
 * Two documents meet on this machine, each in a process of its own: by y-webrtc's stock provider, then by ours. Prints
 * what arrives and what happens after a pause, a kill and some departures: `npm run bench:y-webrtc`, ten minutes. The
 * conclusions are in docs/decisions.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import wrtc from '@roamhq/wrtc';
import { WebSocket as NodeWebSocket } from 'ws';
import * as Y from 'yjs';
import { attachSignalling } from '../scripts/signal/server.mjs';
import { deriveRoomKey } from '../src/lib/net/crypto/roomKey.ts';
import { YjsProvider } from '../src/lib/net/document/provider.ts';
import { newInvite } from '../src/lib/net/link/link.ts';
import { Mesh } from '../src/lib/net/mesh/mesh.ts';
import { ServerWay } from '../src/lib/net/signaling/serverWay.ts';
import { nodeConnection } from '../src/lib/net/testing/webrtc.ts';

type Kind = 'stock' | 'ours';
const KINDS: readonly Kind[] = ['stock', 'ours'];
/** Sizes, in KiB, of a document that exists before the other peer joins. */
const SIZES = [60, 250, 270, 1_024, 4_096];
/** Maximum wait (ms) for a document, or for a message after a pause. */
const PATIENCE = 60_000;
/** Seconds for which a peer is suspended. */
const PAUSES = [10, 25];
/** How often a peer joins and leaves properly. */
const VISITS = 5;
/** Maximum time (ms) until a killed peer is reported missing. */
const MISSED_WITHIN = 90_000;

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Requests to a peer: to write, what it has, whom it sees, to leave. */
type Question = { set: [string, number] } | { has: string } | { seen: true } | { leave: true };
type Answer = number | boolean | { connections: number; aware: number };

/** The process of one peer: joins, and answers questions until it leaves. */
async function peer(kind: Kind, url: string, room: string, key: string): Promise<void> {
  globalThis.WebSocket ??= NodeWebSocket as unknown as typeof WebSocket;
  const doc = new Y.Doc();
  const map = doc.getMap<string>('m');
  const [size] = process.argv.slice(7).map(Number);
  if (size > 0) map.set('early', 'x'.repeat(size * 1_024));
  const { seen, leave } = kind === 'stock' ? await joinStock(doc) : await joinOurs(doc);

  async function joinStock(of: Y.Doc) {
    const { WebrtcProvider } = await import('y-webrtc');
    const provider = new WebrtcProvider(room, of, {
      signaling: [url],
      password: key,
      peerOpts: { wrtc, config: { iceServers: [] } }
    });
    provider.awareness.setLocalState({ here: true });
    return {
      seen: () => ({
        connections: provider.room?.webrtcConns.size ?? 0,
        aware: provider.awareness.getStates().size - 1
      }),
      leave: () => provider.destroy()
    };
  }

  async function joinOurs(of: Y.Doc) {
    const mesh = new Mesh({ Connection: await nodeConnection() });
    const provider = new YjsProvider(of, mesh);
    provider.awareness.setLocalState({ here: true });
    mesh.addWay(new ServerWay({ url, room, selfId: mesh.selfId, key: await deriveRoomKey(key, room) }));
    return {
      seen: () => ({ connections: mesh.peers.size, aware: provider.awareness.getStates().size - 1 }),
      leave: () => {
        provider.destroy();
        mesh.destroy();
      }
    };
  }

  process.on('message', ({ id, ask }: { id: number; ask: Question }) => {
    let answer: Answer = true;
    if ('set' in ask) map.set(ask.set[0], 'x'.repeat(ask.set[1]));
    if ('has' in ask) answer = map.has(ask.has);
    if ('seen' in ask) answer = seen();
    if ('leave' in ask) leave();
    process.send?.({ id, answer });
    // The messages that close the connections have to be sent first.
    if ('leave' in ask) setTimeout(() => process.exit(), 1_000);
  });
  // The library rejects promises without a handler; a page would continue, too.
  process.on('unhandledRejection', () => undefined);
  process.send?.({ id: 0, answer: true });
}

/** A peer as the process that measures sees it. */
class Peer {
  private asked = 0;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  readonly ready = new Promise<Answer>((done) => this.waiting.set(0, done));

  constructor(readonly child: ChildProcess) {
    child.on('message', ({ id, answer }: { id: number; answer: Answer }) => this.waiting.get(id)?.(answer));
  }

  ask<T extends Answer>(ask: Question): Promise<T> {
    const id = ++this.asked;
    return new Promise<Answer>((done) => {
      this.waiting.set(id, done);
      this.child.send({ id, ask });
    }) as Promise<T>;
  }

  seen(): Promise<{ connections: number; aware: number }> {
    return this.ask({ seen: true });
  }
}

/** Ms until a condition holds, or null if it never does. */
async function msUntil(isSo: () => Promise<boolean>, patience = PATIENCE): Promise<number | null> {
  const began = Date.now();
  while (Date.now() - began < patience) {
    if (await isSo()) return Date.now() - began;
    await sleep(20);
  }
  return null;
}

const told = (ms: number | null, patience = PATIENCE) =>
  ms === null ? `never (${patience / 1_000} s)` : `${ms} ms`;

async function measure(): Promise<void> {
  const server = createServer();
  const signalling = attachSignalling(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const children = new Set<ChildProcess>();
  process.on('exit', () => children.forEach((child) => child.kill('SIGKILL')));

  async function join(kind: Kind, { room, key }: { room: string; key: string }, size = 0): Promise<Peer> {
    const child = fork(fileURLToPath(import.meta.url), ['peer', kind, url, room, key, String(size)]);
    children.add(child);
    const one = new Peer(child);
    await one.ready;
    return one;
  }
  const end = (...peers: Peer[]) => peers.forEach(({ child }) => child.kill('SIGKILL'));
  const meet = async (kind: Kind) => {
    const room = newInvite();
    const [a, b] = [await join(kind, room), await join(kind, room)];
    await a.ask({ set: ['hello', 1] });
    if ((await msUntil(() => b.ask<boolean>({ has: 'hello' }))) === null)
      throw new Error('the two peers never connected');
    return { room, a, b };
  };

  const load = () => console.log(`load average ${loadavg()[0].toFixed(1)}`);
  load();
  for (const kind of KINDS) {
    for (const size of SIZES) {
      const room = newInvite();
      const a = await join(kind, room, size);
      const b = await join(kind, room);
      const ms = await msUntil(() => b.ask<boolean>({ has: 'early' }));
      console.log(`${kind}: a document of ${size} KiB reaches a later peer: ${told(ms)}`);
      end(a, b);
    }
    for (const seconds of PAUSES) {
      const { a, b } = await meet(kind);
      b.child.kill('SIGSTOP');
      await sleep(seconds * 1_000);
      b.child.kill('SIGCONT');
      await a.ask({ set: ['after', 1] });
      const ms = await msUntil(() => b.ask<boolean>({ has: 'after' }));
      console.log(
        `${kind}: after ${seconds} s in which one was suspended, a message reaches it: ${told(ms)}`
      );
      end(a, b);
    }
    {
      const { a, b } = await meet(kind);
      await msUntil(async () => (await a.seen()).aware === 1);
      end(b);
      const ms = await msUntil(async () => (await a.seen()).aware === 0, MISSED_WITHIN);
      console.log(`${kind}: a killed peer is reported missing: ${told(ms, MISSED_WITHIN)}`);
      end(a);
    }
    {
      const room = newInvite();
      const a = await join(kind, room);
      await a.ask({ set: ['hello', 1] });
      for (let i = 0; i < VISITS; i++) {
        const b = await join(kind, room);
        await msUntil(() => b.ask<boolean>({ has: 'hello' }));
        await b.ask({ leave: true });
        await sleep(1_500);
      }
      await sleep(20_000);
      const { connections } = await a.seen();
      console.log(
        `${kind}: ${VISITS} came and left; 20 s later connections to peers that left: ${connections}`
      );
      end(a);
    }
  }
  load();
  signalling.close();
  server.close();
  process.exit();
}

const [, , role, kind, url, room, key] = process.argv;
await (role === 'peer' ? peer(kind as Kind, url, room, key) : measure());
