import { afterEach, expect, test } from 'vitest';
import type { SignalMessage } from '../signaling/signals.ts';
import { FakeClock } from '../transport/clock.ts';
import { Mesh } from './mesh.ts';

/** What a device does about a message that anybody in the room can write. */

const open: Mesh[] = [];
afterEach(() => open.splice(0).forEach((mesh) => mesh.destroy()));

function device(selfId = 'm') {
  const clock = new FakeClock();
  const sent: SignalMessage[] = [];
  let receive: (message: SignalMessage) => void = () => undefined;
  let closed = 0;
  const mesh = new Mesh({ selfId, clock, Connection: null });
  open.push(mesh);
  const way = {
    relays: 'once' as const,
    status: { name: '', kind: 'memory' as const, up: true },
    start: (take: typeof receive) => void (receive = take),
    publish: (message: SignalMessage) => void sent.push(message),
    refresh: () => undefined,
    close: () => void closed++
  };
  mesh.addWay(way);
  const hear = (message: SignalMessage) => {
    receive(message);
    return sent.splice(0);
  };
  return { clock, mesh, way, hear, closed: () => closed };
}

const announce = (from: string, more = {}) => ({ type: 'announce', from, v: 1, ...more }) as const;
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
  const { hear, mesh, way, closed } = device();
  mesh.removeWay(way);
  mesh.removeWay(way);
  expect([closed(), mesh.status.ways]).toEqual([1, []]);
  mesh.destroy();
  for (const message of [announce('a'), announce('z'), frame('m')]) expect(hear(message)).toEqual([]);
  expect(mesh.status.state).toBe('closed');
});
