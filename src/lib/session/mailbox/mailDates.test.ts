import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SIZES } from '../../net/mailbox/envelope.ts';
import { sealedMail } from '../../net/mailbox/mailbox.ts';
import { placeOf } from '../../net/mailbox/place.ts';
import { Relay } from '../../net/mailbox/relay.ts';
import { toBase64url } from '../../net/link/base64url.ts';
import { openStore } from '../../net/storage/store.ts';
import { relaysInTests } from '../../net/testing/relays.ts';
import { dealHash } from '../../table/gathering/deal.ts';
import { roomOf } from '../../table/gathering/roomName.ts';
import { secretsOf } from '../../table/testing/bench.ts';
import { dealFor } from '../../table/testing/gatherers.ts';
import { Post } from './post.ts';
import { Apart, KEY } from './testing.ts';

const DAY = 86_400;
const SALT = new Uint8Array(16).fill(7);

/** The first relay takes events of any date; the second refuses what is more than 15 minutes ahead. */
const servers = relaysInTests(2);
let open: Post[];
let run = 0;

beforeEach(() => {
  servers[0].faults.anyDate = true;
  open = [];
  run++;
});
afterEach(() => {
  for (const post of open) post.close();
});

const relays = () => servers.map(({ url }) => ({ url, own: false }));
const wall = () => Math.floor(Date.now() / 1_000);

async function postOf(n: number, now = wall): Promise<Post> {
  const { signer, chain } = secretsOf(n);
  const inviter = secretsOf(0);
  const post = await Post.open({
    room: toBase64url(roomOf(inviter.signer.publicKey, inviter.chain.tip, SALT)),
    key: KEY,
    relays: relays(),
    store: await openStore(`mail-dates-${run}-${n}`),
    identity: { signer, chain, party: '' },
    changed: () => undefined,
    pace: 0,
    now
  });
  open.push(post);
  return post;
}

/** Puts bytes at the inviter's place at the door of the first relay, as any holder of the link can. */
async function putAtDoor(
  { keys }: Post,
  created: number,
  plain: Uint8Array = Uint8Array.of(1)
): Promise<string> {
  const place = keys.doorPlace(secretsOf(0).signer.publicKey);
  const relay = new Relay({ url: servers[0].url });
  const event = sealedMail(keys, keys.door, place, plain, SIZES.statement, created);
  await relay.put(event);
  relay.close();
  return event.id;
}

it.each([
  ['a year ahead', 365 * DAY],
  ['a day ahead', DAY]
])('an event %s at one relay keeps no later statement from the others', async (_, ahead) => {
  const [ada, ben] = [await postOf(0), await postOf(1)];
  await ada.own.invite(dealFor(1), 'Ada', SALT);
  await ada.settled();
  const junk = await putAtDoor(ada, wall() + ahead);
  await ada.look();
  await ada.settled();
  // The relay with the false event answers with nothing else.
  servers[0].faults.withhold = ({ id }) => id !== junk;
  // Of two events of one second a relay keeps the one with the lower id: each of several counts.
  for (const witness of ['all', 'next', 'all', 'next', 'all'] as const) {
    const deal = dealFor(1, { witness });
    await ada.own.invite(deal, 'Ada', SALT);
    await ada.settled();
    // A guest that read the one before puts that again where it is missing; the owner is next.
    await ada.look();
    await ada.settled();
    await ben.look();
    await ben.settled();
    expect(ben.gathered.card && dealHash(ben.gathered.card.body.deal)).toEqual(dealHash(deal));
  }
  for (const { created_at } of servers[1].events) expect(created_at).toBeLessThan(wall() + 900);
});

it('an event that stays in the way at one relay is answered once, not at every look', async () => {
  const ada = await postOf(0);
  await ada.own.invite(dealFor(1), 'Ada', SALT);
  await ada.settled();
  await putAtDoor(ada, wall() + DAY);
  servers[0].faults.refuse = () => 'replaced: a newer event lies here';
  for (let i = 0; i < 6; i++) {
    await ada.look();
    await ada.settled();
  }
  expect(servers[1].events.some(({ created_at }) => created_at < wall() + 900)).toBe(true);
  expect(servers[1].traffic.puts).toBeLessThan(6);
});

