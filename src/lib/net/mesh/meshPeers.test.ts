import { expect, test } from 'vitest';
import { FakeClock } from '../transport/clock.ts';
import { pass } from '../testing/pass.ts';
import { connected, recordedWay, simulated } from '../testing/simulated.ts';
import { Mesh } from './mesh.ts';

/** What a device tells about its peers, and what it sends them. */

/** What happens to the peers of a device from now on. */
function eventsOf(mesh: Mesh): string[] {
  const events: string[] = [];
  mesh.onPeer((event) => {
    const { id, away } = event.peer;
    events.push(
      [event.type, id, event.type === 'close' ? event.reason : away ? 'away' : ''].join(' ').trim()
    );
  });
  return events;
}

/** What a device receives from now on: sender and first byte. */
function heardBy(mesh: Mesh): string[] {
  const heard: string[] = [];
  mesh.onMessage((from, [first]) => heard.push(`${from} ${first}`));
  return heard;
}

test('a peer that comes, is away and leaves is told, and whether any is connected', async () => {
  const { clock, meshes } = simulated(2);
  const [mesh, other] = meshes;
  const events = eventsOf(mesh);
  const states: string[] = [];
  mesh.onStatus(({ state }) => states.push(state));
  expect(mesh.status.state).toBe('searching');
  await pass(clock, 5_000);
  expect([events.splice(0), states.splice(0), mesh.status.state]).toEqual([
    ['open p1'],
    ['connected'],
    'connected'
  ]);
  other.setHidden(true);
  await pass(clock, 250);
  expect(events.splice(0)).toEqual(['change p1 away']);
  other.leave();
  await pass(clock, 250);
  expect([events, states]).toEqual([['close p1 left'], ['searching']]);
});

test('a way that comes, goes up or down, or is taken away is told', () => {
  const mesh = new Mesh({ clock: new FakeClock(), Connection: null });
  const ups: boolean[][] = [];
  expect(mesh.status.direct).toBe(false);
  mesh.onStatus(({ ways }) => ups.push(ways.map(({ up }) => up)));
  const { way, turn, sent } = recordedWay();
  mesh.addWay(way);
  turn(false);
  expect(sent()).toEqual([]);
  turn(true);
  expect(sent()).toMatchObject([{ type: 'announce', from: mesh.selfId }]);
  mesh.removeWay(way);
  expect(ups).toEqual([[false], [true], []]);
});

test('a message goes to one peer, to all, or to all but one', async () => {
  const { clock, meshes } = await connected(3);
  const [mesh, ...others] = meshes;
  const heard = others.map(heardBy);
  expect(mesh.send('p1', Uint8Array.of(1))).toBe(true);
  expect(mesh.send('p7', Uint8Array.of(2))).toBe(false);
  mesh.broadcast(Uint8Array.of(3));
  mesh.broadcast(Uint8Array.of(4), 'p1');
  await pass(clock, 250);
  expect(heard).toEqual([
    ['p0 1', 'p0 3'],
    ['p0 3', 'p0 4']
  ]);
});

test('a peer that was lost is looked for at once, one that left is not', async () => {
  for (const [reason, announced] of [
    ['silent', 1],
    ['left', 0],
    ['slept', 0]
  ] as const) {
    const { meshes } = await connected(2);
    const { way, sent } = recordedWay();
    meshes[0].addWay(way);
    const events = eventsOf(meshes[0]);
    meshes[0].expel('p1', reason);
    meshes[0].expel('p7', reason);
    expect(events).toEqual([`close p1 ${reason}`]);
    expect(sent()).toHaveLength(announced);
  }
});

test('who is connected to whom is known as the peers report it, until they are gone', async () => {
  const { clock, hub, meshes } = await connected(3);
  const [mesh, , last] = meshes;
  expect([mesh.isLinked('p1', 'p2'), mesh.isLinked('p2', 'p1'), mesh.isLinked('p1', 'p7')]).toEqual([
    true,
    true,
    false
  ]);
  hub.up = false;
  last.destroy();
  hub.up = true;
  await pass(clock, 10_000);
  expect([...mesh.peers.keys()]).toEqual(['p1']);
  expect([mesh.isLinked('p1', 'p2'), mesh.isLinked('p2', 'p1')]).toEqual([false, false]);
});

test('a device without WebRTC makes no code to carry by hand', () => {
  expect(new Mesh({ clock: new FakeClock(), Connection: null }).newWire()).toBeNull();
});
