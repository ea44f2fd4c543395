import { expect, test, vi } from 'vitest';
import { pass } from '../testing/pass.ts';
import { announce, connected, nowhere, recordedWay, simulated } from '../testing/simulated.ts';
import { FakeClock, type Clock } from '../transport/clock.ts';
import { Mesh } from './mesh.ts';
import { DEFAULT_TIMING } from './meshOptions.ts';

/** What a device does while its page is hidden, shown, suspended and closed, and how often it announces itself. */

/** Two connected devices; the first one has a second way, at which the test listens. */
async function pair() {
  const { clock, hub, meshes } = await connected(2);
  const line = recordedWay();
  meshes[0].addWay(line.way);
  return { clock, hub, mesh: meshes[0], other: meshes[1], ...line };
}

const isAway = (mesh: Mesh): boolean | undefined => mesh.peers.get('p0')?.away;

test('a hidden page tells its peers at once; one that is shown again does too, and looks for others', async () => {
  const { clock, mesh, other, asked, sent } = await pair();
  mesh.setHidden(true);
  await pass(clock, 250);
  expect([isAway(other), asked, sent()]).toEqual([true, [], []]);
  mesh.wake();
  await pass(clock, 250);
  expect(isAway(other)).toBe(true);
  asked.length = 0;
  sent();
  mesh.setHidden(false);
  expect(sent()).toMatchObject([{ type: 'announce', from: 'p0', have: ['p1'] }]);
  expect(asked).toEqual(['refresh']);
  await pass(clock, 250);
  expect(isAway(other)).toBe(false);
});

test('a device that wakes asks its peers for a sign of life at once', async () => {
  const { clock, hub, mesh } = await pair();
  const before = hub.passed;
  mesh.wake();
  await pass(clock, 250);
  // A ping and its answer. The announcement goes over this hub too.
  expect(hub.passed - before).toBe(3);
});

/** A device alone, and its attempt to reach a peer that it heard of. */
function dialling() {
  const { Connection, all } = nowhere();
  const clock = new FakeClock();
  const mesh = new Mesh({ selfId: 'p0', clock, Connection });
  const line = recordedWay({ relays: 'never' });
  mesh.addWay(line.way);
  line.hear(announce('z'));
  // A connection is closed in a task of its own.
  const isGivenUp = (expected: boolean) =>
    vi.waitFor(() => expect(all.map(({ closed }) => closed)).toEqual([expected]));
  return { clock, mesh, ...line, isGivenUp };
}

test('a device that slept too long for its peers starts again, with new ways and attempts', async () => {
  const { clock, mesh, asked, sent, isGivenUp } = dialling();
  clock.freeze(DEFAULT_TIMING.gap);
  mesh.wake();
  expect(asked.splice(0)).toEqual(['refresh']);
  clock.freeze(1);
  sent();
  mesh.wake();
  expect(asked).toEqual(['restart']);
  expect(sent()).toMatchObject([{ type: 'announce', epoch: 1 }]);
  await isGivenUp(true);
});

test('a device that slept for less keeps its attempts', async () => {
  const { clock, mesh, isGivenUp } = dialling();
  clock.freeze(DEFAULT_TIMING.gap);
  mesh.wake();
  await new Promise((done) => setTimeout(done, 5));
  await isGivenUp(false);
});

test.each([
  ['its clock', () => undefined],
  ['a message', (other: Mesh) => other.broadcast(Uint8Array.of(1))]
])('that it slept is also shown by %s', async (_, show) => {
  const { clock, mesh, other } = await pair();
  const closed: string[] = [];
  mesh.onPeer((event) => event.type === 'close' && closed.push(event.reason));
  clock.freeze(600_000);
  show(other);
  await pass(clock, 250);
  expect(closed).toEqual(['slept']);
});

test('a hidden page whose timers stop for a minute keeps its peers while it hears them', async () => {
  const { clock, hub, meshes } = simulated(1);
  let stopped = false;
  const slow: Clock = {
    now: () => clock.now(),
    after: (ms, run) => clock.after(ms, run),
    every: (ms, run) => clock.every(ms, () => stopped || run())
  };
  const mesh = new Mesh({ selfId: 'p1', clock: slow, Connection: null });
  mesh.addWay(hub.way());
  await pass(clock, 5_000);
  const closed: string[] = [];
  for (const one of [mesh, meshes[0]])
    one.onPeer((event) => event.type === 'close' && closed.push(event.reason));
  mesh.setHidden(true);
  stopped = true;
  await pass(clock, 60_000);
  stopped = false;
  await pass(clock, 5_000);
  expect(closed).toEqual([]);
});

