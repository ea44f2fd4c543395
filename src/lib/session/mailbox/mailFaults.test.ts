import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { mailKeys, SIZES } from '../../net/mailbox/envelope.ts';
import { authorFrom } from '../../net/nostr/event.ts';
import { decodePage } from '../../net/mailbox/layout.ts';
import { KIND, sealedMail } from '../../net/mailbox/mailbox.ts';
import { Relay } from '../../net/mailbox/relay.ts';
import { openStore } from '../../net/storage/store.ts';
import { RelayServer } from '../../net/testing/relayServer.ts';
import { relaysInTests } from '../../net/testing/relays.ts';
import { encodeValue, type Value } from '../../table/log/codec.ts';
import { decodeEntry } from '../../table/log/entry.ts';
import { dealFor } from '../../table/testing/gatherers.ts';
import { secretsOf } from '../../table/testing/bench.ts';
import { Post } from './post.ts';
import { Apart, KEY, Person, type ApartOptions } from './testing.ts';

const servers = relaysInTests(2);

const relays = () => servers.map(({ url }) => ({ url, own: false }));
const apart = (people: number, more: Partial<ApartOptions> = {}) =>
  Apart.gather({ relays, people, deal: dealFor(people - 1, { options: { rounds: 2 } }), ...more });

/** Asserts that the game is over, all devices hold the same one, and no party signed twice at one position. */
async function expectWhole(game: Apart): Promise<void> {
  const hashes = new Set<string>();
  for (let round = 0; round < 2; round++)
    for (const { n } of game.people) {
      expect((await game.open(n)).over).toBe(true);
      hashes.add(game.last!.snapshot.hash);
      expect(game.last!.fold.tip.seating.parties.some(({ log }) => log.forked)).toBe(false);
    }
  expect(hashes.size).toBe(1);
}

/** Continues the game one opening at a time, and calls `before` ahead of each. */
async function playWith(game: Apart, before: (opening: number) => void | Promise<void>): Promise<void> {
  for (let i = 0; i < 200 && !game.last!.snapshot.over; i++) {
    await before(i);
    // The party with more entries may have to open first: all open, in turn.
    const { awaited } = game.last!.snapshot;
    await game.open(game.personOf(awaited[0].party));
    if (i % 4 === 3) for (const { n } of game.people) await game.open(n);
  }
}

it('every relay emptied in mid-game: the places are filled again by their owners, and the game goes on', async () => {
  const game = await apart(2);
  await game.begin();
  await playWith(game, (i) => {
    if (i % 5 === 2) for (const server of servers) server.restore(new Map());
  });
  await expectWhole(game);
});

it('one relay rolled back before every second opening changes nothing', async () => {
  const game = await apart(2);
  await game.begin();
  const old = servers[0].copy();
  await playWith(game, (i) => {
    if (i % 2 === 0) servers[0].restore(old);
  });
  await expectWhole(game);
});

it('a relay that withholds half of the mail stops no game while other relays have all of it', async () => {
  servers[0].faults.withhold = (event) => Number.parseInt(event.id[0], 16) % 2 === 0;
  servers.push(await RelayServer.open());
  const game = await apart(3);
  await game.begin();
  await game.playOn();
  for (const { n } of game.people) await game.open(n);
  await expectWhole(game);
});

it('that all relays withhold one party’s mail is detected by the lengths in other heads, and nothing is lost', async () => {
  const game = await apart(3);
  await game.begin();
  const author = authorFrom(game.chainOf(1).mailSecret, 'mail-author').key;
  const asked = () => game.personOf(game.last!.snapshot.awaited[0].party);
  while (asked() !== 1) await game.open(asked());
  const { party } = game.last!.snapshot.awaited[0];
  await game.open(1);
  // One of the others has read the turn; the third one learns of it from that one's head alone.
  const reader = asked();
  const third = [0, 2].find((n) => n !== reader)!;
  await game.open(reader);
  for (const server of servers) server.faults.withhold = ({ pubkey }) => pubkey === author;
  expect((await game.open(third)).brought?.withheld).toEqual([party]);
  // The reader finds that no relay delivers the turn, and passes it on.
  await game.open(reader);
  expect((await game.open(third)).brought?.withheld).toEqual([]);
  for (const n of [0, 2]) await game.open(n);
  const stuck = game.last!.snapshot;
  expect(stuck.over).toBe(false);
  for (const server of servers) delete server.faults.withhold;
  await playWith(game, () => undefined);
  expect(game.last!.snapshot.over).toBe(true);
});

