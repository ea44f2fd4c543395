import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { mailKeys, SIZES } from '../../../src/lib/net/mailbox/envelope.ts';
import { decodeHead, encodeHead } from '../../../src/lib/net/mailbox/layout.ts';
import { sealedMail } from '../../../src/lib/net/mailbox/mailbox.ts';
import { placeOf } from '../../../src/lib/net/mailbox/place.ts';
import { Relay } from '../../../src/lib/net/mailbox/relay.ts';
import { authorFrom } from '../../../src/lib/net/nostr/event.ts';
import { relaysInTests } from '../../../src/lib/net/testing/relays.ts';
import { KEY } from '../../../src/lib/session/mailbox/testing.ts';
import { mailGame, mailPage } from '../support/mailGames.ts';

/** A party that asks for another nonce to be returned in every head, as if its seat were copied again and again. */

const servers = relaysInTests(1);
const SLOW = 60_000;
const LIAR = 1;
const ROUNDS = 12;

test(
  'a party whose heads name ever new nonces does not make another publish a head for each',
  async () => {
    const game = await mailGame(servers);
    await game.begin();
    for (const { n } of game.people) await game.open(n);
    const { mail, openTable } = await mailPage(game, servers, await game.people[0].keep());
    await openTable();
    await mail.look();
    await mail.write();
    expect(await mail.post.settled()).toBe('sent');

    const keys = mailKeys(KEY, game.room);
    const author = authorFrom(game.chainOf(LIAR).mailSecret, 'mail-author');
    const place = keys.place(author.key, 0);
    const { content, created_at } = servers[0].events.find((event) => placeOf(event) === place)!;
    const head = decodeHead(keys.open(content, author.key, place)!);
    const relay = new Relay({ url: servers[0].url });
    const published: string[] = [];
    for (let n = 1; n <= ROUNDS; n++) {
      const plain = encodeHead({ ...head, seq: head.seq + n, asks: new Uint8Array(16).fill(n) });
      await relay.put(sealedMail(keys, author, place, plain, SIZES.head[1], created_at + n));
      await mail.look();
      await mail.write();
      await mail.post.settled();
      const own = mail.post.outbox.events.find(
        (event) => placeOf(event) === keys.place(mail.post.author!.key, 0)
      )!;
      if (own.id !== published.at(-1)) published.push(own.id);
    }
    relay.close();
    mail.close();
    // The first ones are returned: a seat may be copied more than once.
    expect(published.length).toBeGreaterThan(2);
    expect(published.length).toBeLessThan(ROUNDS / 2);
  },
  SLOW
);
