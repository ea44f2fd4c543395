import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { relaysInTests } from '../../src/lib/net/testing/relays.ts';
import { Apart } from '../../src/lib/session/mailbox/testing.ts';
import { dealFor } from '../../src/lib/table/testing/gatherers.ts';

/** Sitting down by mail with clocks that are wrong, and set right or wrong on the way, at relays that take any date. */

const servers = relaysInTests(2);
const DAY = 86_400;
const SLOW = 120_000;

/** People whose clocks are wrong by these seconds. */
const gather = (clocks: readonly number[]) =>
  Apart.gather({
    relays: () => servers.map(({ url }) => ({ url, own: false })),
    people: clocks.length,
    deal: dealFor(clocks.length - 1, { options: { rounds: 1 } }),
    now: (who) => Date.now() / 1_000 + clocks[who]
  });

test.each([
  ['guest', 1, 365],
  ['inviter', 0, 365],
  ['guest', 1, 3],
  ['inviter', 0, 3]
])(
  'a game begins although the clock of the %s (person %i) was %i days ahead while it sat down',
  async (_, who, days) => {
    for (const server of servers) server.faults.anyDate = true;
    const clocks = [0, 0];
    const game = await gather(clocks);
    clocks[who] = days * DAY;
    for (const n of [0, 1]) await game.open(n);
    clocks[who] = 0;
    await game.begin();
    const { position } = game.last!.snapshot;
    await game.playOn(position + 4);
    expect(game.openings.every(({ sent }) => sent === 'sent')).toBe(true);
  },
  SLOW
);