it('a statement of any date is read, and of several the one its party signed last counts', async () => {
  const [ada, ben] = [await postOf(0), await postOf(1)];
  for (const server of servers) server.faults.refuse = () => 'blocked: full';
  await ada.own.invite(dealFor(1), 'Ada', SALT);
  await ada.settled();
  for (const server of servers) delete server.faults.refuse;
  const first = ada.gathered.card!.bytes;
  await putAtDoor(ada, 2 ** 53 - 1, first);
  await ben.look();
  expect(ben.gathered.card?.bytes).toEqual(first);
  await ada.own.invite(dealFor(1, { witness: 'all' }), 'Ada', SALT);
  await ada.settled();
  // Ben may have put the one before at the second relay in the same second, and of two such events the lower id stays there.
  await ada.look();
  await ada.settled();
  await ben.look();
  expect(ben.gathered.card?.bytes).toEqual(ada.gathered.card!.bytes);
  expect(ada.gathered.card!.bytes).not.toEqual(first);
});

it('the last date there is, at one relay, is outdone by none, and keeps no statement from the others', async () => {
  const [ada, ben] = [await postOf(0), await postOf(1)];
  await ada.own.invite(dealFor(1), 'Ada', SALT);
  await ada.settled();
  await putAtDoor(ada, 2 ** 53 - 1);
  for (const witness of ['all', 'next', 'all'] as const) {
    const deal = dealFor(1, { witness });
    await ada.own.invite(deal, 'Ada', SALT);
    await ada.look();
    await ada.settled();
    await ben.look();
    expect(ben.gathered.card && dealHash(ben.gathered.card.body.deal)).toEqual(dealHash(deal));
  }
  expect(ada.outbox.events.every(({ created_at }) => created_at < wall() + 900)).toBe(true);
});

it('who changes a statement that was dated years ahead is read at a relay that takes any date', async () => {
  for (const server of servers) server.faults.anyDate = true;
  let now = () => wall() + 3 * 365 * DAY;
  const ada = await postOf(0, () => now());
  await ada.own.invite(dealFor(1), 'Ada', SALT);
  await ada.settled();
  now = wall;
  const deal = dealFor(1, { witness: 'all' });
  await ada.own.invite(deal, 'Ada', SALT);
  expect(await ada.settled()).toBe('sent');
  const ben = await postOf(1);
  await ben.look();
  expect(ben.gathered.card && dealHash(ben.gathered.card.body.deal)).toEqual(dealHash(deal));
});

it('people whose clocks are a day off, each the other way, meet and begin at a relay that takes any date', async () => {
  const off = [DAY, -DAY];
  const game = await Apart.gather({
    relays: () => relays().slice(0, 1),
    people: 2,
    deal: dealFor(1, { options: { rounds: 2 } }),
    now: (who) => wall() + off[who]
  });
  await game.begin();
  expect(game.last!.snapshot.position).toBeGreaterThan(0);
});

it('a device whose clock was a month ahead sends its mail to every relay once the clock is set right', async () => {
  let now = () => wall() + 30 * DAY;
  const ada = await postOf(0, () => now());
  await ada.own.invite(dealFor(1), 'Ada', SALT);
  expect(await ada.settled()).toBe('unsent');
  now = wall;
  await ada.look();
  expect(await ada.settled()).toBe('sent');
  for (const refused of [false, true]) {
    await ada.own.refuse(secretsOf(1).signer.publicKey, refused);
    await ada.settled();
  }
  const place = ada.keys.doorPlace(secretsOf(0).signer.publicKey);
  const last = servers[1].events.find((event) => placeOf(event) === place)!;
  expect(ada.keys.open(last.content, last.pubkey, place)).toEqual(ada.gathered.card!.bytes);
});
