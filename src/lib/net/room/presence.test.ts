import { expect, test } from 'vitest';
import type { YjsProvider } from '../document/provider.ts';
import { toBase64url } from '../link/base64url.ts';
import { FakeClock } from '../transport/clock.ts';
import type { PeerEvent, PeerInfo } from '../transport/transport.ts';
import { Presence } from './presence.ts';

const identity = new Uint8Array(32).fill(7);
const key = toBase64url(identity);

/** The presence of one device that is connected to `p`, with what it sends and how often it reports a change. */
function device() {
  const clock = new FakeClock();
  const base = { kind: 'direct', stock: false, identity: null, since: 0, away: false, rtt: null } as const;
  const peers = new Map<string, PeerInfo>([['p', { ...base, id: 'p', identity }]]);
  const sent: { text: string; to: string | undefined; at: number }[] = [];
  let event: (event: PeerEvent) => void = () => undefined;
  let take: (from: string, bytes: Uint8Array) => void = () => undefined;
  const provider = {
    transport: {
      peers,
      onPeer: (listener: typeof event) => {
        event = listener;
        return () => (event = () => undefined);
      }
    },
    onOwn: (_: number, listener: typeof take) => {
      take = listener;
      return () => (take = () => undefined);
    },
    sendOwn: (_: number, bytes: Uint8Array, to?: string) =>
      sent.push({ text: new TextDecoder().decode(bytes), to, at: clock.now() })
  };
  const presence = new Presence(provider as unknown as YjsProvider, clock);
  const count = { changes: 0 };
  presence.onChange(() => count.changes++);
  return {
    clock,
    peers,
    base,
    sent,
    count,
    presence,
    hear: (text: string, from = 'p') => take(from, new TextEncoder().encode(text)),
    peer: (type: 'open' | 'change' | 'close', id: string) =>
      event({ type, peer: { ...base, id }, reason: 'left' } as PeerEvent),
    ghost: () => presence.people[0].ghost
  };
}

test('a person is known by the key that its connection proved, and a spectator by its link', () => {
  const { presence, peers, base } = device();
  peers.set('q', { ...base, id: 'q', watching: true });
  expect(presence.people).toEqual([
    { peer: 'p', party: key, connection: 'direct', away: false, rtt: null, watching: false, ghost: null },
    { peer: 'q', party: null, connection: 'direct', away: false, rtt: null, watching: true, ghost: null }
  ]);
  expect([presence.isHere(key), presence.isHere('x')]).toEqual([true, false]);
});

test('the own ghost is sent at most every 200 ms, the last one counts, and one that is unchanged is not repeated', () => {
  const { presence, clock, sent } = device();
  clock.advance(1_000);
  for (let i = 0; i <= 10; i++) {
    presence.setGhost(`${i}`);
    clock.advance(50);
  }
  clock.advance(50);
  expect(sent.map(({ text }) => text)).toEqual(['0', '3', '7', '10']);
  sent.forEach(({ at }, i) => i > 0 && expect(at - sent[i - 1].at).toBeGreaterThanOrEqual(200));
  presence.setGhost('10');
  clock.advance(1_000);
  expect(sent.length).toBe(4);
});

test('the own ghost is sent to each peer that connects, and renewed before it expires', () => {
  const { presence, clock, sent, peer } = device();
  peer('open', 'q');
  clock.advance(10_000);
  expect(sent).toEqual([]);
  presence.setGhost('cell');
  clock.advance(1);
  for (const type of ['open', 'change', 'close'] as const) peer(type, 'q');
  expect(sent.map(({ to }) => to)).toEqual([undefined, 'q']);
  clock.advance(9_999);
  expect(sent.slice(2)).toMatchObject([{ text: 'cell' }, { text: 'cell' }]);
  presence.setGhost(null);
  clock.advance(20_000);
  expect(sent.slice(4)).toMatchObject([{ text: '' }]);
});

test('a ghost of more than 1,024 bytes is not taken; the own one is then none, and not the last one', () => {
  const { presence, clock, sent, hear, ghost } = device();
  const [fits, long] = ['é'.repeat(512), `${'é'.repeat(512)}x`];
  hear(fits);
  hear(long);
  expect(ghost()).toBe(fits);
  hear('');
  expect(ghost()).toBeNull();
  for (const text of [fits, long]) {
    presence.setGhost(text);
    clock.advance(1_000);
  }
  expect(sent.map(({ text }) => text)).toEqual([fits, '']);
});

test('a ghost that is not renewed expires after ten seconds, and the screen is told', () => {
  const { clock, count, hear, ghost } = device();
  clock.advance(3_000);
  hear('cell');
  clock.advance(2_000);
  expect([ghost(), count.changes]).toEqual(['cell', 1]);
  clock.advance(7_999);
  expect(ghost()).toBe('cell');
  clock.advance(1);
  expect(ghost()).toBeNull();
  clock.advance(10_000);
  // Once: what expired is kept no longer.
  expect(count.changes).toBe(2);
});

test('ghosts of one peer beyond ten a second are dropped, and its record goes with its connection', () => {
  const { clock, count, hear, peer, ghost } = device();
  for (let i = 1; i <= 30; i++) hear(`${i}`);
  hear('other', 'q');
  expect([ghost(), count.changes]).toEqual(['20', 21]);
  clock.advance(1_000);
  for (let i = 31; i <= 60; i++) hear(`${i}`);
  expect(ghost()).toBe('40');
  peer('change', 'p');
  hear('more');
  expect(ghost()).toBe('40');
  peer('close', 'p');
  expect(ghost()).toBeNull();
  hear('again');
  expect(ghost()).toBe('again');
});

test('connections that change are reported, and nothing is sent or reported after the end', () => {
  const { presence, clock, count, sent, hear, peer } = device();
  for (const type of ['open', 'change', 'close'] as const) peer(type, 'p');
  expect(count.changes).toBe(3);
  hear('cell');
  presence.setGhost('cell');
  presence.destroy();
  peer('open', 'p');
  hear('more');
  clock.advance(60_000);
  expect([sent, count.changes]).toEqual([[], 4]);
});
