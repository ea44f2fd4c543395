import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { authorFrom } from '../../../src/lib/net/nostr/event.ts';
import { decodeHead, encodeHead, type Head } from '../../../src/lib/net/mailbox/layout.ts';
import { SIZES } from '../../../src/lib/net/mailbox/envelope.ts';
import { relaysInTests } from '../../../src/lib/net/testing/relays.ts';
import type { Value } from '../../../src/lib/table/log/codec.ts';
import { Writer } from '../../../src/lib/table/writer.ts';
import { Table } from '../../../src/lib/table/fold/table.ts';
import { decodeEntry } from '../../../src/lib/table/log/entry.ts';
import { secretsOf } from '../../../src/lib/table/testing/bench.ts';
import { dealFor } from '../../../src/lib/table/testing/gatherers.ts';
import type { Apart } from '../../../src/lib/session/mailbox/testing.ts';
import { mailGame } from '../support/mailGames.ts';

/** Entries of one party that no mailbox returns any more, which another party passes on in its own head. */

const servers = relaysInTests(2);
const SLOW = 60_000;

/** All play at one place, without mail; each entry is stored by those of them that it reaches. */
async function playTogether(
  game: Apart,
  choices: number,
  reaches: (who: number, party: number) => boolean
): Promise<void> {
  const { header } = game.last!;
  const stores = await Promise.all(game.people.map((person) => person.keep()));
  const table = Table.open(header, () => game.game);
  const before = (await Promise.all(stores.map((store) => store.entries(game.room)))).flat();
  for (const store of stores) await store.putEntries(game.room, before);
  await table.receiveAll(before.map(({ bytes }) => bytes));
  const writers = header.parties.map((_, party) => {
    const n = game.personOf(party);
    const store = async (bytes: Uint8Array) => {
      const entry = { id: decodeEntry(bytes).id, bytes };
      for (const [who, kept] of stores.entries())
        if (reaches(who, party)) await kept.putEntries(game.room, [entry]);
    };
    return new Writer({ table, party, signer: secretsOf(n).signer, chain: game.chainOf(n), store });
  });
  for (let left = choices; left > 0; left--) {
    for (const writer of writers) await writer.answerDuties();
    const slot = table.snapshot.awaited.find(({ seat }) => seat !== null);
    const actions = slot ? table.actions(slot.seat!) : [];
    if (actions.length > 0) await writers[slot!.party].act(slot!.seat!, actions[0]);
  }
}

test(
  'a long log that no mailbox returns reaches a device that lost it by another party, and then nobody publishes more',
  async () => {
    const game = await mailGame(servers, 3, { deal: dealFor(2, { options: { rounds: 40 } }) });
    await game.begin();
    for (let i = 0; i < 2; i++) for (const { n } of game.people) await game.open(n);
    const lost = game.last!.header.parties.findIndex((_, party) => game.personOf(party) === 1);
    await playTogether(game, 120, (who, party) => who !== 2 || party !== lost);
    const author = authorFrom(game.chainOf(1).mailSecret, 'mail-author').key;
    for (const server of servers) server.faults.withhold = ({ pubkey }) => pubkey === author;
    const held = async (n: number) => (await game.open(n), game.last!.lengths[lost]);
    const whole = await held(0);
    expect(whole - (await held(2))).toBeGreaterThan(20);
    for (let i = 0; i < 40 && (await held(2)) < whole; i++) await game.open(0);
    expect(await held(2)).toBe(whole);
    for (const n of [0, 2, 0]) await game.open(n);
    const puts = () => servers.map(({ traffic }) => traffic.puts);
    const quiet = puts();
    for (let i = 0; i < 3; i++) for (const n of [0, 2]) await game.open(n);
    expect(puts()).toEqual(quiet);
  },
  SLOW
);

test('a head is encoded in time in proportion to its echo', () => {
  const bytes = (n: number) => new Uint8Array(n);
  const head = (echo: Value[]): Head => ({
    table: bytes(32),
    seq: 1,
    lengths: [1, 2],
    hash: bytes(32),
    awaited: [],
    first: 0,
    items: [],
    echo,
    asks: null,
    returns: [],
    words: ''
  });
  const echo = Array.from({ length: 4_000 }, (_, n): Value => [
    1,
    n,
    bytes(32),
    7,
    bytes(32),
    'do',
    {},
    bytes(64)
  ]);
  const from = performance.now();
  const encoded = encodeHead(head(echo));
  expect(performance.now() - from).toBeLessThan(2_000);
  expect(encoded.length).toBeLessThan(SIZES.head[1]);
  expect(decodeHead(encoded).echo.length).toBeGreaterThan(5);
});
