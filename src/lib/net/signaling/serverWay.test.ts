import { beforeEach, expect, test } from 'vitest';
import { FakeClock } from '../transport/clock.ts';
import { deriveRoomKey, seal, unseal, type RoomKey } from '../crypto/roomKey.ts';
import { ServerWay } from './serverWay.ts';
import { encodeSignal, type SignalMessage } from './signals.ts';
import { FakeSocket } from '../testing/fakeSocket.ts';
import { sleep, until } from '../testing/webrtc.ts';

const last = (): FakeSocket => FakeSocket.made[FakeSocket.made.length - 1];
const announce: SignalMessage = { type: 'announce', from: 'me', v: 1 };

async function start(key?: RoomKey) {
  const clock = new FakeClock();
  key ??= await deriveRoomKey('secret', 'room');
  const WebSocket = FakeSocket as unknown as typeof globalThis.WebSocket;
  const way = new ServerWay({ url: 'wss://s.example/', room: 'room', selfId: 'me', key, clock, WebSocket });
  const heard: SignalMessage[] = [];
  const receivers = [(message: SignalMessage) => void heard.push(message)];
  const ups: boolean[] = [];
  way.start(
    (message) => receivers.at(-1)!(message),
    () => ups.push(way.status.up)
  );
  return { clock, way, heard, receivers, ups };
}

/** A frame of a relayed connection. */
const frame = (n = 0): SignalMessage => ({
  type: 'relay',
  from: 'me',
  to: 'you',
  v: 1,
  link: 'l',
  n,
  data: Uint8Array.of(1)
});

/** A key that seals nothing, and takes longer for each message than for the next one. */
function slowing(): RoomKey {
  let wait = 50;
  const later = async (_: Uint8Array, bytes: Uint8Array) => {
    await sleep((wait = Math.max(0, wait - 20)));
    return bytes;
  };
  return {
    encrypt: async (iv, plain) => later(iv, Uint8Array.of(...plain, ...new Uint8Array(16))),
    decrypt: later
  };
}

beforeEach(() => {
  FakeSocket.made = [];
});

test('sends its identity, pings the server, and reconnects when the server is silent', async () => {
  const { clock, way } = await start();
  last().open();
  const token = expect.stringMatching(/^.{24}$/) as string;
  const hello = { type: 'subscribe', topics: ['room'], peer: 'me', token };
  expect(last().sent).toEqual([hello]);
  const [first] = last().sent;
  expect(way.status.up).toBe(true);
  clock.advance(10_000);
  last().hear({ type: 'pong' });
  clock.advance(9_000);
  expect(FakeSocket.made.length).toBe(1);
  clock.advance(6_500);
  expect(way.status.up).toBe(false);
  clock.advance(1_000);
  expect(FakeSocket.made.length).toBe(2);
  // The same page: the server recognises its token.
  last().open();
  expect(last().sent).toEqual([first]);
  way.close();
});

test('a connection that never opens is given up, and retries are at most nine seconds apart', async () => {
  const { clock, way } = await start();
  let longest = 0;
  let since = clock.now();
  for (let made = 1; clock.now() < 300_000; clock.advance(100)) {
    if (FakeSocket.made.length === made) continue;
    made = FakeSocket.made.length;
    longest = Math.max(longest, clock.now() - since);
    since = clock.now();
  }
  expect(longest).toBeLessThanOrEqual(9_000);
  way.close();
  const made = FakeSocket.made.length;
  clock.advance(60_000);
  expect(FakeSocket.made.length).toBe(made);
});

test('after sleep the socket is replaced; on a wake without sleep it is only pinged', async () => {
  const { way } = await start();
  last().open();
  way.refresh(false);
  expect([FakeSocket.made.length, last().sent[1]]).toEqual([1, { type: 'ping' }]);
  way.refresh(true);
  expect(FakeSocket.made.length).toBe(2);
  way.close();
});

test('messages are sealed, frames are addressed once the server supports it, and malformed messages are ignored', async () => {
  const { way, heard } = await start();
  const socket = last();
  socket.open();
  way.publish(announce);
  way.publish(frame());
  await until(() => socket.sent.length === 3);
  socket.hear({ type: 'hello', relay: true });
  way.publish(frame());
  way.publish(announce);
  await until(() => socket.sent.length === 5);
  expect(socket.sent.slice(1).map(({ type, to }) => [type, to])).toEqual([
    ['publish', undefined],
    ['publish', undefined],
    ['relay', 'you'],
    ['publish', undefined]
  ]);
  expect(JSON.stringify(socket.sent)).not.toContain('announce');
  for (const bad of [
    '',
    '{',
    '[]',
    '{"type":"publish"}',
    '{"type":"publish","data":"%%"}',
    '{"type":"publish","data":"AAAA"}'
  ])
    socket.hear(bad);
  const other = await deriveRoomKey('other', 'room');
  socket.hear({ type: 'publish', data: Buffer.from(await seal(other, Uint8Array.of(1))).toString('base64') });
  await sleep(50);
  expect(heard).toEqual([]);
  socket.hear({ ...socket.sent[1], type: 'publish' });
  await until(() => heard.length > 0);
  expect(heard).toEqual([announce]);
  const sealed = Buffer.from(String(socket.sent[1].data), 'base64');
  expect(await unseal(other, sealed)).toBeNull();
  way.close();
});

