import { expect } from 'vitest';
import type { RelayServer } from '../../../src/lib/net/testing/relayServer.ts';
import { RoomMail, type RoomMailOptions } from '../../../src/lib/session/mailbox/roomMail.ts';
import { Apart, KEY, type ApartOptions } from '../../../src/lib/session/mailbox/testing.ts';
import type { Store } from '../../../src/lib/net/storage/store.ts';
import { Table } from '../../../src/lib/table/fold/table.ts';
import { dealFor } from '../../../src/lib/table/testing/gatherers.ts';

/** People who play by mail alone, at relays that a test makes lie. */
export function mailGame(
  servers: readonly Pick<RelayServer, 'url'>[],
  people = 2,
  more: Partial<ApartOptions> = {}
): Promise<Apart> {
  return Apart.gather({
    relays: () => servers.map(({ url }) => ({ url, own: false })),
    people,
    deal: dealFor(people - 1, { options: { rounds: 1 } }),
    ...more
  });
}

/** The page of person 0, which stays open and stores in `store`; `openTable` opens the table with what is stored. */
export async function mailPage(
  game: Apart,
  servers: readonly Pick<RelayServer, 'url'>[],
  store: Store,
  more: Partial<RoomMailOptions> = {}
): Promise<{ mail: RoomMail; openTable: () => Promise<Table> }> {
  const { header } = game.last!;
  const mail = await RoomMail.open({
    room: game.room,
    key: KEY,
    relays: servers.map(({ url }) => ({ url, own: false })),
    store,
    identity: game.people[0].identity,
    changed: () => undefined,
    settled: () => undefined,
    failed: (error) => {
      throw error;
    },
    waits: { look: 600_000, write: 10, pace: 0 },
    ...more
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
    return table;
  };
  return { mail, openTable };
}

/** Opens one page at a time until the game is over, as the relays allow it. */
export async function playToEnd(game: Apart, most = 60): Promise<void> {
  for (let i = 0; i < most && !game.last!.snapshot.over; i++) {
    const { awaited } = game.last!.snapshot;
    await game.open(game.personOf(awaited[0].party));
    // The party with more entries may have to open first: all open, in turn.
    if (i % 4 === 3) for (const { n } of game.people) await game.open(n);
  }
}

/** Asserts that every device has the same finished game, and that no party signed twice for one place. */
export async function expectOneGame(game: Apart): Promise<void> {
  const hashes = new Set<string>();
  for (let round = 0; round < 2; round++)
    for (const { n } of game.people) {
      const { over } = await game.open(n);
      expect(over).toBe(true);
      hashes.add(game.last!.snapshot.hash);
      expect(game.last!.fold.tip.seating.parties.some(({ log }) => log.forked)).toBe(false);
    }
  expect(hashes.size).toBe(1);
}
