import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { relaysInTests } from '../../src/lib/net/testing/relays.ts';
import { Letters } from '../../src/lib/session/letters/letters.svelte.ts';
import { Apart } from '../../src/lib/session/mailbox/testing.ts';
import { dealFor } from '../../src/lib/table/testing/gatherers.ts';
import { Devices } from './support/liars.ts';

/** Clocks that are wrong: while people sit down by mail, at relays that take any date, and between two letters. */

const servers = relaysInTests(2);
afterEach(() => void vi.useRealTimers());
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

test('a clock that is put back a year leaves known which turns a connected player has', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const devices = new Devices({ seats: [0, 1] });
  await devices.sit();
  await devices.playToChoiceOf(0);
  const [{ table, writer }] = devices.all;
  await writer.act(0, table.actions(0)[0]);
  let here = true;
  const letters = new Letters({
    table,
    party: 0,
    isHere: () => here,
    keep: () => Promise.resolve(),
    waiting: () => [],
    putWaiting: () => Promise.resolve()
  });
  letters.show();
  vi.setSystemTime(Date.now() - 365 * DAY * 1_000);
  vi.advanceTimersByTime(5_000);
  letters.show();
  here = false;
  letters.show();
  const { parties, waiting } = letters.outgoing!;
  expect([parties, waiting]).toEqual([[1], []]);
});
