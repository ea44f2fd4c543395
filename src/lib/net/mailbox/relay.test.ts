import { beforeEach, expect, test, vi } from 'vitest';
import type * as Events from '../nostr/event.ts';
import { newAuthor, readSignedEvent, signEvent, type NostrEvent } from '../nostr/event.ts';
import { FakeSocket } from '../testing/fakeSocket.ts';
import { FakeClock } from '../transport/clock.ts';
import { KIND } from './mailbox.ts';
import { Relay, type Socket } from './relay.ts';

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
