import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { toBase64url } from '../../net/link/base64url.ts';
import { SIZES } from '../../net/mailbox/envelope.ts';
import { sealedMail } from '../../net/mailbox/mailbox.ts';
import { Relay } from '../../net/mailbox/relay.ts';
import { openStore, Store } from '../../net/storage/store.ts';
import { RelayServer } from '../../net/testing/relayServer.ts';
import { roomOf } from '../../table/gathering/statement.ts';
import { secretsOf } from '../../table/testing/bench.ts';
import { dealFor } from '../../table/testing/gatherers.ts';
import { RoomMail } from './roomMail.ts';
import { KEY } from './testing.ts';

const SALT = new Uint8Array(16).fill(6);
/** Ms. */
const NEVER = 1e9;

let relay: RelayServer;
let open: RoomMail[];
let run = 0;

beforeEach(async () => {
  vi.stubGlobal('WebSocket', WebSocket);
  relay = await RelayServer.open();
  open = [];
  run++;
});
afterEach(async () => {
  for (const mail of open) mail.close();
  await relay.close();
  vi.unstubAllGlobals();
});

/** The mailbox of one person's page; its poll timer never fires. */
async function mailOf(n: number, now?: () => number): Promise<RoomMail> {
  const { signer, chain } = secretsOf(n);
  const inviter = secretsOf(0);
  const mail = await RoomMail.open({
    room: toBase64url(roomOf(inviter.signer.publicKey, inviter.chain.tip, SALT)),
    key: KEY,
    relays: [{ url: relay.url, own: true }],
    store: await openStore(`room-mail-${run}-${n}`),
    identity: { signer, chain, party: '' },
    changed: () => undefined,
    settled: () => undefined,
    failed: (error) => {
      throw error;
    },
    waits: { look: NEVER, pace: 0 },
    ...(now ? { now } : {})
  });
  open.push(mail);
  return mail;
}

const invite = (mail: RoomMail, friends = 1) => mail.post.invite(dealFor(friends), 'Ada', SALT);

it('receives at once what is published while it is open, without another look', async () => {
  const [ada, ben] = [await mailOf(0), await mailOf(1)];
  await Promise.all([ada.look(), ben.look()]);
  expect(ben.step.kind).toBe('unknown');
  await vi.waitFor(() => expect([ada.isLive, ben.isLive]).toEqual([true, true]));
  await invite(ada);
  await vi.waitFor(() => expect(ben.step.kind).toBe('open'));
  await ben.post.claim(1, 'Ben');
  await vi.waitFor(() => expect(ada.step.kind).toBe('begin'));
});

it('looks again for an event that a relay pushed and then left out of a cached answer', async () => {
  await relay.close();
  relay = await RelayServer.open(0, 1_000);
  const [ada, ben] = [await mailOf(0), await mailOf(1)];
  await ben.look();
  await vi.waitFor(() => expect(ben.isLive).toBe(true));
  // Answers from now on are those of a moment ago, for a second.
  await ben.look();
  await invite(ada);
  await vi.waitFor(() => expect(ben.step.kind).toBe('open'), 10_000);
});

it('subscribes again at the first look after a lost connection', async () => {
  const [ada, ben] = [await mailOf(0), await mailOf(1)];
  await ben.look();
  await vi.waitFor(() => expect(ben.isLive).toBe(true));
  relay.disconnect();
  await vi.waitFor(() => expect(ben.isLive).toBe(false));
  await ben.look();
  await vi.waitFor(() => expect(ben.isLive).toBe(true));
  await invite(ada);
  await vi.waitFor(() => expect(ben.step.kind).toBe('open'));
});

it('looks a few times at most for one event, also at a relay that ends every subscription', async () => {
  const [ada, ben] = [await mailOf(0), await mailOf(1)];
  await invite(ada);
  await ada.post.settled();
  // A place that the lobby's look does not read.
  const { keys, author } = ada.post;
  const soon = Math.floor(Date.now() / 1000) + 60;
  const other = new Relay({ url: relay.url });
  const place = keys.place(author!.key, 5);
  await other.put(sealedMail(keys, author!, place, new Uint8Array(9), SIZES.page, soon));
  other.close();
  relay.faults.endSubscriptions = true;
  await ben.look();
  await new Promise((done) => setTimeout(done, 300));
  expect(ben.step.kind).toBe('open');
  expect(ben.post.mailbox.relays[0].traffic.requests).toBeLessThan(20);
});

