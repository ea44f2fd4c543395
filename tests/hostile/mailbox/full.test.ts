import 'fake-indexeddb/auto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { relaysInTests } from '../../../src/lib/net/testing/relays.ts';
import { expectOneGame, mailGame, playToEnd } from '../support/mailGames.ts';

/** Mailboxes that take nothing: by the protocol, or with a status of HTTP in place of a connection. */

const servers = relaysInTests(3);
const hosts: Server[] = [];
afterEach(() => Promise.all(hosts.splice(0).map((host) => new Promise((done) => host.close(done)))));
const SLOW = 60_000;

const REASONS = [
  'restricted: full',
  'auth-required: log in',
  'rate-limited: slow down',
  'invalid: created_at',
  '',
  'x'.repeat(500)
];

/** The address of a host that answers every upgrade in this way. */
async function hostThat(answer: (path: string) => string): Promise<{ url: string }> {
  const host = createServer();
  host.on('upgrade', ({ url }, socket) => void socket.end(answer(url ?? '/')));
  hosts.push(host);
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  return { url: `ws://127.0.0.1:${(host.address() as AddressInfo).port}/` };
}

const status = (code: string) => () => `HTTP/1.1 ${code}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`;

test.each(REASONS.slice(-3))(
  'where one mailbox refuses with %.20j the game goes on by the two others',
  async (reason) => {
    servers[0].faults.refuse = () => reason;
    const game = await mailGame(servers);
    await game.begin();
    await playToEnd(game);
    expect(game.openings.every(({ sent }) => sent === 'sent')).toBe(true);
    await expectOneGame(game);
    expect(servers[0].events).toEqual([]);
  },
  SLOW
);

test.each(REASONS)(
  'where all refuse with %j that is said, and everything is sent once they have room',
  async (reason) => {
    const game = await mailGame(servers);
    await game.begin();
    const { position } = game.last!.snapshot;
    const events = servers.map((server) => server.events.length);
    for (const server of servers) server.faults.refuse = () => reason;
    const { sent, choices, duties } = await game.open(game.personOf(game.last!.snapshot.awaited[0].party));
    expect([sent, choices + duties > 0]).toEqual(['unsent', true]);
    expect(servers.map((server) => server.events.length)).toEqual(events);
    for (const server of servers) delete server.faults.refuse;
    await playToEnd(game);
    expect(game.last!.snapshot.position).toBeGreaterThan(position);
    await expectOneGame(game);
  },
  SLOW
);

test.each<[string, (path: string) => string]>([
  ['429', status('429 Too Many Requests')],
  ['200 and a page', () => 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 5\r\n\r\nhello'],
  [
    '101 and no key',
    () => 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n'
  ],
  ['301 without end', (path) => `HTTP/1.1 301 Moved\r\nLocation: ${path}x\r\nContent-Length: 0\r\n\r\n`],
  ['bytes that are no HTTP', () => '\0\xff\r\n\r\n']
])(
  'where one mailbox answers a connection with %s the game goes on by the two others',
  async (_, answer) => {
    const game = await mailGame([await hostThat(answer), ...servers.slice(1)]);
    await game.begin();
    await playToEnd(game);
    expect(game.openings.every(({ sent }) => sent === 'sent')).toBe(true);
    await expectOneGame(game);
  },
  SLOW
);
