import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Client as ServerClient } from '../../../../scripts/signal/clients.mjs';
import {
  attachSignalling,
  type Signalling,
  type SignallingOptions
} from '../../../../scripts/signal/server.mjs';
import { sleep, until } from '../testing/webrtc.ts';

let server: Server;
let signalling: Signalling;
let url: string;
const sockets: WebSocket[] = [];

async function start(options: SignallingOptions = {}): Promise<void> {
  server = createServer();
  signalling = attachSignalling(server, options);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const { maxUnread } = ServerClient;

afterEach(() => {
  ServerClient.maxUnread = maxUnread;
  for (const socket of sockets.splice(0)) socket.terminate();
  signalling.close();
  server.close();
});

interface Client {
  socket: WebSocket;
  heard: { type: string; [field: string]: unknown }[];
  code: number | null;
  say(message: unknown): void;
}

async function join(topics: string[] = [], peer?: string, path = '', origin?: string): Promise<Client> {
  const socket = new WebSocket(url + path, origin ? { origin } : {});
  sockets.push(socket);
  const say = (message: unknown): void =>
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  const client: Client = { socket, heard: [], code: null, say };
  socket.on('message', (data: Buffer) =>
    client.heard.push(JSON.parse(data.toString()) as Client['heard'][number])
  );
  socket.on('close', (code) => (client.code = code));
  await new Promise<void>((resolve, reject) => {
    socket.on('open', () => resolve());
    socket.on('error', reject);
  });
  if (topics.length > 0) client.say({ type: 'subscribe', topics, peer });
  client.say({ type: 'ping' });
  await until(() => client.code !== null || client.heard.some(({ type }) => type === 'pong'));
  return client;
}

describe('signalling server', () => {
  test('passes messages to the others of a room and to no other client', async () => {
    await start();
    const [a, b, c] = [await join(['r']), await join(['r']), await join(['other'])];
    a.say({ type: 'publish', topic: 'r', data: 'hi' });
    await until(() => b.heard.length === 2);
    expect(b.heard[1]).toEqual({ type: 'publish', topic: 'r', data: 'hi', clients: 2 });
    c.say({ type: 'publish', topic: 'r', data: 'not a member' });
    a.say({ type: 'unsubscribe', topics: ['r'] });
    b.say({ type: 'publish', topic: 'r', data: 'no member left' });
    await sleep(100);
    expect([a.heard.length, b.heard.length, c.heard.length]).toEqual([1, 2, 1]);
  });

  test('hands a relayed frame to one peer only', async () => {
    await start();
    const [a, b, c] = [await join(['r'], 'a'), await join(['r'], 'b'), await join(['r'], 'c')];
    expect(b.heard[0]).toEqual({ type: 'hello', relay: true });
    a.say({ type: 'relay', topic: 'r', to: 'b', data: 'x'.repeat(20_000) });
    await until(() => b.heard.length === 3);
    await sleep(50);
    expect(b.heard[2]).toMatchObject({ type: 'relay', topic: 'r' });
    expect(c.heard.length).toBe(2);
  });

  test('closes a connection that exceeds a limit: size, rooms, peers of a room, malformed messages', async () => {
    await start({ maxPeers: 2 });
    const large = await join(['r']);
    large.say({ type: 'publish', topic: 'r', data: 'x'.repeat(17_000) });
    const huge = await join(['r']);
    huge.say({ type: 'relay', topic: 'r', to: 'a', data: 'x'.repeat(30_000) });
    await until(() => large.code !== null && huge.code !== null);
    expect([large.code, huge.code]).toEqual([1008, 1009]);
    const greedy = await join(['1', '2', '3', '4', '5']);
    const nonsense = await join();
    nonsense.say('{');
    await until(() => greedy.code !== null && nonsense.code !== null);
    expect([greedy.code, nonsense.code]).toEqual([1008, 1008]);
    await join(['full']);
    await join(['full']);
    const third = await join(['full']);
    await until(() => third.code !== null);
    expect(third.code).toBe(1013);
  });

  test('drops messages of a client that sends too fast, and closes it when it does not stop', async () => {
    await start({
      messages: { burst: 10, perSecond: 0.001 },
      relayBytes: { burst: 2_000, perSecond: 0.001 }
    });
    const [a, b] = [await join(['r']), await join(['r'], 'b')];
    for (let i = 0; i < 20; i++) a.say({ type: 'publish', topic: 'r', data: String(i) });
    await until(() => b.heard.length >= 10);
    await sleep(50);
    expect(b.heard.filter(({ type }) => type === 'publish').length).toBe(8);
    for (let i = 0; i < 220; i++) a.say({ type: 'publish', topic: 'r', data: String(i) });
    await until(() => a.code !== null);
    const relayer = await join(['r']);
    for (let i = 0; i < 5; i++) relayer.say({ type: 'relay', topic: 'r', to: 'b', data: 'x' });
    await until(() => relayer.code !== null);
    expect(b.heard.filter(({ type }) => type === 'relay').length).toBe(3);
  });

  test.each<[string, object | Uint8Array]>([
    ['frames for a room that the client is not in', { type: 'relay', topic: 'other', to: 'b', data: 'x' }],
    ['frames without data', { type: 'relay', topic: 'r', to: 'b' }],
    ['frames to nobody', { type: 'relay', topic: 'r', to: 'nobody', data: 'x' }],
    ['bytes', Uint8Array.from([1, 2, 3])]
  ])('closes a client that sends %s without end', async (_, message) => {
    await start({
      messages: { burst: 10, perSecond: 0.001 },
      relayBytes: { burst: 5_000, perSecond: 0.001 }
    });
    const flood = await join(['r']);
    for (let i = 0; i < 300; i++)
      if (message instanceof Uint8Array) flood.socket.send(message);
      else flood.say(message);
    await until(() => flood.code !== null);
    expect(flood.code).toBe(1008);
  });

  test('does not close a client for messages over the rate that are hours apart', async () => {
    await start({ messages: { burst: 5, perSecond: 1 } });
    const clock = performance.now.bind(performance);
    let passed = 0;
    const now = vi.spyOn(performance, 'now').mockImplementation(() => clock() + passed);
    const client = await join(['room']);
    for (let hour = 0; hour < 3; hour++, passed += 3_600_000) {
      for (let i = 0; i < 150; i++) client.say({ type: 'ping' });
      await until(() => signalling.stats().refused > 130 * (hour + 1));
    }
    await sleep(50);
    expect(client.code).toBeNull();
    now.mockRestore();
  });

  test('accepts only the configured pages and path', async () => {
    await start({ origins: ['https://play.example'], path: '/signal' });
    await join([], undefined, '/signal', 'https://play.example');
    await expect(join([], undefined, '/signal', 'https://evil.example')).rejects.toThrow('403');
    await expect(join([], undefined, '/signal')).rejects.toThrow('403');
    await expect(join([], undefined, '/', 'https://play.example')).rejects.toThrow('404');
  });

  test('drops connections that give no sign of life', async () => {
    await start({ pingEvery: 50 });
    const dead = await join(['r']);
    dead.socket.pong = () => undefined;
    (dead.socket as unknown as { _socket: { pause(): void } })._socket.pause();
    await until(() => signalling.stats().clients === 0);
  });

  test('ends connections that do not read when too much waits for all of them together', async () => {
    await start();
    const ended: string[] = [];
    const given: (() => void)[] = [];
    const clientOf = (name: string, bufferedAmount: number): ServerClient =>
      new ServerClient({
        readyState: WebSocket.OPEN,
        bufferedAmount,
        send: (...sent: unknown[]) => void given.push(sent.at(-1) as () => void),
        terminate: () => void ended.push(name)
      });
    const [slow, quick] = [clientOf('slow', 1_000), clientOf('quick', 0)];
    ServerClient.maxUnread = 150;
    for (const client of [slow, quick]) client.send('x'.repeat(100));
    expect(ended).toEqual([]);
    for (const client of [slow, quick]) client.send('x'.repeat(100));
    expect(ended).toEqual(['slow']);
    for (const done of given.splice(0)) done();
    slow.send('x');
    expect(ended).toEqual(['slow']);
  });
});