it('entries that came by a direct connection and by mail, in either order, make one game', async () => {
  const game = await apart(2);
  await game.begin();
  let brought = 0;
  await playWith(game, async (i) => {
    brought += game.openings.at(-1)?.brought?.entries ?? 0;
    if (i % 2 === 0) return;
    // As peers exchange entries while connected: each device stores what any of the others has.
    const stores = await Promise.all(game.people.map((person) => person.keep()));
    const all = await Promise.all(stores.map((store) => store.entries(game.room)));
    for (const store of stores) await store.putEntries(game.room, all.flat());
  });
  expect(brought).toBeGreaterThan(0);
  await expectWhole(game);
});

it('mail refused everywhere is reported as not sent, stored here, and sent at the next opening', async () => {
  const game = await apart(2);
  await game.open(0);
  for (const server of servers) server.faults.refuse = () => 'restricted: full';
  expect((await game.open(1)).sent).toBe('unsent');
  for (const server of servers) delete server.faults.refuse;
  expect((await game.open(1)).sent).toBe('sent');
  expect((await game.open(0)).duties).toBeGreaterThan(0);
});

it('of two relays both have to confirm; a single one is enough where the table has no other', async () => {
  servers[1].faults.refuse = () => 'blocked: pay first';
  expect((await (await apart(2)).open(0)).sent).toBe('unsent');
  servers[0].restore(new Map());
  const single = await apart(2, { relays: () => relays().slice(0, 1) });
  expect((await single.open(0)).sent).toBe('sent');
});

it('two of three relays are enough, and the third gets it when it is back', async () => {
  servers.push(await RelayServer.open());
  servers[2].faults.refuse = () => 'blocked: pay first';
  const game = await apart(2);
  expect((await game.open(0)).sent).toBe('sent');
  delete servers[2].faults.refuse;
  await game.open(0);
  expect(servers[2].events).toHaveLength(1);
});

it('a page closed before OK, or before anything was published, continues at its next opening', async () => {
  let dying = false;
  const game = await apart(2, { dies: () => dying });
  await game.begin();
  await playWith(game, (i) => {
    dying = i % 4 === 1;
    for (const server of servers) server.faults.hangUp = i % 4 === 2;
  });
  await expectWhole(game);
});

it('a clock a day behind is corrected for; one a day ahead is reported, and works once it is set right', async () => {
  const clocks = [0, -86_400];
  const game = await apart(2, { now: (who) => Date.now() / 1000 + clocks[who] });
  await game.begin();
  await playWith(game, (i) => void (clocks[1] = i < 6 ? -86_400 : 0));
  await expectWhole(game);
  for (const server of servers) server.restore(new Map());
  const ahead = await apart(2, { now: (who) => Date.now() / 1000 + clocks[who] });
  clocks[0] = 86_400;
  expect((await ahead.open(0)).sent).toBe('unsent');
  clocks[0] = 0;
  expect((await ahead.open(0)).sent).toBe('sent');
});

