import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { toBase64url } from '../../net/link/base64url.ts';
import { SIZES } from '../../net/mailbox/envelope.ts';
import { sealedMail } from '../../net/mailbox/mailbox.ts';
import { placeOf } from '../../net/mailbox/place.ts';
import { Relay } from '../../net/mailbox/relay.ts';
import { openStore, Store } from '../../net/storage/store.ts';
import { RelayServer } from '../../net/testing/relayServer.ts';
import { Table } from '../../table/fold/table.ts';
import { roomOf } from '../../table/gathering/roomName.ts';
import { tableIdOf, type Header } from '../../table/header.ts';
import { toHex } from '../../table/log/bytes.ts';
import { games as toys, secretsOf } from '../../table/testing/bench.ts';
import { dealFor } from '../../table/testing/gatherers.ts';
import { Writer } from '../../table/writer.ts';
import { identityAt, newRoom, ROOM_SALT } from '../storage/identity.ts';
import { RoomMail } from './roomMail.ts';
import { KEY } from './testing.ts';

const SALT = new Uint8Array(16).fill(6);
/** Ms. */
const NEVER = 1e9;

/** Waits for a state that messages bring about; long enough for a busy machine. */
const soon = (check: () => void) => vi.waitFor(check, 20_000);

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

function optionsOf(n: number) {
  const { signer, chain } = secretsOf(n);
  return {
    key: KEY,
    relays: [{ url: relay.url, own: true }],
    identity: { signer, chain, party: '' },
    changed: () => undefined,
    settled: () => undefined,
    failed: (error: unknown) => {
      throw error;
    },
    waits: { look: NEVER, pace: 0 }
  };
}

/** The mailbox of one person's page; its poll timer never fires. */
async function mailOf(n: number, now?: () => number, also: readonly string[] = []): Promise<RoomMail> {
  const inviter = secretsOf(0);
  const options = optionsOf(n);
  const mail = await RoomMail.open({
    ...options,
    room: toBase64url(roomOf(inviter.signer.publicKey, inviter.chain.tip, SALT)),
    relays: [...options.relays, ...also.map((url) => ({ url, own: false }))],
    store: await openStore(`room-mail-${run}-${n}`),
    ...(now ? { now } : {})
  });
  open.push(mail);
  return mail;
}

const invite = (mail: RoomMail, friends = 1) => mail.post.own.invite(dealFor(friends), 'Ada', SALT);

/** Ada, who invited, and Ben, whose claim has reached her. */
async function claimed(): Promise<[RoomMail, RoomMail]> {
  const [ada, ben] = [await mailOf(0), await mailOf(1)];
  await invite(ada);
  await ada.look();
  await ben.look();
  await ben.sit(1, 'Ben');
  await soon(() => expect(ada.step.kind).toBe('begin'));
  return [ada, ben];
}

it('receives at once what is published while it is open, without another look', async () => {
  const [ada, ben] = [await mailOf(0), await mailOf(1)];
  await Promise.all([ada.look(), ben.look()]);
  expect(ben.step.kind).toBe('unknown');
  await soon(() => expect([ada.isLive, ben.isLive]).toEqual([true, true]));
  await invite(ada);
  await soon(() => expect(ben.step.kind).toBe('open'));
  await ben.post.own.claim(1, 'Ben');
  await soon(() => expect(ada.step.kind).toBe('begin'));
});

it('sends what is left after its room was closed, then disconnects', async () => {
  const ada = await mailOf(0);
  await invite(ada);
  expect(ada.sent).not.toBe('sent');
  ada.close();
  await soon(() => expect(relay.traffic.puts).toBe(1));
  await soon(() => expect(relay.connections).toBe(0));
});

it('does not wait for a relay that answers nothing when the page is left', async () => {
  relay.faults.silent = true;
  const ada = await mailOf(0);
  void ada.look();
  const began = Date.now();
  await ada.handOver();
  expect(Date.now() - began).toBeLessThan(6_000);
});

it('looks again for an event that a relay pushed and then left out of a cached answer', async () => {
  await relay.close();
  relay = await RelayServer.open(0, 1_000);
  const [ada, ben] = [await mailOf(0), await mailOf(1)];
  await ben.look();
  await soon(() => expect(ben.isLive).toBe(true));
  // Answers from now on are those of a moment ago, for a second.
  await ben.look();
  await invite(ada);
  await soon(() => expect(ben.step.kind).toBe('open'));
});

