import { expect, it } from 'vitest';
import { encodeSignal } from '../signaling/signals.ts';
import { FakeClock } from '../transport/clock.ts';
import { decodePeers, encodePeers, Gossip } from './gossip.ts';
import type { PeerSession } from './peerSession.ts';
import type { Roster } from './roster.ts';

const signal = (from: string): Uint8Array =>
  encodeSignal({ type: 'signal', from, to: 'b', v: 1, attempt: 'x', signal: { type: 'offer', sdp: 'v=0' } });

function forwarder() {
  const clock = new FakeClock();
  let sent = 0;
  const roster = { get: () => ({ sendControl: () => sent++ }), all: () => [] } as unknown as Roster;
  const gossip = new Gossip({
    selfId: 'a',
    clock,
    watching: false,
    roster,
    isPlayer: () => true,
    dial: () => undefined,
    signalled: () => undefined
  });
  return { clock, gossip, sent: () => sent };
}

it('forwards what connections need, and of a flood no more than leaves room for its own frames', () => {
  const { clock, gossip, sent } = forwarder();
  const x = { id: 'x' } as PeerSession;
  for (let n = 0; n < 200; n++) gossip.passed(x, signal('x'));
  expect(sent()).toBe(200);
  for (let second = 0; second < 60; second++) {
    for (let n = 0; n < 500; n++) gossip.passed(x, signal('x'));
    clock.advance(1_000);
  }
  expect(sent()).toBeLessThan(1_000);
  // In the name of another nothing goes on.
  const before = sent();
  gossip.passed({ id: 'y' } as PeerSession, signal('x'));
  expect(sent()).toBe(before);
});

it('forwards no more for many peers than a receiver takes from one', () => {
  const { gossip, sent } = forwarder();
  for (let peer = 0; peer < 32; peer++) {
    const id = `x${peer}`;
    const session = { id } as PeerSession;
    for (let n = 0; n < 300; n++) gossip.passed(session, signal(id));
  }
  expect(sent()).toBe(1_000);
});

it('reads a list of at most sixteen ids, none longer than any of ours', () => {
  const ids = Array.from({ length: 20 }, (_, n) => `id${n}`);
  expect(decodePeers(encodePeers(ids))).toEqual(ids.slice(0, 16));
  const most = encodePeers(ids.slice(0, 16));
  expect(decodePeers(Uint8Array.of(17, ...most.subarray(1), 1, 65))).toEqual([]);
  expect(decodePeers(most.subarray(0, -1))).toEqual([]);
  expect(decodePeers(new Uint8Array())).toEqual([]);
  expect(decodePeers(encodePeers(['x'.repeat(65), 'x'.repeat(64)]))).toEqual(['x'.repeat(64)]);
});

/** A device `m` connected to `via` and `other`; what it dials and is signalled. */
function device(watching = false) {
  const dialled: string[] = [];
  const signalled: string[] = [];
  const sent: string[] = [];
  const sessions = ['via', 'other'].map(
    (id) => ({ id, stock: false, sendControl: () => sent.push(id) }) as unknown as PeerSession
  );
  const roster = {
    get: (id: string) => sessions.find((session) => session.id === id),
    all: () => sessions
  } as unknown as Roster;
  const gossip = new Gossip({
    selfId: 'm',
    clock: new FakeClock(),
    watching,
    roster,
    isPlayer: ({ id }) => id === 'via',
    dial: (id) => dialled.push(id),
    signalled: ({ from }) => signalled.push(from)
  });
  return { gossip, via: sessions[0], dialled, signalled, sent };
}

it('dials neighbours of neighbours with a higher id that it is not connected to, once it may', () => {
  const { gossip, dialled } = device();
  gossip.told('via', encodePeers(['a', 'm', 'n', 'other']));
  gossip.told('stranger', encodePeers(['z']));
  expect(new Set(dialled)).toEqual(new Set(['n']));
  expect([gossip.isLinked('via', 'n'), gossip.isLinked('via', 'z')]).toEqual([true, false]);
  gossip.forget('via');
  dialled.length = 0;
  gossip.meet();
  expect([dialled, gossip.isLinked('via', 'n')]).toEqual([[], false]);
  const spectator = device(true);
  spectator.gossip.told('via', encodePeers(['n']));
  expect(spectator.dialled).toEqual([]);
});

it('tells its neighbours to players alone', () => {
  const { gossip, sent } = device();
  gossip.tell();
  expect(sent).toEqual(['via']);
});

it('tells the ids of players with our kind of connection only', () => {
  const told: string[][] = [];
  const player = (id: string | null, stock = false) =>
    ({ id, stock, sendControl: (_: number, list: Uint8Array) => told.push(decodePeers(list)) }) as unknown;
  const roster = { all: () => [player('a'), player('s', true), player(null), player('b')] };
  new Gossip({
    selfId: 'm',
    clock: new FakeClock(),
    watching: false,
    roster: roster as unknown as Roster,
    isPlayer: () => true,
    dial: () => undefined,
    signalled: () => undefined
  }).tell();
  expect(told).toEqual(Array.from({ length: 4 }, () => ['a', 'b']));
});

it('takes signals for itself, and no announcements', () => {
  const { gossip, via, signalled, sent } = device();
  const to = (id: string) =>
    encodeSignal({
      type: 'signal',
      from: 'via',
      to: id,
      v: 1,
      attempt: 'x',
      signal: { type: 'offer', sdp: '' }
    });
  gossip.passed(via, to('m'));
  gossip.passed(via, to('other'));
  gossip.passed(via, encodeSignal({ type: 'announce', from: 'via', v: 1 }));
  gossip.passed(via, Uint8Array.of(1, 2, 3));
  expect([signalled, sent]).toEqual([['via'], ['other']]);
});
