import { expect, test } from 'vitest';
import { toBase64url } from '../../net/link/base64url.ts';
import { FakeClock } from '../../net/transport/clock.ts';
import { MemoryNetwork } from '../../net/testing/memoryNetwork.ts';
import type { PeerEvent, PeerInfo } from '../../net/transport/transport.ts';
import { Whereabouts } from './whereabouts.ts';

test('remembers for each key its last page, when it was last connected, and why it left', () => {
  const clock = new FakeClock();
  const network = new MemoryNetwork(clock, 1);
  const key = new Uint8Array(32).fill(7);
  const name = toBase64url(key);
  const start = clock.now();
  const seen = new Whereabouts(network.join('own'), clock);
  expect(seen.of(name)).toMatchObject({ connection: null, goneSince: start, peer: null, reason: 'unseen' });
  const first = network.join('first', key);
  expect(seen.of(name)).toMatchObject({ connection: 'local', peer: 'first' });
  clock.advance(5_000);
  first.destroy();
  expect(seen.of(name)).toMatchObject({
    connection: null,
    goneSince: start + 5_000,
    peer: 'first',
    reason: 'left'
  });
  network.join('second', key);
  network.partition(['own'], ['second']);
  clock.advance(8_000);
  expect(seen.of(name)).toMatchObject({ connection: null, peer: 'second', reason: 'silent' });
  seen.destroy();
});

test('only the end of a connection that proved a key is remembered, and none after the end', () => {
  const clock = new FakeClock();
  const [key, other] = [new Uint8Array(32).fill(7), new Uint8Array(32).fill(8)];
  const name = toBase64url(key);
  const peers = new Map<string, PeerInfo>();
  let stopped = false;
  let event: (event: PeerEvent) => void = () => undefined;
  const onPeer = (listener: typeof event) => {
    event = listener;
    return () => (stopped = true);
  };
  const seen = new Whereabouts({ peers, onPeer }, clock);
  const peer = (id: string, identity: Uint8Array | null) =>
    ({ id, identity, kind: 'relayed', away: true, rtt: 40 }) as PeerInfo;
  clock.advance(1_000);
  for (const type of ['open', 'change'] as const) event({ type, peer: peer('p', key) });
  event({ type: 'close', peer: peer('q', null), reason: 'left' });
  const unseen = { connection: null, away: false, rtt: null, goneSince: 0, peer: null, reason: 'unseen' };
  for (const [id, identity] of [
    ['q', null],
    ['r', other]
  ] as const)
    peers.set(id, peer(id, identity));
  expect(seen.of(name)).toEqual(unseen);
  peers.set('p', peer('p', key));
  expect(seen.of(name)).toEqual({ ...unseen, connection: 'relayed', away: true, rtt: 40, peer: 'p' });
  seen.destroy();
  expect(stopped).toBe(true);
});

test('strangers under any number of keys are forgotten, the one that left longest ago first', () => {
  const listeners: ((event: PeerEvent) => void)[] = [];
  const clock = new FakeClock();
  const onPeer = (listener: (event: PeerEvent) => void) => {
    listeners.push(listener);
    return () => undefined;
  };
  const seen = new Whereabouts({ peers: new Map(), onPeer }, clock);
  const keyOf = (n: number) => new Uint8Array(32).fill(n & 255).fill(n >> 8, 16);
  const leave = (n: number) => {
    clock.advance(1);
    const peer = { id: `p${n}`, identity: keyOf(n) } as PeerInfo;
    for (const listener of listeners) listener({ type: 'close', peer, reason: 'left' });
  };
  for (let n = 0; n < 256; n++) leave(n);
  leave(0);
  leave(256);
  const reasons = [0, 1, 2, 256].map((n) => seen.of(toBase64url(keyOf(n))).reason);
  expect(reasons).toEqual(['left', 'unseen', 'left', 'left']);
});