it('subscribes again at the first look after a lost connection', async () => {
  const [ada, ben] = [await mailOf(0), await mailOf(1)];
  await ben.look();
  await soon(() => expect(ben.isLive).toBe(true));
  relay.disconnect();
  await soon(() => expect(ben.isLive).toBe(false));
  await ben.look();
  await soon(() => expect(ben.isLive).toBe(true));
  await invite(ada);
  await soon(() => expect(ben.step.kind).toBe('open'));
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
  await soon(() => expect([ben.step.kind, eve.step.kind]).toEqual(['open', 'open']));
  await Promise.all([ben.sit(1, 'Ben'), eve.sit(1, 'Eve')]);
  await soon(() => expect(ada.isCrowded).toBe(true));
  expect(ada.guests.map(({ name }) => name).sort()).toEqual(['Ben', 'Eve']);
  expect(ben.guests).toEqual([]);
  const stranger = ada.guests.find(({ name }) => name === 'Eve')!;
  // Only the inviter can refuse a guest.
  await ben.sendAway(stranger.key);
  expect(ada.isSentAway(stranger.key)).toBe(false);
  await ada.sendAway(stranger.key);
  expect(ada.isCrowded).toBe(false);
  await soon(() => expect(eve.step).toEqual({ kind: 'taken', sent: true }));
  await soon(() => expect(ada.headerToBegin()?.parties).toHaveLength(2));
  expect([...ada.claims.values()].map(({ name }) => name)).toEqual(['Ben']);
});

it('more claims than seats: the inviter chooses one guest, and the other is told that all seats are taken', async () => {
  const [ada, ben, eve] = [await mailOf(0), await mailOf(1), await mailOf(2)];
  await invite(ada);
  await ada.look();
  await Promise.all([ben.look(), eve.look()]);
  await Promise.all([ben.sit(1, 'Ben'), eve.sit(1, 'Eve')]);
  await soon(() => expect([ada.isCrowded, ada.toChoose]).toEqual([true, 1]));
  const chosen = ada.guests.find(({ name }) => name === 'Eve')!;
  // Only the inviter can choose.
  await ben.choose([ada.guests.find(({ name }) => name === 'Ben')!.key]);
  expect(ada.isCrowded).toBe(true);
  await ada.choose([chosen.key]);
  expect([ada.isCrowded, [...ada.claims.values()].map(({ name }) => name)]).toEqual([false, ['Eve']]);
  await soon(() => expect(ben.step).toEqual({ kind: 'taken', sent: false }));
  // The lobby states the unchanged deal again with every change.
  await invite(ada);
  expect(ada.step.kind).toBe('begin');
  // Refusing a guest who was not chosen leaves the choice as it is.
  await ada.sendAway(ada.guests.find(({ name }) => name === 'Ben')!.key);
  expect(ada.step.kind).toBe('begin');
  // Without the chosen guest the inviter chooses among the others again.
  await ada.letIn(ada.refused[0].key);
  await eve.stand();
  await soon(() => expect([ada.isCrowded, ada.toChoose]).toEqual([true, 1]));
  await ada.choose(ada.guests.map(({ key }) => key));
  expect(ada.headerToBegin()?.parties.map(({ name }) => name)).toEqual(['Ada', 'Ben']);
});

it('a refused guest is let in again, and its claim stands as before', async () => {
  const [ada, ben] = await claimed();
  const [{ key }] = ada.guests;
  await ada.sendAway(key);
  await soon(() => expect(ben.step).toEqual({ kind: 'taken', sent: true }));
  expect([ada.guests, ada.refused, ben.refused]).toEqual([[], [{ key, name: 'Ben' }], []]);
  // Only the inviter can.
  await ben.letIn(key);
  expect(ada.isSentAway(key)).toBe(true);
  await ada.letIn(key);
  expect([ada.refused, ada.step.kind]).toEqual([[], 'begin']);
  await soon(() => expect(ben.step).toMatchObject({ kind: 'wait' }));
});

it.each(['Ben  B', ' Ben\u200b', 'Be\u0301n', 'x'.repeat(60), '👩\u200d👧'.repeat(20), 'e\u200b\u0301'])(
  'a guest who types the name %j has a claim that others accept',
  async (name) => {
    const [ada, ben] = [await mailOf(0), await mailOf(1)];
    await invite(ada);
    await ada.look();
    await ben.look();
    await ben.sit(1, name);
    await soon(() => expect(ada.guests).toHaveLength(1));
  }
);