it('a holder of the link who fills the door delays the start until the inviter’s next visit', async () => {
  const game = await apart(2);
  await game.open(0);
  const keys = mailKeys(KEY, game.room);
  const [relay] = servers.map(({ url }) => new Relay({ url }));
  const soon = Math.floor(Date.now() / 1000) + 60;
  for (let i = 0; i < 70; i++) {
    const place = i.toString(16).padStart(32, '0');
    await relay.put(sealedMail(keys, keys.door, place, Uint8Array.of(i), SIZES.statement, soon));
  }
  relay.close();
  await servers.pop()!.close();
  expect((await game.open(1)).sent).toBe('sent');
  expect(game.people[1].header).toBeNull();
  // Only a later timestamp replaces junk with a later timestamp: here the junk is removed.
  servers[0].restore(new Map());
  await game.open(0);
  await game.open(1);
  expect((await game.open(0)).duties).toBeGreaterThan(0);
});

it('an outsider can neither write at a place nor be read there', async () => {
  const game = await apart(2);
  await game.open(0);
  const keys = mailKeys(KEY, game.room);
  const stranger = authorFrom(new Uint8Array(32).fill(3), 'test');
  const relay = new Relay({ url: servers[0].url });
  const place = servers[0].events[0].tags[0][1];
  const event = sealedMail(keys, stranger, place, new Uint8Array(10), SIZES.statement, 2_000_000_000);
  await expect(relay.put({ ...event, pubkey: keys.door.key })).rejects.toThrow(/REFUSED/);
  await expect(relay.put(event)).rejects.toThrow(/REFUSED/);
  expect(await relay.query({ kinds: [KIND], authors: [keys.door.key] })).toHaveLength(1);
  relay.close();
});

it.each([0, 1])(
  'a guest that names the mail of person %i as its own keeps nobody from reading it',
  async (other) => {
    const game = await apart(3, { deal: dealFor(2, { options: { rounds: 1 } }) });
    game.people[2].feigns = other;
    for (let round = 0; round < 3; round++) for (const { n } of game.people) await game.open(n);
    const { header } = game.last!;
    // The liar's own mail is read by nobody: its entries go by a direct connection.
    const stores = await Promise.all(game.people.map((person) => person.keep()));
    const share = async () => {
      const entries = await stores[2].entries(game.room);
      const own = entries.filter(({ bytes }) => game.personOf(decodeEntry(bytes).party) === 2);
      for (const store of stores) await store.putEntries(game.room, own);
    };
    expect(header.parties).toHaveLength(3);
    await playWith(game, share);
    expect(game.last!.snapshot.over).toBe(true);
  }
);

/** Puts a list at place n of a person, at every relay, a minute from now. */
async function putLater(game: Apart, person: number, n: number, list: readonly Value[]): Promise<void> {
  const keys = mailKeys(KEY, game.room);
  const author = authorFrom(game.chainOf(person).mailSecret, 'mail-author');
  const created = Math.floor(Date.now() / 1000) + 60;
  const size = n === 0 ? SIZES.head[1] : SIZES.page;
  const later = sealedMail(keys, author, keys.place(author.key, n), encodeValue(list), size, created);
  for (const { url } of servers) {
    const relay = new Relay({ url });
    await relay.put(later);
    relay.close();
  }
}

it('a head of a later version is reported and is not overwritten', async () => {
  const game = await apart(2);
  await game.begin();
  await putLater(game, 0, 0, [2, 'more']);
  expect((await game.open(1)).brought).toMatchObject({ newer: true });
});

it('a page of a later version is reported as well, where its entries are missing here', async () => {
  const game = await apart(2);
  await game.begin();
  const before = await game.open(1);
  expect(before.brought).toMatchObject({ newer: false });
  const { id, lengths, header } = game.last!;
  const first = lengths[0] + 1;
  const head = [1, id, 99, header.parties.map(() => 0), id, [], first, [], [], null, [], ''];
  await putLater(game, 0, 0, head);
  await putLater(game, 0, 2, [3, 'more']);
  expect((await game.open(1)).brought).toMatchObject({ newer: true });
});

it('a first page of a later version is reported while people gather', async () => {
  const game = await apart(2);
  await game.open(0);
  await putLater(game, 0, 1, [3, 'more']);
  const { signer } = secretsOf(1);
  const post = await Post.open({
    room: game.room,
    key: KEY,
    relays: relays(),
    store: await openStore('newer-page'),
    identity: { signer, chain: game.chainOf(1), party: '' },
    changed: () => undefined
  });
  await post.look();
  expect(post.newer).toBe(true);
  post.close();
});

