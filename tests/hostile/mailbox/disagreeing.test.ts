import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { relaysInTests } from '../../../src/lib/net/testing/relays.ts';
import { expectOneGame, mailGame, playToEnd } from '../support/mailGames.ts';

/** Mailboxes that hold different things: old, of another room, or the same ten thousand times. */

const servers = relaysInTests(2);
const SLOW = 60_000;

/** Sends this in place of each event, before the end of the list. */
const afterLists = (text: string, list: (name: string) => readonly string[]) => {
  const [type, name] = JSON.parse(text) as [string, string];
  return type === 'EOSE' ? [...list(name), text] : [text];
};

test(
  'one that always returns the first mail, and one that always returns mail of five turns ago, change nothing together',
  async () => {
    const game = await mailGame(servers);
    await game.begin();
    const first = servers[0].copy();
    const old = [servers[1].copy()];
    for (let i = 0; i < 40 && !game.last!.snapshot.over; i++) {
      const { awaited } = game.last!.snapshot;
      const who = game.personOf(awaited[0].party);
      await game.open(who);
      // What was just put is read once, at one of them.
      if (i % 2) servers[0].restore(first);
      else servers[1].restore(old[Math.max(0, old.length - 5)]);
      old.push(servers[1].copy());
      if (i % 3 === 2) for (const { n } of game.people) await game.open(n);
    }
    await expectOneGame(game);
  },
  SLOW
);

test(
  'the two show each reader the mail of different turns, and every reader takes the union',
  async () => {
    const game = await mailGame(servers, 3);
    await game.begin();
    let turn = 0;
    for (const [i, server] of servers.entries())
      server.faults.withhold = ({ created_at, pubkey }) =>
        (created_at + turn + Number.parseInt(pubkey[0], 16)) % 2 === i;
    for (; turn < 60 && !game.last!.snapshot.over; turn++)
      for (const { n } of game.people) await game.open(n);
    for (const server of servers) delete server.faults.withhold;
    await expectOneGame(game);
  },
  SLOW
);

test(
  'the mail of another room, returned beside that of this one, is not taken for it',
  async () => {
    const other = await mailGame(servers, 2, { seed: 2 });
    await other.begin();
    const theirs = servers[0].events.map((event) => JSON.stringify(event));
    const game = await mailGame(servers);
    for (const server of servers)
      server.faults.rewrite = (text) =>
        afterLists(text, (name) => theirs.map((event) => `["EVENT","${name}",${event}]`));
    await game.begin();
    await playToEnd(game);
    await expectOneGame(game);
    expect(game.room).not.toBe(other.room);
  },
  SLOW
);

test(
  'one that returns a letter ten thousand times costs no reader more than seconds',
  async () => {
    const game = await mailGame(servers);
    await game.begin();
    const [event] = servers[0].events;
    servers[0].faults.rewrite = (text) =>
      afterLists(text, (name) =>
        Array.from({ length: 10_000 }, () => JSON.stringify(['EVENT', name, event]))
      );
    const times: number[] = [];
    for (let i = 0; i < 2; i++) {
      const from = performance.now();
      const { brought } = await game.open(game.personOf(game.last!.snapshot.awaited[0].party));
      times.push(performance.now() - from);
      expect(brought?.answered).toBeGreaterThan(0);
    }
    expect(Math.max(...times)).toBeLessThan(5_000);
    delete servers[0].faults.rewrite;
    await playToEnd(game);
    await expectOneGame(game);
  },
  SLOW
);
