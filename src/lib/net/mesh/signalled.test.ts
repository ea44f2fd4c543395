import { expect, test } from 'vitest';
import { MemoryHub } from '../signaling/memoryWay.ts';
import { pass } from '../testing/pass.ts';
import { announce, connected, nowhere, recordedWay, simulated } from '../testing/simulated.ts';
import { FakeClock } from '../transport/clock.ts';
import { Mesh } from './mesh.ts';

/** What a device does about a message that anybody in the room can write. */

function device(selfId = 'm') {
  const clock = new FakeClock();
  const mesh = new Mesh({ selfId, clock, Connection: null });
  const line = recordedWay();
  mesh.addWay(line.way);
  return { clock, mesh, ...line };
}

const frame = (to: string) =>
  ({ type: 'relay', from: 'a', to, v: 1, link: 'l', n: 0, data: new Uint8Array(1) }) as const;
const offer = (to: string) =>
  ({ type: 'signal', from: 'a', to, v: 1, attempt: 'n', signal: { type: 'offer', sdp: '' } }) as const;

test('messages in its own name, and those for others, are left alone', () => {
  const { hear, mesh } = device();
  for (const message of [announce('m'), { ...frame('m'), from: 'm' }, frame('b'), offer('b')])
    expect(hear(message)).toEqual([]);
  expect(mesh.status.waiting).toEqual([]);
});

test('the lower id dials, and the higher one makes itself known', () => {
  const { hear, clock } = device();
  expect(hear(announce('z'))).toMatchObject([{ type: 'relay', to: 'z' }]);
  clock.advance(1_000);
  expect(hear(announce('a'))).toMatchObject([{ type: 'announce', from: 'm' }]);
  expect(hear(frame('m'))).toMatchObject([{ type: 'relay', to: 'a' }]);
});

test('a plain y-webrtc peer dials by itself: it is only answered', () => {
  const { hear } = device();
  expect(hear({ type: 'announce', from: 'z' })).toMatchObject([{ type: 'announce', from: 'm' }]);
});

test('nothing is done after the end, and a way that was taken away is closed', () => {
  const { hear, mesh, way, asked } = device();
  mesh.removeWay(way);
  mesh.removeWay(way);
  expect([asked, mesh.status.ways]).toEqual([['close'], []]);
  mesh.destroy();
  for (const message of [announce('a'), announce('z'), frame('m')]) expect(hear(message)).toEqual([]);
  expect(mesh.status.state).toBe('closed');
});

/** Device `p0` and its peer `p1`, which falls silent; anybody can announce on the second way. */
async function silenced(room = connected(2)) {
  const { clock, hub, meshes } = await room;
  const line = recordedWay();
  meshes[0].addWay(line.way);
  hub.up = false;
  const isConnected = () => meshes[0].peers.size === 1;
  expect(isConnected()).toBe(true);
  return { clock, isConnected, ...line };
}

const TESTED_WITHIN = 2_250;

test.each([
  ['it started again', { epoch: 1, have: ['p0'] }, false],
  ['it lacks this device', { epoch: 0, have: [] }, false],
  ['it names no peers', {}, false],
  ['it has this device', { epoch: 0, have: ['p0'] }, true],
  ['it has this device, without a count of its starts', { have: ['p0'] }, true],
  ['of a plain y-webrtc peer', { v: undefined }, true]
])('a silent peer is tested at once where an announcement in its name says: %s', async (_, said, stays) => {
  const { clock, hear, isConnected } = await silenced();
  hear(announce('p1', said));
  await pass(clock, TESTED_WITHIN);
  expect(isConnected()).toBe(stays);
});

test('a peer that was silent for long is tested at any announcement in its name', async () => {
  const { clock, hear, isConnected } = await silenced();
  await pass(clock, 3_000);
  hear(announce('p1', { have: ['p0'] }));
  await pass(clock, TESTED_WITHIN);
  expect(isConnected()).toBe(false);
});