it('an inviter whose process ended before anything was sent goes on with what its profile kept', async () => {
  const store = await openStore(`room-mail-${run}-profile`);
  const room = await newRoom(store);
  const salt = (await store.secret(room, ROOM_SALT))!;
  store.close();
  /** A new process: the store is opened anew, and keys come from it. */
  const start = async () => {
    const kept = await openStore(`room-mail-${run}-profile`);
    const identity = await (await identityAt(kept, room)).whole;
    const mail = await RoomMail.open({ ...optionsOf(0), room, store: kept, identity });
    open.push(mail);
    return { mail, end: () => (mail.close(), kept.close()) };
  };
  const guest = await RoomMail.open({ ...optionsOf(1), room, store: await openStore(`room-mail-${run}-1`) });
  open.push(guest);
  relay.faults.silent = true;
  const first = await start();
  await first.mail.post.own.invite(dealFor(1), 'Ada', salt);
  const { bytes } = first.mail.post.gathered.card!;
  first.end();
  delete relay.faults.silent;
  expect(relay.events).toEqual([]);

  const second = await start();
  expect(second.mail.post.gathered.card?.bytes).toEqual(bytes);
  await second.mail.look();
  expect(await second.mail.post.settled()).toBe('sent');
  second.end();
  await guest.look();
  await guest.sit(1, 'Ben');
  expect(await guest.post.settled()).toBe('sent');

  const third = await start();
  // The lobby states its plan again on opening: the claim stays valid.
  await third.mail.post.own.invite(dealFor(1), 'Ada', salt);
  await third.mail.look();
  expect(third.mail.step.kind).toBe('begin');
  expect(third.mail.headerToBegin()?.parties.map(({ name }) => name)).toEqual(['Ada', 'Ben']);
  third.end();
});

it('a withdrawn claim gives the seat back, and a changed deal asks again', async () => {
  const [ada, ben] = await claimed();
  await ben.stand();
  await soon(() => expect(ada.step).toEqual({ kind: 'wait', for: 'guests' }));
  await ben.sit(1, 'Ben');
  await soon(() => expect(ada.step.kind).toBe('begin'));
  await ada.post.own.invite(dealFor(1, { witness: 'all' }), 'Ada', SALT);
  await soon(() => expect(ben.step).toEqual({ kind: 'open', changed: true }));
  await ben.sit(1, 'Ben');
  await soon(() => expect(ada.step.kind).toBe('begin'));
});

it('a guest who gives the seat back and claims another one at once has the other, every time', async () => {
  const [ada, ben] = [await mailOf(0), await mailOf(1)];
  await invite(ada, 3);
  await ada.look();
  await ben.look();
  await ben.sit(1, 'Ben');
  for (const seat of [2, 3, 1, 2, 3, 1, 2, 3]) {
    // As the lobby does it: gives the seat back and claims the other without waiting.
    await Promise.all([ben.stand(), ben.sit(seat, 'Ben')]);
    expect([...ben.claims.keys()]).toEqual([seat]);
  }
  await soon(() => expect([...ada.claims.keys()]).toEqual([3]));
});

it('two guests refused at once are both refused', async () => {
  const [ada, ben, cy] = [await mailOf(0), await mailOf(1), await mailOf(2)];
  await invite(ada, 2);
  await ada.look();
  for (const [seat, mail] of [ben, cy].entries()) {
    await mail.look();
    await mail.sit(seat + 1, `Guest ${seat}`);
  }
  await soon(() => expect(ada.guests).toHaveLength(2));
  const keys = ada.guests.map(({ key }) => key);
  await Promise.all(keys.map((key) => ada.sendAway(key)));
  expect(keys.map((key) => ada.isSentAway(key))).toEqual([true, true]);
  expect(ada.guests).toEqual([]);
});