test('an error in what receives one message keeps no later one away', async () => {
  const { way, heard, receivers } = await start();
  const socket = last();
  socket.open();
  const key = await deriveRoomKey('secret', 'room');
  const data = Buffer.from(await seal(key, encodeSignal(announce))).toString('base64');
  const usual = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  const errors: unknown[] = [];
  process.on('unhandledRejection', (error) => errors.push(error));
  receivers.push(() => {
    throw new Error('no more connections');
  });
  socket.hear({ type: 'publish', data });
  await until(() => errors.length === 1);
  receivers.pop();
  for (let i = 0; i < 3; i++) socket.hear({ type: 'publish', data });
  await until(() => heard.length === 3);
  process.removeAllListeners('unhandledRejection');
  for (const listener of usual) process.on('unhandledRejection', listener);
  way.close();
});

test('of a flood from the server no more than 512 messages wait for decryption', async () => {
  const { way, heard } = await start();
  const socket = last();
  socket.open();
  const key = await deriveRoomKey('secret', 'room');
  const data = Buffer.from(await seal(key, encodeSignal(announce))).toString('base64');
  for (let i = 0; i < 2_000; i++) socket.hear({ type: 'publish', data });
  await until(() => heard.length >= 512);
  await sleep(100);
  expect(heard).toHaveLength(512);
  socket.hear({ type: 'publish', data });
  await until(() => heard.length === 513);
  way.close();
});

test('no more announcements and signals are sent than our server accepts, and frames are not held up by them', async () => {
  const { clock, way } = await start();
  const socket = last();
  socket.open();
  for (let i = 0; i < 300; i++) way.publish(announce);
  way.publish(frame());
  // Beside the subscription.
  await until(() => socket.sent.length === 102);
  await sleep(50);
  expect(socket.sent).toHaveLength(102);
  for (let second = 0; second < 4; second++) {
    clock.advance(1_000);
    for (let i = 0; i < 100; i++) way.publish(announce);
  }
  await until(() => socket.sent.length === 202);
  await sleep(50);
  expect(socket.sent).toHaveLength(202);
  way.close();
});

test('frames keep their order, however long each takes to seal and to open', async () => {
  const { way, heard } = await start(slowing());
  const socket = last();
  socket.open();
  socket.hear({ type: 'hello', relay: true });
  for (let n = 0; n < 3; n++) way.publish(frame(n));
  await until(() => socket.sent.length === 4);
  const { way: other, heard: there } = await start(slowing());
  for (const message of socket.sent.slice(1)) last().hear(message);
  await until(() => there.length === 3);
  expect(there.map((message) => message.type === 'relay' && message.n)).toEqual([0, 1, 2]);
  expect(heard).toEqual([]);
  for (const one of [way, other]) one.close();
});

test('no more than 512 frames wait to be sealed, and none is kept for a connection that is not open', async () => {
  const { way } = await start();
  const socket = last();
  way.publish(frame());
  socket.open();
  await sleep(50);
  expect(socket.sent).toHaveLength(1);
  for (let n = 0; n < 1_000; n++) way.publish(frame(n));
  await until(() => socket.sent.length === 513);
  await sleep(50);
  expect(socket.sent).toHaveLength(513);
  way.publish(frame());
  await until(() => socket.sent.length === 514);
  way.close();
});

test('frames on a new connection go to the room until its server says that it delivers them to one peer', async () => {
  const { clock, way, ups } = await start();
  last().open();
  last().hear({ type: 'hello', relay: true });
  last().onclose?.();
  clock.advance(1_000);
  const socket = last();
  socket.open();
  way.publish(frame());
  await until(() => socket.sent.length >= 2);
  expect(socket.sent.map(({ type }) => type)).toEqual(['subscribe', 'publish']);
  expect(ups).toEqual([true, false, true]);
  way.close();
});

test('a connection is pinged by one timer, also after others were lost', async () => {
  const { clock, way } = await start();
  for (let i = 0; i < 5; i++) {
    last().open();
    clock.advance(9_000);
    last().onclose?.();
    clock.advance(1_000);
  }
  const socket = last();
  socket.open();
  // Answers of the server at any time: only the last ping is waited for.
  for (let second = 0; second < 20; second++) {
    clock.advance(1_000);
    socket.hear({ type: 'pong' });
  }
  expect(socket.sent.filter(({ type }) => type === 'ping')).toHaveLength(2);
  for (let second = 0; second < 9; second++) way.refresh(false);
  clock.advance(4_999);
  expect(way.status.up).toBe(true);
  clock.advance(1);
  expect(way.status.up).toBe(false);
  way.close();
});

test('after its end it receives nothing and connects no more', async () => {
  const { clock, way, heard } = await start();
  const socket = last();
  socket.open();
  const key = await deriveRoomKey('secret', 'room');
  const data = Buffer.from(await seal(key, encodeSignal(announce))).toString('base64');
  socket.hear({ type: 'publish', data });
  way.close();
  way.refresh(true);
  clock.advance(60_000);
  await sleep(50);
  expect([heard, FakeSocket.made.length]).toEqual([[], 1]);
});

test('only what the server passes on is opened, addressed or not', async () => {
  const { way, heard } = await start();
  last().open();
  const key = await deriveRoomKey('secret', 'room');
  const data = Buffer.from(await seal(key, encodeSignal(announce))).toString('base64');
  for (const type of ['pong', 'publish', 'relay']) last().hear({ type, data });
  for (const other of [7, null, [data]]) last().hear({ type: 'publish', data: other });
  await until(() => heard.length === 2);
  await sleep(50);
  expect(heard).toHaveLength(2);
  way.close();
});
