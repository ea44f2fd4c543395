import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newInvite } from '../net/link.ts';
import type { JoinRelays } from '../net/relaysWay.ts';
import { holds, signerFromSeed } from '../table/curve.ts';
import { connect, type Connection } from './connect.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // What wakes a page up is not looked at here.
  const page = Object.assign(new EventTarget(), { document: new EventTarget() });
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Public relays in memory: no test ever asks a real one. */
function fakeRelays() {
  const rooms = { in: 0, out: 0, names: new Set<string>() };
  const join: JoinRelays = (room, key) => {
    rooms.in++;
    rooms.names.add(`${room} ${key}`);
    return Promise.resolve({ send: () => undefined, leave: () => void rooms.out++ });
  };
  return { rooms, join };
}

async function open(relays: readonly string[], missing: () => boolean, joinRelays: JoinRelays) {
  const invite = newInvite();
  const signer = signerFromSeed(new Uint8Array(32).fill(7));
  const connection: Connection = await connect({
    invite,
    auth: {
      publicKey: signer.publicKey,
      scope: () => invite.room,
      accepts: () => true,
      sign: (bytes) => signer.sign(bytes),
      verify: (key, message, signature) => holds({ key, message, signature })
    },
    settings: { iceServers: [], relays },
    page: 'https://bastide.example/table/',
    missing,
    joinRelays
  });
  return { invite, connection };
}

test('public relays are nobody’s way who did not choose them', async () => {
  const { rooms, join } = fakeRelays();
  const { connection } = await open([], () => true, join);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(rooms.in).toBe(0);
  expect(connection.mesh.status.ways.map(({ name }) => name)).not.toContain('relays');
  connection.destroy();
});

test('public relays are asked while somebody is missing, and left when nobody is', async () => {
  const { rooms, join } = fakeRelays();
  let short = true;
  const { invite, connection } = await open(['wss://relay.example'], () => short, join);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([...rooms.names]).toEqual([`${invite.room} ${invite.key}`]);
  expect(connection.mesh.status.ways.find(({ name }) => name === 'relays')?.up).toBe(true);
  short = false;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(rooms.out).toBe(1);
  short = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(rooms.in).toBe(2);
  connection.destroy();
  expect(rooms.out).toBe(2);
});