describe('a header the inviter signed, when a guest signs other claims afterwards', () => {
  /** Ada begins: opens a header, signs it and writes its mail, as the table's page does. Returns the header's id. */
  async function begin(ada: RoomMail): Promise<string> {
    const header = ada.headerToBegin()!;
    const table = Table.open(header, toys);
    const { signer, chain } = secretsOf(0);
    await new Writer({ table, party: 0, signer, chain, store: () => Promise.resolve() }).sit();
    const keep = () => Promise.resolve();
    const idle = () => undefined;
    ada.attach({
      table,
      party: 0,
      isCopied: () => false,
      keep,
      confirmed: idle,
      words: () => '',
      read: idle
    });
    await soon(() => expect(ada.brought).not.toBeNull());
    await ada.write();
    expect(await ada.post.settled()).toBe('sent');
    ada.close();
    return toHex(tableIdOf(header));
  }

  /** Ada, Ben and Cy agree, Ada signs; Cy saw Ben's claim only if asked to. Returns the header's id. */
  async function settle(doesCySee: boolean) {
    const [ada, ben, cy] = [await mailOf(0), await mailOf(1), await mailOf(2)];
    await invite(ada, 2);
    await ada.look();
    await cy.look();
    await cy.sit(1, 'Cy');
    await cy.post.settled();
    if (!doesCySee) cy.close();
    await ben.look();
    await ben.sit(2, 'Ben');
    await soon(() => expect(ada.headerToBegin()).not.toBeNull());
    if (doesCySee) {
      // Both guests may have composed a header.
      await soon(() => expect(cy.post.proposals.length).toBeGreaterThan(0));
      cy.close();
    }
    return { header: await begin(ada), ben };
  }

  const idOf = ({ step }: RoomMail) => ('header' in step && step.header ? toHex(tableIdOf(step.header)) : '');

  it('is opened by a device that never read the claim it was composed from', async () => {
    const { header, ben } = await settle(false);
    await ben.post.own.claim(1, 'Ben');
    expect(await ben.post.settled()).toBe('sent');
    const cy = await mailOf(2);
    await cy.look();
    expect(cy.step.kind).toBe('settled');
    expect(idOf(cy)).toBe(header);
    // What it writes carries the claims on, also after it was opened again.
    const { header: settled } = cy.step as { readonly header: Header };
    cy.close();
    expect(await (await mailOf(2)).post.claimsFor(settled)).toHaveLength(2);
  });

  it('is opened at the first look where the inviter alone signed it, so that one page carries the claims', async () => {
    const [ada, ben, cy] = [await mailOf(0), await mailOf(1), await mailOf(2)];
    await invite(ada, 2);
    // The guests know the card and never look, so that neither composes a header.
    const { bytes } = ada.post.gathered.card!;
    for (const [seat, mail] of [cy, ben].entries()) {
      await mail.post.hear([bytes]);
      await mail.post.own.claim(seat + 1, `Guest ${seat}`);
      expect(await mail.post.settled()).toBe('sent');
    }
    await ada.look();
    const header = await begin(ada);
    await ben.post.own.claim(2, 'Ben');
    expect(await ben.post.settled()).toBe('sent');
    expect(cy.post.proposals).toEqual([]);
    await cy.post.look();
    expect(cy.post.proposals.map(({ sat }) => sat.size)).toEqual([1]);
    expect(idOf(cy)).toBe(header);
  });

  it('is opened by a device that read the claim before sixteen newer ones', async () => {
    const { header, ben } = await settle(true);
    const cy = await mailOf(2);
    for (let i = 0; i < 17; i++) {
      await ben.post.own.claim(1 + (i % 2), 'Ben');
      await cy.post.hear([ben.post.gathered.current.at(-1)!, ...ben.post.gathered.current]);
    }
    expect(await ben.post.settled()).toBe('sent');
    await cy.look();
    expect(idOf(cy)).toBe(header);
  }, 120_000);
});

it('a header counts on the first page of its author, and nowhere else', async () => {
  const [, ben] = await claimed();
  await soon(() => expect(ben.post.proposals).toHaveLength(1));
  expect(await ben.post.settled()).toBe('sent');
  const { keys } = ben.post;
  const author = ben.post.author!;
  const [atHead, atFirst] = [0, 1].map((n) => keys.place(author.key, n));
  const eventAt = (place: string) => relay.events.find((event) => placeOf(event) === place)!;
  const page = eventAt(atFirst);
  const plain = keys.open(page.content, author.key, atFirst)!;
  const written = relay.copy();
  const moved = sealedMail(keys, author, atHead, plain, SIZES.page, eventAt(atHead).created_at + 1);
  relay.restore(new Map([...written].filter(([, { pubkey }]) => pubkey !== author.key)));
  const sender = new Relay({ url: relay.url });
  await sender.put(moved);
  sender.close();
  const cy = await mailOf(2);
  await cy.post.look();
  expect([cy.post.gathered.standing.length, cy.post.proposals]).toEqual([1, []]);
  relay.restore(written);
  await cy.post.look();
  expect(cy.post.proposals).toHaveLength(1);
});