test('at the end the peers are told, all is closed once, and nothing more is done', async () => {
  const { clock, mesh, other, way, asked, sent } = await pair();
  const states: string[] = [];
  const closed: string[] = [];
  mesh.onStatus(({ state }) => states.push(state));
  other.onPeer((event) => event.type === 'close' && closed.push(event.reason));
  mesh.destroy();
  await pass(clock, 250);
  expect([states, closed, asked]).toEqual([['closed'], ['left'], ['close']]);
  mesh.destroy();
  expect(asked).toEqual(['close']);
  mesh.wake();
  mesh.removeWay(way);
  await pass(clock, 60_000);
  expect([states, sent()]).toEqual([['closed'], []]);
});

test('at the end no timer is left', () => {
  const clock = new FakeClock();
  const running = new Set<object>();
  const every: Clock['every'] = () => {
    const timer = {};
    running.add(timer);
    return () => void running.delete(timer);
  };
  const mesh = new Mesh({
    clock: { now: () => clock.now(), after: clock.after.bind(clock), every },
    Connection: null
  });
  expect(running.size).toBe(1);
  mesh.destroy();
  expect(running.size).toBe(0);
});

test('a spectator that is closed before it has chosen a peer dials none', async () => {
  const clock = new FakeClock();
  const mesh = new Mesh({ selfId: 's', clock, Connection: null, watching: true });
  const { way, hear, sent } = recordedWay();
  mesh.addWay(way);
  hear(announce('p0', { free: 1 }));
  mesh.destroy();
  await pass(clock, 5_000);
  expect(sent()).toEqual([]);
});

test('at the end attempts are given up', async () => {
  const { mesh, isGivenUp } = dialling();
  mesh.destroy();
  await isGivenUp(true);
});

/** Announcements of the first device in half a minute. */
async function announcements(clock: FakeClock, { sent }: Pick<Awaited<ReturnType<typeof pair>>, 'sent'>) {
  sent();
  await pass(clock, 30_000);
  return sent().filter(({ type }) => type === 'announce').length;
}

test('a device announces itself often while it has no peer, or one is missing, and rarely else', async () => {
  const alone = recordedWay();
  const clock = new FakeClock();
  new Mesh({ clock, Connection: null }).addWay(alone.way);
  expect(await announcements(clock, alone)).toBeGreaterThan(5);
  const two = await pair();
  expect(await announcements(two.clock, two)).toBeLessThan(3);
  // An attempt that fails after its time.
  two.hear(announce('z'));
  await pass(two.clock, 15_000);
  expect(two.mesh.status.waiting).toMatchObject([{ id: 'z' }]);
  expect(await announcements(two.clock, two)).toBeGreaterThan(5);
});

test('a spectator that receives the game does not search for a player who is gone', async () => {
  const { clock, hub, meshes } = simulated(2);
  const spectator = new Mesh({ selfId: 's', clock, Connection: null, watching: true });
  const line = recordedWay();
  for (const way of [hub.way(), line.way]) spectator.addWay(way);
  await pass(clock, 15_000);
  hub.up = false;
  meshes[1].destroy();
  hub.up = true;
  await pass(clock, 15_000);
  expect([...spectator.peers.keys()]).toEqual(['p0']);
  expect(spectator.status.waiting).toMatchObject([{ id: 'p1' }]);
  expect(await announcements(clock, line)).toBeLessThan(3);
});

test('what calls for announcements can be decided elsewhere', async () => {
  const { mesh, ...two } = await pair();
  mesh.isMissingPlayer = () => true;
  expect(await announcements(two.clock, two)).toBeGreaterThan(5);
});

test('a peer on a way with rare announcements counts as present for longer', async () => {
  const isHere = async (beaconEvery?: number) => {
    const clock = new FakeClock();
    const mesh = new Mesh({ selfId: 'p0', clock, Connection: nowhere().Connection });
    const { way, hear } = recordedWay({ relays: 'never', ...(beaconEvery ? { beaconEvery } : {}) });
    mesh.addWay(way);
    for (let n = 0; n < 2; n++) {
      hear(announce('z'));
      await pass(clock, 1_000);
    }
    await pass(clock, 30_000);
    return mesh.status.waiting[0].here;
  };
  expect([await isHere(), await isHere(60_000)]).toEqual([false, true]);
});

test('only the servers that the player chose are asked for addresses', () => {
  const servers = (iceServers?: readonly RTCIceServer[]) => {
    const { Connection, all } = nowhere();
    new Mesh({ clock: new FakeClock(), Connection, ...(iceServers ? { iceServers } : {}) }).newWire();
    return all[0].config?.iceServers;
  };
  expect([servers(), servers([{ urls: 'stun:a' }])]).toEqual([[], [{ urls: 'stun:a' }]]);
});
