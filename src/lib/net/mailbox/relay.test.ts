import { beforeEach, expect, test, vi } from 'vitest';
import type * as Events from '../nostr/event.ts';
import { newAuthor, readSignedEvent, signEvent, type NostrEvent } from '../nostr/event.ts';
import { FakeSocket } from '../testing/fakeSocket.ts';
import { FakeClock } from '../transport/clock.ts';
import { KIND } from './mailbox.ts';
import { MAX_CONTENT, Relay, type Socket } from './relay.ts';

vi.mock('../nostr/event.ts', async (original) => {
  const real = await original<typeof Events>();
  return { ...real, readSignedEvent: vi.fn(real.readSignedEvent) };
});
const verify = vi.mocked(readSignedEvent);

/** A client of a relay that lies: it reads what it asked for, and ends the connection where it is flooded. */

const ada = newAuthor();
const eve = newAuthor();
const filter = { kinds: [KIND], authors: [ada.key] };
const event = (n: number, author = ada): NostrEvent =>
  signEvent(author, { kind: KIND, created_at: 1_000 + n, tags: [['d', `${n}`]], content: '' });

let relay: Relay;
let clock: FakeClock;

beforeEach(() => {
  FakeSocket.made = [];
  clock = new FakeClock();
  const open = (url: string) => new FakeSocket(url) as unknown as Socket;
  relay = new Relay({ url: 'wss://relay.example/', clock, open });
});

const last = () => FakeSocket.made[FakeSocket.made.length - 1];

/** A question under way, and the name of its subscription. */
async function asking() {
  const found = relay.query(filter);
  found.catch(() => undefined);
  if (last().readyState === 0) last().open();
  await vi.waitFor(() => expect(last().sent.at(-1)).toMatchObject(['REQ', expect.any(String), filter]));
  return { found, name: (last().sent.at(-1) as unknown as [string, string])[1] };
}

test('events of others, altered ones and those of another subscription are not returned', async () => {
  const { found, name } = await asking();
  const good = event(1);
  for (const bad of [
    event(2, eve),
    { ...event(3), content: 'altered' },
    { ...event(4, eve), pubkey: ada.key },
    { ...event(5), kind: KIND + 1 },
    { ...event(6), tags: { d: '6' } },
    { ...event(7), id: { toString: 1 } },
    null,
    '__proto__'
  ])
    last().hear(['EVENT', name, bad]);
  last().hear(['EVENT', 'never made', event(8)]);
  last().hear(['EVENT', '__proto__', event(9)]);
  last().hear(['EOSE', 'never made']);
  last().hear(['EVENT', name, good]);
  last().hear(['EOSE', name]);
  expect(await found).toEqual([good]);
});

test('one event sent again and again is checked and returned once', async () => {
  verify.mockClear();
  const { found, name } = await asking();
  const good = event(1);
  for (let i = 0; i < 200; i++) last().hear(['EVENT', name, good]);
  last().hear(['EOSE', name]);
  expect(await found).toEqual([good]);
  expect(verify).toHaveBeenCalledTimes(1);
  const told: string[] = [];
  const subscribed = relay.subscribe(filter, ({ id }) => told.push(id));
  await vi.waitFor(() => expect(last().sent.at(-1)).toMatchObject(['REQ', expect.any(String), filter]));
  const [, live] = last().sent.at(-1) as unknown as [string, string];
  for (let i = 0; i < 200; i++) last().hear(['EVENT', live, good]);
  last().hear(['EOSE', live]);
  await subscribed;
  for (let i = 0; i < 200; i++) last().hear(['EVENT', live, good]);
  expect([told, verify.mock.calls.length]).toEqual([[good.id], 2]);
});

test('OK for an event that was never sent, CLOSED and NOTICE change nothing', async () => {
  const one = event(1);
  const put = relay.put(one);
  last().open();
  await vi.waitFor(() => expect(last().sent).toHaveLength(1));
  let isDone = false;
  void put.then(() => (isDone = true));
  for (const message of [
    ['OK', event(2).id, true, ''],
    ['OK', '__proto__', true, ''],
    ['OK', one.id.toUpperCase(), true, ''],
    ['CLOSED', 'never made', 'error: no'],
    ['NOTICE', 'x'.repeat(60_000)],
    `${'['.repeat(30_000)}${']'.repeat(30_000)}`
  ])
    last().hear(message);
  await Promise.resolve();
  expect([isDone, last().readyState]).toEqual([false, 1]);
  last().hear(['OK', one.id, true, '']);
  await put;
});

test.each<[string, (name: string) => void]>([
  ['a message of 64 KB', () => last().hear(['NOTICE', 'x'.repeat(65_536)])],
  ['bytes', () => last().onmessage?.({ data: new Uint8Array(9) })],
  [
    'thousands of messages',
    () => {
      for (let i = 0; i < 3_000; i++) last().hear(['NOTICE', '']);
    }
  ],
  [
    'events that were not asked for',
    (name) => {
      const other = event(1, eve);
      for (let i = 0; i < 100; i++) last().hear(['EVENT', name, other]);
    }
  ]
])('%s: the connection ends, and the question fails with the reason', async (_, flood) => {
  const { found, name } = await asking();
  flood(name);
  await expect(found).rejects.toThrow('LIAR');
  expect(last().readyState).toBe(3);
  // What a closed socket still delivers is not read.
  expect(last().onmessage).toBeNull();
});