/** Opens the table of these two on Ada's side, with its mail, and returns her writer. */
async function begin(ada: RoomMail, ben: RoomMail, words = () => ''): Promise<Writer> {
  await invite(ada);
  await ada.look();
  await ben.look();
  await ben.sit(1, 'Ben');
  await soon(() => expect(ada.headerToBegin()).not.toBeNull());
  const table = Table.open(ada.headerToBegin()!, toys);
  const { signer, chain } = secretsOf(0);
  const store = () => Promise.resolve();
  const writer = new Writer({ table, party: 0, signer, chain, store });
  const idle = () => undefined;
  ada.attach({ table, party: 0, isCopied: () => false, keep: store, confirmed: idle, words, read: idle });
  await soon(() => expect(ada.brought).not.toBeNull());
  return writer;
}

it('sends a turn at once to the relays that answer, while a look waits for one that stopped answering', async () => {
  const slow = await RelayServer.open();
  try {
    const [ada, ben] = [await mailOf(0, undefined, [slow.url]), await mailOf(1)];
    let words = '';
    const writer = await begin(ada, ben, () => words);
    await writer.sit();
    await ada.write();
    await ada.post.settled();
    slow.faults.silent = true;
    const { puts } = relay.traffic;
    words = 'another';
    const began = Date.now();
    void ada.look();
    await ada.write();
    await soon(() => expect(relay.traffic.puts).toBeGreaterThan(puts));
    // A look waits eight seconds for a relay.
    expect(Date.now() - began).toBeLessThan(6_000);
  } finally {
    await slow.close();
  }
}, 60_000);

it('mail that had expired before it was sent is not called sent once the clock is set right, and is sent then', async () => {
  let behind = 0;
  const [ada, ben] = [await mailOf(0, () => Date.now() / 1_000 - behind), await mailOf(1)];
  const writer = await begin(ada, ben);
  behind = 365 * 86_400;
  await writer.sit();
  await ada.write();
  await ada.post.settled();
  await ben.look();
  expect(ben.step.kind).not.toBe('settled');
  behind = 0;
  expect(ada.sent).not.toBe('sent');
  await ada.look();
  expect(await ada.post.settled()).toBe('sent');
  await soon(() => expect(ben.step.kind).toBe('settled'));
});

it('a signed entry is not called sent before a relay has it', async () => {
  const [ada, ben] = [await mailOf(0), await mailOf(1)];
  const writer = await begin(ada, ben);
  await ada.write();
  expect(await ada.post.settled()).toBe('sent');
  expect(ada.sent).toBe('sent');
  relay.faults.refuse = () => 'blocked: not now';
  await writer.sit();
  ada.tableChanged(true);
  expect(ada.sent).toBe('sending');
  await ada.write();
  await ada.post.settled();
  expect(ada.sent).toBe('unsent');
  delete relay.faults.refuse;
  await ada.post.settled();
  expect(ada.sent).toBe('sent');
});

it('knows that no mailbox answers, once it has asked', async () => {
  const ada = await mailOf(0);
  await relay.close();
  expect([ada.answers, ada.isUnheard]).toEqual([false, false]);
  await ada.look();
  expect([ada.answers, ada.isUnheard]).toEqual([false, true]);
  relay = await RelayServer.open();
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
  await soon(() => expect(ada.post.gathered.card).not.toBeNull());
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

it.each(['refuses it', 'shows a later event in its place'])(
  'two devices do not put the same statement again without end because one relay %s',
  async (fault) => {
    const deaf = await RelayServer.open();
    const [ada, ben] = [await mailOf(0, undefined, [deaf.url]), await mailOf(1, undefined, [deaf.url])];
    if (fault === 'refuses it') deaf.faults.refuse = () => 'blocked: pay first';
    else {
      deaf.faults.anyDate = true;
      const { keys } = ada.post;
      const place = keys.doorPlace(secretsOf(0).signer.publicKey);
      const ahead = Math.floor(Date.now() / 1000) + 86_400;
      const other = new Relay({ url: deaf.url });
      const junk = sealedMail(keys, keys.door, place, Uint8Array.of(1), SIZES.statement, ahead);
      await other.put(junk);
      other.close();
      deaf.faults.withhold = ({ id }) => id !== junk.id;
    }
    await Promise.all([ada.look(), ben.look()]);
    await soon(() => expect([ada.isLive, ben.isLive]).toEqual([true, true]));
    await invite(ada);
    await soon(() => expect(ben.step.kind).toBe('open'));
    await new Promise((done) => setTimeout(done, 3_000));
    expect(relay.traffic.puts).toBeLessThan(10);
    await deaf.close();
  }
);
