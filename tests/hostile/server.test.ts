import * as Y from 'yjs';
import { afterEach, expect, test } from 'vitest';
import { FakeClock } from '../../src/lib/net/transport/clock.ts';
import type { RoomKey } from '../../src/lib/net/crypto/roomKey.ts';
import type { Authenticator } from '../../src/lib/net/mesh/hello.ts';
import { Mesh } from '../../src/lib/net/mesh/mesh.ts';
import { YjsProvider } from '../../src/lib/net/document/provider.ts';
import { ServerWay } from '../../src/lib/net/signaling/serverWay.ts';
import { deriveSoftKey } from '../../src/lib/net/crypto/softKey.ts';
import { holds } from '../../src/lib/table/log/curve.ts';
import { dice, secretsOf } from '../../src/lib/table/testing/bench.ts';

/**
 * A hostile signalling server. It may delay a table or keep it from forming; it never reads, changes or impersonates
 * anything.
 */
class Server {
  readonly sockets: Socket[] = [];
  readonly seen: string[] = [];
  lies = true;

  constructor(
    readonly clock: FakeClock,
    private readonly roll: (below: number) => number
  ) {}

  hear(from: Socket, text: string): void {
    const message = JSON.parse(text) as Record<string, unknown>;
    if (message.type === 'ping') return this.tell(from, { type: 'pong' });
    if (message.type === 'subscribe') return this.tell(from, { type: 'hello', relay: this.roll(2) === 0 });
    this.seen.push(text);
    for (const to of this.sockets) {
      if (to === from && !this.lies) continue;
      if (!this.lies) this.tell(to, { ...message, type: 'publish' });
      else this.lie(to, message);
    }
  }

  private lie(to: Socket, message: Record<string, unknown>): void {
    const data = String(message.data);
    switch (this.roll(8)) {
      case 0:
        return;
      case 1:
        return this.tell(
          to,
          { type: 'publish', topic: message.topic, data: bend(data, this.roll) },
          this.roll(900)
        );
      case 2:
        // Replays an old message to a peer it was not addressed to.
        return this.tell(to, JSON.parse(this.seen[this.roll(this.seen.length)]) as object, this.roll(5_000));
      case 3:
        this.tell(to, { type: 'relay', topic: 'another room', data: 'AAAA', peer: 7 });
        return this.tell(to, { type: 'publish', data: { length: 1e9 } });
      case 4:
        to.raw('{"type":"publish","data":');
        to.raw('['.repeat(50_000));
        return;
      default:
        return this.tell(to, { ...message, type: 'publish' }, this.roll(400));
    }
  }

  private tell(to: Socket, message: object, after = 5): void {
    this.clock.after(after, () => to.raw(JSON.stringify(message)));
  }
}

function bend(data: string, roll: (below: number) => number): string {
  const bytes = Buffer.from(data, 'base64');
  if (bytes.length > 0) bytes[roll(bytes.length)] ^= 1 << roll(8);
  return bytes.toString('base64');
}

class Socket {
  static readonly OPEN = 1;
  static server: Server;
  readyState = 0;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor() {
    Socket.server.clock.after(20, () => {
      if (this.readyState !== 0) return;
      this.readyState = 1;
      Socket.server.sockets.push(this);
      this.onopen?.();
    });
  }

  send(text: string): void {
    Socket.server.hear(this, text);
  }

  raw(text: string): void {
    if (this.readyState === 1) this.onmessage?.({ data: text });
  }

  close(): void {
    this.readyState = 3;
    const { sockets } = Socket.server;
    if (sockets.includes(this)) sockets.splice(sockets.indexOf(this), 1);
  }
}

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

function authenticator(party: number): Authenticator {
  const { signer } = secretsOf(party);
  return {
    publicKey: signer.publicKey,
    scope: () => 'room',
    accepts: (scope) => scope === 'room',
    sign: (bytes) => signer.sign(bytes),
    verify: (key, message, signature) => holds({ key, message, signature })
  };
}

function peer(n: number, key: RoomKey, clock: FakeClock, party = n) {
  const mesh = new Mesh({ selfId: `p${n}`, clock, Connection: null, auth: authenticator(party) });
  const WebSocket = Socket as unknown as typeof globalThis.WebSocket;
  mesh.addWay(
    new ServerWay({ url: 'wss://liar.example/', room: 'room', selfId: `p${n}`, key, clock, WebSocket })
  );
  const provider = new YjsProvider(new Y.Doc(), mesh, { clock });
  closing.push(() => mesh.destroy());
  return { mesh, provider };
}

async function pass(clock: FakeClock, ms: number): Promise<void> {
  for (let at = 0; at < ms; at += 50) {
    clock.advance(50);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const utf8 = new TextEncoder();

test('a server that lies, drops, alters, repeats and invents keeps no peer out for long and lets no stranger in', async () => {
  const clock = new FakeClock();
  const server = (Socket.server = new Server(clock, dice(61)));
  const key = await deriveSoftKey(utf8.encode('secret'), utf8.encode('room'), 1);
  const other = await deriveSoftKey(utf8.encode('guess'), utf8.encode('room'), 1);
  const peers = [0, 1, 2].map((n) => peer(n, key, clock));
  // The server's own peer: it knows the room's name and everything said there, but not the key.
  const spy = peer(9, other, clock);
  const met = new Map<string, Set<number>>();
  for (const { mesh } of peers)
    mesh.onPeer(({ type, peer: { id, identity } }) => {
      if (type !== 'open') return;
      const party = [0, 1, 2].findIndex((n) => secretsOf(n).signer.publicKey.join() === identity?.join());
      met.set(id, (met.get(id) ?? new Set()).add(party));
    });
  for (let round = 0; round < 12; round++) {
    peers[round % 3].provider.doc.getMap('m').set(`said ${round}`, 'the word');
    await pass(clock, 5_000);
  }
  server.lies = false;
  await pass(clock, 60_000);
  for (const { mesh, provider } of peers) {
    expect([...mesh.peers.keys()].sort()).toEqual(['p0', 'p1', 'p2'].filter((id) => id !== mesh.selfId));
    expect(provider.doc.getMap('m').size).toBe(12);
  }
  // No peer was ever taken for another.
  expect([...met].map(([id, parties]) => [id, ...parties].join()).sort()).toEqual(['p0,0', 'p1,1', 'p2,2']);
  expect(spy.mesh.peers.size).toBe(0);
  expect(spy.provider.doc.getMap('m').size).toBe(0);
  // The data it saw contains none of the words, sealed or not.
  const text = server.seen.map((line) => {
    const { data } = JSON.parse(line) as { data: string };
    return Buffer.from(data, 'base64').toString('latin1');
  });
  expect(text.some((line) => line.includes('the word') || line.includes('said'))).toBe(false);
  expect(server.seen.length).toBeGreaterThan(100);
});
