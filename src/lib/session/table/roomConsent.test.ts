import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeCard } from '../../net/link/card.ts';
import { randomBytes, toBase64url } from '../../net/link/base64url.ts';
import { buildLink, newInvite } from '../../net/link/link.ts';
import type { Strangers } from '../lobby/reach.ts';
import { deviceTables } from '../storage/storedTables.ts';
import { siteWithStrangers as site, stubPage, stubSockets } from '../testing/page.ts';
import { tablePlan } from '../testing/tablePlan.ts';
import { Room } from './room.svelte.ts';

const PAGE = 'https://play.example/app/table/';
const STRANGERS = ['wss://n.example/', 'wss://t.example/', 'wss://theirs.example/'];

/** Addresses of the opened sockets. */
let dialled: string[];
const rooms: Room[] = [];

beforeEach(() => {
  dialled = stubSockets();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
  stubPage();
});
afterEach(() => {
  for (const room of rooms.splice(0)) room.close();
  vi.unstubAllGlobals();
});

function at(fragment: string): Room {
  const choices = { signalling: [], iceServers: [], points: [], forbidden: [], strangers: 'ask' as const };
  const loaded = { site, source: 'network' as const, problem: null };
  const room = new Room(fragment, PAGE, { choices, site: () => Promise.resolve(loaded) }, () => 'Bo');
  rooms.push(room);
  return room;
}

async function guest(strangers: Strangers, invite = newInvite()): Promise<Room> {
  const link = buildLink(
    { ...invite, servers: ['own', 'wss://theirs.example/'], points: ['n1', 't1'] },
    PAGE
  );
  const choices = { signalling: [], iceServers: [], points: [], forbidden: [], strangers };
  const loaded = { site, source: 'network' as const, problem: null };
  const room = new Room(
    new URL(link).hash,
    PAGE,
    { choices, site: () => Promise.resolve(loaded) },
    () => 'Bo'
  );
  rooms.push(room);
  await room.open();
  // Points are checked twice a second.
  await new Promise((done) => setTimeout(done, 700));
  return room;
}

const strangersAsked = () => STRANGERS.filter((url) => dialled.includes(url));

test('the card is shown before any network request, also where no server answers', async () => {
  const card = writeCard({
    game: 'landscape',
    sets: [],
    seats: ['me', 'friend'],
    inviter: 'Ada',
    days: false
  });
  const link = buildLink({ ...newInvite(['own'], ['n1']), card }, PAGE);
  const choices = { signalling: [], iceServers: [], points: [], forbidden: [], strangers: 'ask' as const };
  let asked = 0;
  const site = () => {
    asked++;
    return new Promise<never>(() => undefined);
  };
  const room = new Room(new URL(link).hash, PAGE, { choices, site }, () => 'Bo');
  rooms.push(room);
  void room.open();
  expect(room.card).toMatchObject({ game: 'landscape', seats: ['me', 'friend'], inviter: 'Ada' });
  expect(asked).toBe(0);
  await vi.waitFor(() => expect(asked).toBe(1));
  expect(dialled).toEqual([]);
});

test('no third-party server is dialled before the tap, not even one that the link names', async () => {
  const room = await guest('ask');
  expect(room.phase).toBe('asking');
  expect(dialled).toEqual([]);
  await room.answer(true, null);
  await vi.waitFor(() => expect(strangersAsked()).toEqual(STRANGERS));
});

test('after "Do not contact them" only the own server is dialled', async () => {
  const room = await guest('ask');
  await room.answer(false, null);
  await new Promise((done) => setTimeout(done, 700));
  expect(new Set(dialled)).toEqual(new Set(['wss://play.example/signal']));
});

test('"never" dials no third-party server and needs no tap; "always" dials at once', async () => {
  const never = await guest('never');
  expect(never.failure).toBe(null);
  expect(never.phase).toBe('lobby');
  expect(strangersAsked()).toEqual([]);
  await guest('always');
  await vi.waitFor(() => expect(strangersAsked()).toEqual(STRANGERS));
});

test('the mailbox at a third-party relay is read only after consent', async () => {
  // Only a name of 16 bytes has a mailbox; the link names no other way to the relay than the mailbox's.
  const mailed = () => ({ ...newInvite(), room: toBase64url(randomBytes(16)) });
  const requests = () => dialled.filter((url) => url === 'wss://n.example/').length;
  for (const choice of ['ask', 'never'] as const) {
    const room = await guest(choice, mailed());
    if (choice === 'ask') await room.answer(false, null);
    await new Promise((done) => setTimeout(done, 700));
    expect(requests(), choice).toBe(0);
  }
  const plain = await guest('always');
  await vi.waitFor(() => expect(requests()).toBe(1));
  plain.close();
  dialled.length = 0;
  // One socket for signals, one for the mailbox.
  await guest('always', mailed());
  await vi.waitFor(() => expect(requests()).toBe(2));
});

test('a kept table opens by its room alone once the game runs; elsewhere it needs the link', async () => {
  const plan = tablePlan({
    seats: [
      { kind: 'me', name: 'Ada' },
      { kind: 'device', name: 'Ben' }
    ]
  });
  const fragment = await deviceTables().create(plan, { servers: [], points: [], strangers: null });
  const first = at(fragment);
  expect(fragment).toContain('k=');
  await first.open();
  await vi.waitFor(() => expect(first.phase).toBe('playing'), 10_000);
  const { hash } = new URL(first.address);
  expect(hash).toBe(`#r=${first.id}`);
  first.close();

  const second = at(hash);
  await second.open();
  await vi.waitFor(() => expect(second.phase).toBe('playing'), 10_000);
  expect(second.link).toBe(new URL(fragment, PAGE).href);

  const unknown = at(`#r=${newInvite().room}`);
  await unknown.open();
  expect(unknown).toMatchObject({ phase: 'failed', failure: { code: 'BAD_KEY' } });
});
