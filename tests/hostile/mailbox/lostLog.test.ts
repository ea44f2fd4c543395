import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openStore, type Store } from '../../../src/lib/net/storage/store.ts';
import { relaysInTests } from '../../../src/lib/net/testing/relays.ts';
import type { Apart } from '../../../src/lib/session/mailbox/testing.ts';
import { decodeEntry } from '../../../src/lib/table/log/entry.ts';
import { mailGame, mailPage } from '../support/mailGames.ts';

/** A device whose storage lost entries of its own, opened while no mailbox answers. */

const servers = relaysInTests(2);
const SLOW = 60_000;
const CUT = 2;

/** The page of person 0 with an open table, which holds what `store` has. Its mail is later than what lies at the relays. */
async function pageOf(game: Apart, store: Store) {
  const { mail, openTable } = await mailPage(game, servers, store, { now: () => Date.now() / 1_000 + 600 });
  return { mail, table: await openTable() };
}

test.each(['some entries', 'some entries, and what it had sent'])(
  'a device that lost %s does not overwrite its mail with less, and reads it once a mailbox answers',
  async (what) => {
    const game = await mailGame(servers);
    await game.begin();
    for (const n of [1, 0]) await game.open(n);
    const { header, lengths } = game.last!;
    const own = header.parties.findIndex((_, party) => game.personOf(party) === 0);
    const whole = await game.people[0].keep();
    const broken = await openStore(`lost-log-${what.length}`);
    await broken.putHeader(game.room, (await whole.header(game.room))!);
    await broken.putSecret(game.room, 'gathered', (await whole.secret(game.room, 'gathered'))!);
    const entries = await whole.entries(game.room);
    await broken.putEntries(
      game.room,
      entries.filter(({ bytes }) => {
        const { party, index } = decodeEntry(bytes);
        return party !== own || index < lengths[own] - CUT;
      })
    );
    if (what === 'some entries') await broken.putMail(game.room, await whole.mail(game.room));

    for (const { faults } of servers) {
      faults.refuse = () => 'error: busy';
      faults.rewrite = (text) => {
        const [type, name] = JSON.parse(text) as [string, string];
        return type === 'OK' ? [text] : [JSON.stringify(['CLOSED', name, 'error: busy'])];
      };
    }
    const { mail, table } = await pageOf(game, broken);
    await mail.look();
    await mail.look();
    await mail.write();
    expect(table.lengths[own]).toBe(lengths[own] - CUT);
    for (const { faults } of servers) {
      delete faults.rewrite;
      delete faults.refuse;
    }
    await mail.post.settled();
    await mail.look();
    expect(table.lengths[own]).toBe(lengths[own]);
    await mail.write();
    await mail.post.settled();
    mail.close();
    // The other one, on a new device, gets all of it from the mailboxes.
    const { brought } = await game.open(1);
    expect(brought?.withheld).toEqual([]);
    expect(game.last!.lengths[own]).toBe(lengths[own]);
  },
  SLOW
);
