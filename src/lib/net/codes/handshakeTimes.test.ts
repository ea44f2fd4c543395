import { expect, test } from 'vitest';
import type { Mesh } from '../mesh/mesh.ts';
import { FakeClock } from '../transport/clock.ts';
import { invite, NoWebRtcError, reply } from './handshake.ts';

/** How long the two sides of a first contact by codes wait and try, on a clock of the test and without a network. */

const SDP = [
  'a=candidate:1 1 udp 1 192.0.2.1 5000 typ host',
  'a=ice-ufrag:abcd',
  `a=ice-pwd:${'x'.repeat(24)}`,
  `a=fingerprint:sha-256 ${Array.from({ length: 32 }, () => '00').join(':')}`
].join('\r\n');

/** A device with one connection, and what was done with it. */
function device() {
  const done = async () => undefined;
  const tried: string[] = [];
  const wire = {
    patient: false,
    byHand: false,
    localSdp: SDP,
    offer: done,
    answer: done,
    gathered: done,
    accept: done,
    addCandidate: async ({ candidate }: { candidate: string }) =>
      void tried.push(candidate.split(' ').at(-1)!)
  };
  const session = {
    state: 'connecting',
    closed: [] as string[],
    close(reason: string) {
      session.closed.push(reason);
      session.state = 'closed';
    }
  };
  const mesh = { newWire: () => wire, adopt: () => session } as unknown as Mesh;
  return { clock: new FakeClock(), mesh, wire, session, tried };
}

const LIFE = 600_000;

async function invited() {
  const host = device();
  return { ...host, invitation: await invite(host.mesh, host.clock) };
}

async function replied(retries = true) {
  const { invitation } = await invited();
  const guest = device();
  return { ...guest, answer: await reply(guest.mesh, invitation.code, { clock: guest.clock, retries }) };
}

test('an invitation without an answer ends after ten minutes, and one with an answer after 30 seconds', async () => {
  const unused = await invited();
  unused.clock.advance(LIFE - 1);
  expect([unused.wire.patient, unused.wire.byHand, unused.session.closed]).toEqual([true, true, []]);
  unused.clock.advance(1);
  expect(unused.session.closed).toEqual(['timeout']);

  const { answer } = await replied();
  const { invitation, clock, session, wire } = await invited();
  clock.advance(LIFE - 1_000);
  await invitation.finish(answer.code);
  clock.advance(29_999);
  expect([session.closed, wire.patient]).toEqual([[], true]);
  clock.advance(1);
  expect([session.closed, wire.patient]).toEqual([['timeout'], false]);
});

test('a connection that opens is kept, whatever time passes and whoever cancels, and may then fail', async () => {
  const { answer, ...guest } = await replied();
  const { invitation, ...host } = await invited();
  await invitation.finish(answer.code);
  for (const { session } of [guest, host]) session.state = 'open';
  for (const { clock } of [guest, host]) clock.advance(LIFE);
  invitation.cancel();
  answer.cancel();
  expect([guest, host].map(({ session, wire }) => [session.closed, wire.patient])).toEqual([
    [[], false],
    [[], false]
  ]);
  // At once and at eight seconds no more: it was open by then.
  expect(guest.tried).toEqual(['0']);
});

test('a guest tries the addresses of the host every eight seconds for ten minutes, each time anew', async () => {
  const { clock, session, tried } = await replied();
  clock.advance(16_000);
  expect(tried).toEqual(['0', '1', '2']);
  clock.advance(LIFE);
  expect(session.closed).toEqual(['timeout']);
  const { length } = tried;
  clock.advance(LIFE);
  expect(tried).toHaveLength(length);
});

test('a guest whose browser takes no address twice tries when it is told that the answer was entered', async () => {
  const { answer, clock, tried } = await replied(false);
  clock.advance(60_000);
  expect(tried).toEqual([]);
  answer.entered();
  expect(tried).toEqual(['0']);
});

test('a cancelled contact closes its connection and tries no more', async () => {
  const { invitation, ...host } = await invited();
  invitation.cancel();
  const { answer, ...guest } = await replied();
  answer.cancel();
  for (const { clock, session } of [host, guest]) {
    clock.advance(LIFE);
    expect(session.closed).toEqual(['destroyed']);
  }
  expect(guest.tried).toEqual(['0']);
});

test('a browser without WebRTC is named', async () => {
  const mesh = { newWire: () => null } as unknown as Mesh;
  await expect(invite(mesh)).rejects.toBeInstanceOf(NoWebRtcError);
});
