import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { mailKeys, SIZES } from '../../../src/lib/net/mailbox/envelope.ts';
import { sealedMail } from '../../../src/lib/net/mailbox/mailbox.ts';
import { Relay } from '../../../src/lib/net/mailbox/relay.ts';
import { relaysInTests } from '../../../src/lib/net/testing/relays.ts';
import { KEY } from '../../../src/lib/session/mailbox/testing.ts';
import { mailGame, mailPage } from '../support/mailGames.ts';

/** A holder of the link that writes at the door without pause, while the others play with their pages open. */

const servers = relaysInTests(1);
const SLOW = 60_000;
const EVENTS = 300;

const gathered = async () => {
  const game = await mailGame(servers);
  await game.begin();
  for (const { n } of game.people) await game.open(n);
  return { game, ...(await mailPage(game, servers, await game.people[0].keep())) };
};

test.each([
  ['a lobby', 'forty looks and one in two seconds', 180, 2],
  ['an open table', 'none', 20, 0]
])(
  'events at the door without pause cost a page with %s %s',
  async (what, _, most, perSecond) => {
    const { game, mail, openTable } = await gathered();
    if (what === 'an open table') await openTable();
    await mail.look();
    await expect.poll(() => mail.isLive, { timeout: 5_000 }).toBe(true);
    await new Promise((done) => setTimeout(done, 2_000));
    const { traffic } = mail.post.mailbox.relays[0];
    const before = traffic.requests;
    const start = performance.now();
    const keys = mailKeys(KEY, game.room);
    const relay = new Relay({ url: servers[0].url });
    const created = Math.floor(Date.now() / 1_000);
    const place = keys.doorPlace(Uint8Array.of(7));
    for (let n = 0; n < EVENTS; n++)
      await relay.put(sealedMail(keys, keys.door, place, new Uint8Array(9), SIZES.statement, created + n));
    await new Promise((done) => setTimeout(done, 3_000));
    // A busy machine takes long for the events.
    const seconds = (performance.now() - start) / 1_000;
    expect(traffic.requests - before).toBeLessThan(most + perSecond * seconds);
    relay.close();
    mail.close();
  },
  SLOW
);
