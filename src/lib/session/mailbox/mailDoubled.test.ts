import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { relaysInTests } from '../../net/testing/relays.ts';
import { Table } from '../../table/fold/table.ts';
import { decodeEntry } from '../../table/log/entry.ts';
import { secretsOf } from '../../table/testing/bench.ts';
import { dealFor } from '../../table/testing/gatherers.ts';
import { Writer } from '../../table/writer.ts';
import { Post } from './post.ts';
import { TableMail } from './tableMail.ts';
import { Apart, KEY } from './testing.ts';

const servers = relaysInTests(2);

/** Continues a game at one place, without mail, until a log has this many entries; both devices store all. */
async function playTogether(game: Apart, entries: number): Promise<void> {
  const { header } = game.last!;
  const stores = await Promise.all(game.people.map((person) => person.keep()));
  const table = Table.open(header, () => game.game);
  for (const store of stores)
    await table.receiveAll((await store.entries(game.room)).map(({ bytes }) => bytes));
  const writers = header.parties.map(({ key }, party) => {
    const n = game.people.find(({ n }) =>
      secretsOf(n).signer.publicKey.every((byte, i) => byte === key[i])
    )!.n;
    return new Writer({
      table,
      party,
      signer: secretsOf(n).signer,
      chain: game.chainOf(n),
      store: async (bytes) => {
        for (const store of stores) await store.putEntries(game.room, [{ id: decodeEntry(bytes).id, bytes }]);
      }
    });
  });
  while (Math.max(...table.lengths) < entries) {
    for (const writer of writers) await writer.answerDuties();
    const slot = table.snapshot.awaited.find(({ seat }) => seat !== null);
    if (slot) await writers[slot.party].act(slot.seat!, table.actions(slot.seat!)[0]);
  }
}

it('mail that comes doubled, from two relays and in the opposite order is read whole at once, and counts once', async () => {
  const relays = servers.map(({ url }) => ({ url, own: false }));
  const deal = dealFor(1, { options: { rounds: 60 } });
  const game = await Apart.gather({ relays: () => relays, people: 2, deal });
  await game.begin();
  await playTogether(game, 110);
  for (const n of [0, 1, 0, 1]) await game.open(n);
  const { header, lengths } = game.last!;
  for (const server of servers) server.faults.copies = 3;

  const store = await game.people[1].keep();
  const options = { room: game.room, key: KEY, relays, store, changed: () => undefined, pace: 0 };
  const post = await Post.open({ ...options, identity: null });
  const table = Table.open(header, () => game.game);
  const kept: string[] = [];
  const mail = new TableMail({
    post,
    table,
    party: null,
    store,
    room: game.room,
    keep: (entries) => Promise.resolve(void kept.push(...entries.map(({ id }) => id))),
    isCopied: () => false,
    confirmed: () => undefined,
    words: () => ''
  });
  const { mails } = await post.mailbox.readAll(
    header.parties.map((_, party) => post.authorOf(header, party)!)
  );
  // More than a head and a page each, and every event once.
  expect(mails.length).toBeGreaterThan(5);
  expect(new Set(mails.map(({ id }) => id)).size).toBe(mails.length);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  expect(await mail.read()).toMatchObject({ entries: total, withheld: [] });
  expect(table.lengths).toEqual(lengths);
  expect(table.snapshot.hash).toBe(game.last!.snapshot.hash);
  expect(await mail.read()).toMatchObject({ entries: 0 });
  expect(new Set(kept).size).toBe(kept.length);
  expect(kept.length).toBe(total);
  post.close();
});
