import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { mailKeys, SIZES } from '../../net/mailbox/envelope.ts';
import { authorFrom } from '../../net/nostr/event.ts';
import { sealedMail } from '../../net/mailbox/mailbox.ts';
import { placeOf } from '../../net/mailbox/place.ts';
import { Relay } from '../../net/mailbox/relay.ts';
import { RelayServer } from '../../net/testing/relayServer.ts';
import { systemClock } from '../../net/transport/clock.ts';
import { Table } from '../../table/fold/table.ts';
import { encodeValue, type Value } from '../../table/log/codec.ts';
import { dealFor } from '../../table/testing/gatherers.ts';
import { Post } from './post.ts';
import { TableMail } from './tableMail.ts';
import { Apart, KEY } from './testing.ts';

const HOUR = 3_600_000;

let server: RelayServer;
let game: Apart;
let post: Post;
let mail: TableMail;
let table: Table;
/** Ms that the reader's clock is ahead of the machine's. */
let ahead: number;
let heads: number;

beforeEach(async () => {
  vi.stubGlobal('WebSocket', WebSocket);
  server = await RelayServer.open();
  const relays = [{ url: server.url, own: true }];
  game = await Apart.gather({
    relays: () => relays,
    people: 2,
    deal: dealFor(1, { options: { rounds: 20 } })
  });
  await game.begin();
  await game.playOn(game.last!.snapshot.position + 6);
  for (const n of [0, 1]) await game.open(n);
  const { header } = game.last!;
  const store = await game.people[0].keep();
  table = Table.open(header, () => game.game);
  await receiveStored();
  ahead = heads = 0;
  const { room } = game;
  const { identity } = game.people[0];
  const clock = { ...systemClock, now: () => Date.now() + ahead };
  post = await Post.open({
    room,
    key: KEY,
    relays,
    store,
    identity,
    changed: () => undefined,
    pace: 0
  });
  const idle = () => undefined;
  const keep = (entries: readonly { readonly id: string; readonly bytes: Uint8Array }[]) =>
    store.putEntries(room, entries);
  mail = new TableMail({
    post,
    table,
    party: 0,
    store,
    room,
    keep,
    isCopied: () => false,
    confirmed: idle,
    words: () => '',
    clock
  });
});
async function receiveStored(): Promise<void> {
  const store = await game.people[0].keep();
  await table.receiveAll((await store.entries(game.room)).map(({ bytes }) => bytes));
}

afterEach(async () => {
  post.close();
  await server.close();
  vi.unstubAllGlobals();
});

/** The other party claims in a new head to have so much of each log, and to have sent its own so far; this one reads it. */
async function claim(ours: number, theirs: number): Promise<void> {
  const keys = mailKeys(KEY, game.room);
  const author = authorFrom(game.chainOf(1).mailSecret, 'mail-author');
  const { id } = game.last!;
  const head = [1, id, 1_000 + heads, [ours, theirs], id, [], theirs, [], [], null, [], ''];
  const created = Math.floor(Date.now() / 1_000) + 60 + heads++;
  const relay = new Relay({ url: server.url });
  const bytes = encodeValue(head as Value);
  await relay.put(sealedMail(keys, author, keys.place(author.key, 0), bytes, SIZES.head[1], created));
  relay.close();
  await mail.read();
  expect(await post.settled()).toBe('sent');
}

/** It claims to have nothing of this one's log. */
const complain = (): Promise<void> => claim(0, game.last!.lengths[1]);

const pages = () => {
  const { key } = post.author!;
  return server.events.filter((event) => event.pubkey === key && placeOf(event) !== post.keys.place(key, 0));
};

it('a party that claims again and again to lack pages is answered twice at once, then every half hour', async () => {
  const before = server.traffic.puts;
  const events = post.outbox.events.length;
  for (let i = 0; i < 12; i++) await complain();
  expect(server.traffic.puts - before).toBe(12 + 2 * events);
  ahead += HOUR;
  for (let i = 0; i < 12; i++) await complain();
  expect(server.traffic.puts - before).toBe(24 + 4 * events);
});

it('a claim that is read again is not answered again', async () => {
  const before = server.traffic.puts;
  const events = post.outbox.events.length;
  await complain();
  await mail.read();
  expect(await post.settled()).toBe('sent');
  expect(server.traffic.puts - before).toBe(1 + events);
});

it('a claim that is no newer than the own mail says nothing about it, and is not answered', async () => {
  const { key } = post.author!;
  const put = Math.max(
    ...post.outbox.events.filter(({ pubkey }) => pubkey === key).map((event) => event.created_at)
  );
  const read = post.mailbox.readHeads.bind(post.mailbox);
  let dated = put;
  vi.spyOn(post.mailbox, 'readHeads').mockImplementation(async (authors) => {
    const found = await read(authors);
    const mails = found.mails.map((one) => (one.author === key ? one : { ...one, created: dated }));
    return { ...found, mails };
  });
  const before = server.traffic.puts;
  await complain();
  expect(server.traffic.puts - before).toBe(1);
  dated = put + 1;
  await complain();
  expect(server.traffic.puts - before).toBe(2 + post.outbox.events.length);
});

it('pages that a relay lost are put again for a party that lacks them, also after many false claims', async () => {
  const lose = () => {
    const lost = pages();
    expect(lost.length).toBeGreaterThan(0);
    server.restore(new Map([...server.copy()].filter(([, event]) => !lost.includes(event))));
    expect(pages()).toEqual([]);
    return lost.length;
  };
  const count = lose();
  await complain();
  expect(pages()).toHaveLength(count);
  for (let i = 0; i < 5; i++) await complain();
  lose();
  ahead += HOUR;
  // No further head: what was not answered is not forgotten.
  await mail.read();
  await post.settled();
  expect(pages()).toHaveLength(count);
});

it('a party that claims each time to have lost other entries causes 64 heads, then one a minute', async () => {
  // More than a head has room for.
  await game.playOn(game.last!.snapshot.position + 40);
  for (const n of [1, 0]) await game.open(n);
  await receiveStored();
  const [ours, theirs] = table.lengths;
  const write = async (n: number) => {
    await claim(ours, n % 2 === 0 ? 0 : theirs - 2);
    const isWritten = await mail.write();
    await post.settled();
    return isWritten;
  };
  await mail.read();
  await mail.write();
  let written = 0;
  for (let n = 0; n < 80; n++) if (await write(n)) written++;
  expect(written).toBe(64);
  ahead += 61_000;
  expect([await write(0), await write(1), await write(2)].filter(Boolean)).toHaveLength(1);
});