/** A subscription whose stored events have been read. */
async function subscribed(tell: (event: NostrEvent) => void, lost?: () => void) {
  const found = relay.subscribe(filter, tell, lost);
  if (last().readyState === 0) last().open();
  await vi.waitFor(() => expect(last().sent.at(-1)).toMatchObject(['REQ', expect.any(String), filter]));
  const [, name] = last().sent.at(-1) as unknown as [string, string];
  last().hear(['EOSE', name]);
  return { name, stop: await found };
}

test('content longer than any of ours is not returned', async () => {
  const { found, name } = await asking();
  const long = (length: number) =>
    signEvent(ada, { kind: KIND, created_at: 1, tags: [['d', '1']], content: 'x'.repeat(length) });
  last().hear(['EVENT', name, long(MAX_CONTENT + 1)]);
  last().hear(['EVENT', name, long(MAX_CONTENT)]);
  last().hear(['EOSE', name]);
  expect((await found).map(({ content }) => content.length)).toEqual([MAX_CONTENT]);
});

test('a relay that does not answer is given up after eight seconds, and what it sends later is not checked', async () => {
  verify.mockClear();
  const { found, name } = await asking();
  clock.advance(8_000);
  await expect(found).rejects.toThrow('SILENT');
  expect(last().sent.at(-1)).toEqual(['CLOSE', name]);
  last().hear(['EVENT', name, event(1)]);
  expect(verify).not.toHaveBeenCalled();
  const put = relay.put(event(1));
  await vi.waitFor(() => expect(last().sent.at(-1)).toMatchObject(['EVENT', {}]));
  clock.advance(8_000);
  await expect(put).rejects.toThrow('SILENT');
});

test('a question that was answered is closed, and events that follow are not checked', async () => {
  const { found, name } = await asking();
  last().hear(['EOSE', name]);
  await found;
  expect(last().sent.at(-1)).toEqual(['CLOSE', name]);
  verify.mockClear();
  last().hear(['EVENT', name, event(1)]);
  expect(verify).not.toHaveBeenCalled();
});

test('a subscription that the relay ended reports no more events, and its loss once', async () => {
  const told: string[] = [];
  let losses = 0;
  const { name } = await subscribed(
    ({ id }) => told.push(id),
    () => losses++
  );
  last().hear(['CLOSED', name, 'error: enough']);
  last().hear(['EVENT', name, event(1)]);
  last().onclose?.();
  expect([told, losses]).toEqual([[], 1]);
});

test('a subscription remembers a limited number of events', async () => {
  const told: string[] = [];
  const { name } = await subscribed(({ id }) => told.push(id));
  const one = event(1);
  const tell = (n: number) => {
    clock.advance(10);
    last().hear(['EVENT', name, { ...one, id: `${n}` }]);
  };
  verify.mockImplementation((value) => value as NostrEvent);
  for (let n = 0; n < 4_096; n++) tell(n);
  tell(0);
  expect(told).toHaveLength(4_096);
  tell(4_096);
  tell(0);
  expect(told.slice(4_096)).toEqual(['4096', '0']);
  verify.mockReset();
});

test('nothing is asked or connected after the end', async () => {
  const { found } = await asking();
  relay.close();
  await expect(found).rejects.toThrow('UNREACHABLE');
  const { length } = FakeSocket.made;
  await expect(relay.query(filter)).rejects.toThrow('UNREACHABLE');
  await expect(relay.put(event(1))).rejects.toThrow('UNREACHABLE');
  expect(FakeSocket.made).toHaveLength(length);
});

test('what is being published fails at once when the connection is lost', async () => {
  const put = relay.put(event(1));
  put.catch(() => undefined);
  last().open();
  await vi.waitFor(() => expect(last().sent).toMatchObject([['EVENT', { created_at: 1_001 }]]));
  last().onclose?.();
  const late = new Promise((_, failed) => setTimeout(failed, 100, new Error('still waits')));
  await expect(Promise.race([put, late])).rejects.toThrow('UNREACHABLE');
});

test('a socket that fails late does not end the connection that replaced it', async () => {
  const { found } = await asking();
  const first = last();
  const { onclose } = first;
  first.hear('x'.repeat(70_000));
  await expect(found).rejects.toThrow('LIAR');
  const { found: again, name } = await asking();
  expect(last()).not.toBe(first);
  onclose?.();
  last().hear(['EOSE', name]);
  expect(await again).toEqual([]);
});

test('of a question at most 512 events are returned', async () => {
  const { found, name } = await asking();
  const one = event(1);
  for (let i = 0; i < 600; i++) {
    verify.mockReturnValueOnce({ ...one, id: `${i}` });
    last().hear(['EVENT', name, { ...one, id: `${i}` }]);
  }
  last().hear(['EOSE', name]);
  expect(await found).toHaveLength(512);
});
