import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { itemOf } from '../../../src/lib/net/mailbox/layout.ts';
import { mailKeys, SIZES } from '../../../src/lib/net/mailbox/envelope.ts';
import { sealedMail } from '../../../src/lib/net/mailbox/mailbox.ts';
import { Relay } from '../../../src/lib/net/mailbox/relay.ts';
import { authorFrom } from '../../../src/lib/net/nostr/event.ts';
import { relaysInTests } from '../../../src/lib/net/testing/relays.ts';
import { KEY } from '../../../src/lib/session/mailbox/testing.ts';
import { encodeValue, type Value } from '../../../src/lib/table/log/codec.ts';
import { decodeEntry } from '../../../src/lib/table/log/entry.ts';
import { mailGame, playToEnd } from '../support/mailGames.ts';
import { Pen } from '../support/liars.ts';

/** A party that writes signed entries without use at its places, again and again. */

const servers = relaysInTests(1);
const SLOW = 60_000;
const LIAR = 2;

test(
  'of entries that nobody played no more is taken from mail than from a peer, and the game goes on',
  async () => {
    const game = await mailGame(servers, 3);
    await game.begin();
    for (const { n } of game.people) await game.open(n);
    await game.open(0);
    const table = game.last!;
    const party = table.header.parties.findIndex((_, of) => game.personOf(of) === LIAR);
    const keys = mailKeys(KEY, game.room);
    const author = authorFrom(game.chainOf(LIAR).mailSecret, 'mail-author');
    const honest = servers[0].copy();
    const relay = new Relay({ url: servers[0].url });
    const created = Math.floor(Date.now() / 1_000) + 60;
    const put = async (n: number, round: number, list: Value) => {
      const size = n === 0 ? SIZES.head[1] : SIZES.page;
      const place = keys.place(author.key, n);
      await relay.put(sealedMail(keys, author, place, encodeValue(list), size, created + round));
    };
    const pen = new Pen(table, party);
    const hash = '77'.repeat(32);
    const { id, header } = table;
    const stored = async () => {
      const entries = await (await game.people[0].keep()).entries(game.room);
      return entries.reduce((sum, { bytes }) => sum + bytes.length, 0);
    };
    const before = await stored();
    for (let round = 1; round <= 7; round++) {
      for (let n = 1; n <= 16; n++) {
        const first = pen.last!.index + 1;
        const bytes = await pen.sign(
          { kind: 'do', seat: party, action: { do: 'x'.repeat(3_700), n: round } },
          { position: 900, hash }
        );
        await put(n, round, [1, id, first, [itemOf(decodeEntry(bytes))], null]);
      }
      const lengths = header.parties.map(() => 0);
      await put(0, round, [1, id, 1_000 + round, lengths, id, [], pen.last!.index + 1, [], [], null, [], '']);
      await game.open(0);
    }
    relay.close();
    expect(pen.last!.bytes.length * 16 * 7).toBeGreaterThan(400_000);
    expect(game.last!.fold.logOf(party)!.bytes).toBeLessThan(270_000);
    expect((await stored()) - before).toBeLessThan(270_000);
    // The liar's own device goes on honestly.
    servers[0].restore(honest);
    const { position } = game.last!.snapshot;
    await playToEnd(game);
    expect(game.last!.snapshot.position).toBeGreaterThan(position);
  },
  SLOW
);