test('a peer that has lost this device is answered, so that it finds it; another one is not', async () => {
  const { clock, hear } = await silenced();
  expect(hear(announce('p1', { have: [] }))).toMatchObject([{ type: 'announce', from: 'p0' }]);
  clock.advance(1_000);
  for (const message of [announce('p1', { have: ['p0'] }), { type: 'announce', from: 'p1' } as const])
    expect(hear(message)).toEqual([]);
});

test('a peer that has only just connected need not know it yet', async () => {
  const room = simulated(2);
  while (room.meshes[0].peers.size === 0) await pass(room.clock, 250);
  await pass(room.clock, 2_500);
  const { clock, hear, isConnected } = await silenced(Promise.resolve(room));
  expect(hear(announce('p1', { have: [] }))).toEqual([]);
  await pass(clock, TESTED_WITHIN);
  expect(isConnected()).toBe(true);
});

test('a connected spectator is not answered again', async () => {
  const { clock, hub, meshes } = simulated(1);
  const spectator = new Mesh({ selfId: 's', clock, Connection: null, watching: true });
  spectator.addWay(hub.way());
  await pass(clock, 10_000);
  const { way, hear } = recordedWay();
  meshes[0].addWay(way);
  expect(meshes[0].peers.get('s')?.watching).toBe(true);
  expect(hear(announce('s', { tier: 1, have: ['p0'] }))).toEqual([]);
  expect(hear(announce('t', { tier: 1 }))).toMatchObject([{ type: 'announce', from: 'p0' }]);
});

test('a connection over a server is tried again without it once a minute, by the lower id', async () => {
  const clock = new FakeClock();
  const hub = new MemoryHub(clock, 'failed');
  const lines = ['p0', 'p1'].map((selfId) => {
    const { Connection, all } = nowhere();
    const mesh = new Mesh({ selfId, clock, Connection });
    const line = recordedWay({ relays: 'never' });
    for (const way of [hub.way(), line.way]) mesh.addWay(way);
    return { mesh, all, ...line };
  });
  await pass(clock, 20_000);
  expect([...lines[0].mesh.peers.values()].map(({ kind }) => kind)).toEqual(['relayed']);
  lines[1].sent();
  expect(lines[1].hear(announce('p0', { have: ['p1'] }))).toEqual([]);
  const before = lines.map(({ all }) => all.length);
  await pass(clock, 180_000);
  // Each attempt of the first is answered by the second.
  for (const [n, { all }] of lines.entries()) {
    expect(all.length - before[n]).toBeGreaterThan(1);
    expect(all.length - before[n]).toBeLessThan(4);
  }
});

test.each([
  ['a player answers', {}, 1],
  ['one that refuses it does not', { stock: false }, 0],
  ['a spectator does not', { watching: true }, 0]
])('the offer of a plain y-webrtc peer: %s', (_, options, answered) => {
  const { Connection, all } = nowhere();
  const mesh = new Mesh({ selfId: 'm', clock: new FakeClock(), Connection, ...options });
  const { way, hear } = recordedWay({ relays: 'never' });
  mesh.addWay(way);
  hear({ type: 'signal', from: 'a', to: 'm', signal: { type: 'offer', sdp: '' } });
  expect(all).toHaveLength(answered);
});

test('a peer that another one reports is dialled through it, and again where that failed', async () => {
  const { clock, hub, meshes } = simulated(1, { selfId: 'between' });
  const apart = new MemoryHub(clock, 'once');
  meshes[0].addWay(apart.way());
  const ends = [
    ['a', hub],
    ['z', apart]
  ] as const;
  const lines = ends.map(([selfId, way]) => {
    const { Connection, all } = nowhere();
    new Mesh({ selfId, clock, Connection }).addWay(way.way());
    return all;
  });
  await pass(clock, 5_000);
  expect([...meshes[0].peers.keys()].sort()).toEqual(['a', 'z']);
  // The lower id offers, and the other one answers.
  expect(lines.map((all) => all.length)).toEqual([1, 1]);
  await pass(clock, 30_000);
  for (const all of lines) expect(all.length).toBeGreaterThan(1);
});
