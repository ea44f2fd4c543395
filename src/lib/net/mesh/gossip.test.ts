import { expect, it } from 'vitest';
import { encodeSignal } from '../signaling/signals.ts';
import { FakeClock } from '../transport/clock.ts';
import { Gossip } from './gossip.ts';
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