it('more claims than seats: the inviter sends one away, and begins with the other', async () => {
  const [ada, ben, eve] = [await mailOf(0), await mailOf(1), await mailOf(2)];
  await invite(ada);
  await ada.look();
  await Promise.all([ben.look(), eve.look()]);
  await vi.waitFor(() => expect([ben.step.kind, eve.step.kind]).toEqual(['open', 'open']));
  await Promise.all([ben.sit(1, 'Ben'), eve.sit(1, 'Eve')]);
  await vi.waitFor(() => expect(ada.isCrowded).toBe(true));
  expect(ada.guests.map(({ name }) => name).sort()).toEqual(['Ben', 'Eve']);
  expect(ben.guests).toEqual([]);
  const stranger = ada.guests.find(({ name }) => name === 'Eve')!;
  // Only the inviter can refuse a guest.
  await ben.sendAway(stranger.key);
  expect(ada.isSentAway(stranger.key)).toBe(false);
  await ada.sendAway(stranger.key);
  expect(ada.isCrowded).toBe(false);
  await vi.waitFor(() => expect(eve.step).toEqual({ kind: 'taken', sent: true }));
  await vi.waitFor(() => expect(ada.headerToBegin()?.parties).toHaveLength(2));
  expect([...ada.claims.values()].map(({ name }) => name)).toEqual(['Ben']);
});

it('a withdrawn claim gives the seat back, and a changed deal asks again', async () => {
  const [ada, ben] = [await mailOf(0), await mailOf(1)];
  await invite(ada);
  await ada.look();
  await ben.look();
  await ben.sit(1, 'Ben');
  await vi.waitFor(() => expect(ada.step.kind).toBe('begin'));
  await ben.stand();
  await vi.waitFor(() => expect(ada.step).toEqual({ kind: 'wait', for: 'guests' }));
  await ben.sit(1, 'Ben');
  await vi.waitFor(() => expect(ada.step.kind).toBe('begin'));
  await ada.post.invite(dealFor(1, { witness: 'all' }), 'Ada', SALT);
  await vi.waitFor(() => expect(ben.step).toEqual({ kind: 'open', changed: true }));
  await ben.sit(1, 'Ben');
  await vi.waitFor(() => expect(ada.step.kind).toBe('begin'));
});

it('a look while the card is being stored states it a second later, not twice in one second', async () => {
  const at: number[] = [];
  relay.faults.refuse = ({ created_at }) => (at.push(created_at), null);
  const ada = await mailOf(0);
  const { putMail } = Store.prototype;
  let stored: () => void = () => undefined;
  const disk = new Promise<void>((done) => (stored = done));
  vi.spyOn(Store.prototype, 'putMail').mockImplementationOnce(async function (this: Store, ...args) {
    await disk;
    await putMail.apply(this, args);
  });
  const inviting = invite(ada);
  await vi.waitFor(() => expect(ada.post.gathered.card).not.toBeNull());
  await ada.look();
  stored();
  await inviting;
  await ada.post.settled();
  expect(at.length).toBeGreaterThan(1);
  expect(new Set(at).size).toBe(at.length);
});

it('a card counts as sent where a relay holds a newer event of the same bytes', async () => {
  const [ada, ben] = [await mailOf(0), await mailOf(1)];
  // The relay refuses the inviter's event, as one that holds a newer one does; a guest who received the card put it
  // there.
  relay.faults.refuse = () => 'replaced: a newer event lies here';
  await invite(ada);
  await ada.post.settled();
  expect(ada.sent).toBe('unsent');
  delete relay.faults.refuse;
  await ben.post.hear([ada.post.gathered.card!.bytes]);
  await ben.look();
  await ben.post.settled();
  relay.faults.refuse = () => 'replaced: a newer event lies here';
  await ada.look();
  expect(ada.sent).toBe('sent');
});

it('mail older than half its 90 days is published again on opening, and not before', async () => {
  const day = 24 * 3600;
  const ago = (days: number) => () => Date.now() / 1000 - days * day;
  const until = () =>
    relay.events.map(({ tags }) => Number(tags.find(([name]) => name === 'expiration')?.[1]));
  const [ada, ben] = [await mailOf(0, ago(60)), await mailOf(1, ago(60))];
  await invite(ada);
  await ada.post.settled();
  await ben.look();
  await ben.sit(1, 'Ben');
  await ben.post.settled();
  const count = relay.events.length;
  expect(count).toBe(4);
  for (const mail of [ada, ben]) mail.close();

  const open = async (days: number) => {
    for (const n of [0, 1]) {
      const mail = await mailOf(n, ago(days));
      await mail.look();
      expect(await mail.post.settled()).toBe('sent');
      mail.close();
    }
  };
  const before = until();
  await open(20);
  expect(until()).toEqual(before);
  await open(0);
  expect(relay.events).toHaveLength(count);
  for (const time of until()) expect(time).toBeGreaterThan(Date.now() / 1000 + 89 * day);
});