it('once all heads show the end, pages are overwritten empty and soon deleted, and nothing more is published', async () => {
  const game = await apart(2);
  await game.begin();
  await playWith(game, () => undefined);
  const keys = mailKeys(KEY, game.room);
  const author = authorFrom(game.chainOf(0).mailSecret, 'mail-author');
  const pageOf = (server: RelayServer) =>
    server.events.find(
      ({ pubkey, tags }) => pubkey === author.key && tags[0][1] === keys.place(author.key, 1)
    )!;
  const itemsOf = (server: RelayServer) => {
    const page = pageOf(server);
    return decodePage(keys.open(page.content, author.key, keys.place(author.key, 1))!).items.length;
  };
  expect(itemsOf(servers[0])).toBeGreaterThan(0);
  const full = pageOf(servers[0]).content.length;
  for (let i = 0; i < 3; i++) for (const n of [0, 1]) await game.open(n);
  for (const server of servers) {
    expect(itemsOf(server)).toBe(0);
    expect(pageOf(server).content.length).toBeLessThan(full / 2);
    const expiration = Number(pageOf(server).tags.find(([name]) => name === 'expiration')![1]);
    expect(expiration - Date.now() / 1000).toBeLessThan(2 * 3600);
  }
  const puts = servers.map(({ traffic }) => traffic.puts);
  await expectWhole(game);
  expect(servers.map(({ traffic }) => traffic.puts)).toEqual(puts);
});

/** Another device with the seat of person 1, which has no entries. */
async function copyOf(game: Apart, name: string): Promise<Person> {
  const copy = new Person(1, game, `${name}-of-${game.room}`);
  copy.copied = true;
  const [store, from] = [await copy.keep(), await game.people[1].keep()];
  await store.putHeader(game.room, (await from.header(game.room))!);
  await store.putSecret(game.room, 'gathered', (await from.secret(game.room, 'gathered'))!);
  return copy;
}

const QUIET = { choices: 0, duties: 0 };

it('a copied seat lured by rolled-back relays signs nothing until every other party returned its nonce', async () => {
  const game = await apart(3);
  await game.begin();
  const old = servers.map((server) => server.copy());
  await game.playOn(game.last!.snapshot.position + 8);
  const real = servers.map((server) => server.copy());
  const copy = await copyOf(game, 'copy');
  servers.forEach((server, i) => server.restore(old[i]));
  for (let i = 0; i < 2; i++) expect(await copy.open()).toMatchObject(QUIET);
  // Only one of the others answers: nothing is signed yet.
  await game.open(0);
  expect(await copy.open()).toMatchObject(QUIET);
  expect(copy.copied).toBe(true);
  servers.forEach((server, i) => {
    const now = server.copy();
    server.restore(new Map([...real[i], ...now]));
  });
  for (let i = 0; i < 3; i++) for (const n of [0, 2]) await game.open(n);
  const returned = servers.map((server) => server.copy());
  await copy.open();
  expect(copy.copied).toBe(false);
  game.people[1] = copy;
  await game.playOn(game.last!.snapshot.position + 4);
  // The heads that returned the first copy's nonce say nothing to a second copy.
  const second = await copyOf(game, 'second');
  const newest = servers.map((server) => server.copy());
  servers.forEach((server, i) => server.restore(returned[i]));
  for (let i = 0; i < 2; i++) expect(await second.open()).toMatchObject(QUIET);
  expect(second.copied).toBe(true);
  servers.forEach((server, i) => server.restore(newest[i]));
  await playWith(game, () => undefined);
  expect(game.last!.snapshot.over).toBe(true);
  expect(game.last!.fold.tip.seating.parties.some(({ log }) => log.forked)).toBe(false);
});
