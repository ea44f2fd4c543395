import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { mailKeys, SIZES } from '../../../src/lib/net/mailbox/envelope.ts';
import { sealedMail } from '../../../src/lib/net/mailbox/mailbox.ts';
import { Relay } from '../../../src/lib/net/mailbox/relay.ts';
import { relaysInTests } from '../../../src/lib/net/testing/relays.ts';
import { RoomMail } from '../../../src/lib/session/mailbox/roomMail.ts';
import { KEY } from '../../../src/lib/session/mailbox/testing.ts';
import { Table } from '../../../src/lib/table/fold/table.ts';
import { mailGame } from '../support/mailGames.ts';

/** A holder of the link that writes at the door without pause, while the others play with their pages open. */

const servers = relaysInTests(1);
const SLOW = 60_000;
const EVENTS = 300;

const gathered = async () => {
  const game = await mailGame(servers);
  await game.begin();
  for (const { n } of game.people) await game.open(n);
  const { header } = game.last!;
  const [ada] = game.people;
  const store = await ada.keep();
  const mail = await RoomMail.open({
    room: game.room,
    key: KEY,
    relays: servers.map(({ url }) => ({ url, own: false })),
    store,
    identity: ada.identity,
    changed: () => undefined,
    settled: () => undefined,
    failed: (error) => {
      throw error;
    },
    waits: { look: 600_000, write: 10, pace: 0 }
  });
  const openTable = async () => {
    const table = Table.open(header, () => game.game);
    await table.receiveAll((await store.entries(game.room)).map(({ bytes }) => bytes));
    mail.attach({
      table,
      party: header.parties.findIndex((_, party) => game.personOf(party) === 0),
      isCopied: () => false,
      keep: (entries) => store.putEntries(game.room, entries),
      confirmed: () => undefined,
      words: () => '',
      read: () => undefined
    });
  };
  return { game, mail, openTable };
};

test.each([
  ['a lobby', 'sixty looks', 200],
  ['an open table', 'none', 20]
])(
  'events at the door without pause cost a page with %s %s',
  async (what, _, most) => {
    const { game, mail, openTable } = await gathered();
    if (what === 'an open table') await openTable();
    await mail.look();
    await expect.poll(() => mail.isLive, { timeout: 5_000 }).toBe(true);
    await new Promise((done) => setTimeout(done, 2_000));
    const { traffic } = mail.post.mailbox.relays[0];
    const before = traffic.requests;
    const keys = mailKeys(KEY, game.room);
    const relay = new Relay({ url: servers[0].url });
    const created = Math.floor(Date.now() / 1_000);
    const place = keys.doorPlace(Uint8Array.of(7));
    for (let n = 0; n < EVENTS; n++)
      await relay.put(sealedMail(keys, keys.door, place, new Uint8Array(9), SIZES.statement, created + n));
    await new Promise((done) => setTimeout(done, 3_000));
    expect(traffic.requests - before).toBeLessThan(most);
    relay.close();
    mail.close();
  },
  SLOW
);
