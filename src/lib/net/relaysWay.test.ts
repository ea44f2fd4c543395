import { expect, test } from 'vitest';
import { FakeClock } from './clock.ts';
import { relaysWay, type JoinRelays } from './relaysWay.ts';
import { encodeSignal, type SignalMessage } from './signals.ts';

/** Relays in memory: no test ever asks a real one. */
function relays() {
  const rooms = new Map<string, Set<(bytes: Uint8Array) => void>>();
  const counts = { joined: 0, left: 0, fails: false };
  const join: JoinRelays = async (room, key, { heard, met }) => {
    await Promise.resolve();
    if (counts.fails) throw new Error('refused');
    counts.joined++;
    const name = `${room} ${key}`;
    const members = rooms.get(name) ?? new Set();
    rooms.set(name, members.add(heard));
    met();
    return {
      send: (bytes) => members.forEach((other) => other !== heard && other(bytes)),
      leave: () => {
        if (members.delete(heard)) counts.left++;
      }
    };
  };
  return { join, counts, rooms };
}

async function pass(clock: FakeClock, ms: number): Promise<void> {
  for (let at = 0; at < ms; at += 1_000) {
    clock.advance(1_000);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const announce: SignalMessage = { type: 'announce', from: 'me', v: 1 };

test('passes signals to those with the same room and key, and nothing else', async () => {
  const clock = new FakeClock();
  const { join, rooms } = relays();
  const heard: SignalMessage[][] = [];
  const open = (key: string) => {
    const list: SignalMessage[] = [];
    heard.push(list);
    const way = relaysWay('room', key, { urls: [], clock, join, needed: () => true });
    way.start(
      (message) => list.push(message),
      () => undefined
    );
    return way;
  };
  const [a] = [open('k'), open('k'), open('other')];
  await pass(clock, 1_000);
  a.publish(announce);
  a.publish({ type: 'relay', from: 'me', to: 'you', v: 1, link: 'l', n: 0, data: Uint8Array.of(1) });
  for (const hear of rooms.get('room k') ?? []) {
    hear(new Uint8Array(100_000));
    hear(Uint8Array.of(1, 2, 3));
    hear(
      encodeSignal({ type: 'relay', from: 'x', to: 'me', v: 1, link: 'l', n: 0, data: new Uint8Array(3) })
    );
  }
  expect(heard).toEqual([[], [announce], []]);
});

test('is there only while somebody is missing, and leaves refusing relays alone for a while', async () => {
  const clock = new FakeClock();
  const { join, counts } = relays();
  let needed = false;
  const way = relaysWay('room', 'k', { urls: [], clock, join, needed: () => needed });
  const states: boolean[] = [];
  way.start(
    () => undefined,
    () => states.push(way.status.up)
  );
  await pass(clock, 60_000);
  expect(counts.joined).toBe(0);
  needed = true;
  await pass(clock, 10_000);
  expect([counts.joined, way.status.up]).toEqual([1, true]);
  needed = false;
  await pass(clock, 70_000);
  expect([counts.left, way.status.up]).toEqual([1, false]);
  counts.fails = true;
  needed = true;
  await pass(clock, 20_000);
  counts.fails = false;
  await pass(clock, 5_000);
  expect(counts.joined).toBe(1);
  await pass(clock, 20_000);
  expect([counts.joined, way.status.up]).toEqual([2, true]);
  way.close();
  await pass(clock, 60_000);
  expect([counts.joined, counts.left]).toEqual([2, 2]);
  expect(states).toContain(true);
});
