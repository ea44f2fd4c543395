import { expect } from 'vitest';
import type { RelayServer } from '../../../src/lib/net/testing/relayServer.ts';
import { Apart, type ApartOptions } from '../../../src/lib/session/mailbox/testing.ts';
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
