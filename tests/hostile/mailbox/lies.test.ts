import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { Faults } from '../../../src/lib/net/testing/relayServer.ts';
import { relaysInTests } from '../../../src/lib/net/testing/relays.ts';
import { expectOneGame, mailGame, playToEnd } from '../support/mailGames.ts';

/**
 * A mailbox that truncates, repeats, reorders and invents what it returns. Beside an honest one it changes no game; alone it
 * delays one, and what was signed meanwhile is there once it is honest again.
 */

const servers = relaysInTests(2);
const SLOW = 60_000;

type Event = Record<string, unknown> & { content: string; tags: string[][] };

/** What a relay sends in place of each event; all else is sent as it is. */
const events = (change: (event: Event, name: string, text: string) => readonly (string | Buffer)[]) => ({
  rewrite: (text: string) => {
    const [type, name, event] = JSON.parse(text) as [string, string, Event];
    return type === 'EVENT' ? change(event, name, text) : [text];
  }
});
const changed = (change: (event: Event) => unknown) =>
  events((event, name) => [JSON.stringify(['EVENT', name, change(event)])]);
const odd = () => {
  let n = 0;
  return () => n++ % 2 === 1;
};
/** A relay that sends anything in place of every answer to a question. */
const instead = (...out: readonly (string | Buffer)[]) => events((_, __, text) => [...out, text]);

const LIES: readonly (readonly [string, () => Partial<Faults>])[] = [
  [
    'cuts every letter in half',
    () => changed((e) => ({ ...e, content: e.content.slice(0, e.content.length / 2) }))
  ],
  [
    'cuts every letter within a group of base64',
    () => changed((e) => ({ ...e, content: e.content.slice(0, -3) }))
  ],
  ['cuts every message within its JSON', () => events((_, __, text) => [text.slice(0, text.length - 40)])],
  [
    'cuts every message within a character',
    () => events(() => [Buffer.from('["EVENT","q1","é').subarray(0, -1)])
  ],
  [
    'returns half of every list',
    () => {
      const skips = odd();
      return events((_, __, text) => (skips() ? [] : [text]));
    }
  ],
  ['returns no event of any list', () => events(() => [])],
  ['returns every event without its places', () => changed((e) => ({ ...e, tags: [] }))],
  ['returns tags of another shape', () => changed((e) => ({ ...e, tags: { d: ['x'] } }))],
  [
    'returns lists, numbers and nothing for events',
    () => {
      const junk = [null, [], 7, 'x', { id: {} }, true];
      let n = 0;
      return changed(() => junk[n++ % junk.length]);
    }
  ],
  [
    'says valid JSON of another shape before every event',
    () =>
      instead('{}', '[]', '7', 'null', '"EVENT"', '[["EVENT"]]', '["EVENT"]', '["EOSE",{}]', '["OK",7,true]')
  ],
  ['sends bytes in place of text', () => instead(Buffer.from([0, 255, 1]))],
  [
    'answers for subscriptions and events that nobody made',
    () =>
      instead('["EOSE","__proto__"]', '["CLOSED","constructor","x"]', `["OK","${'0'.repeat(64)}",true,""]`)
  ],
  ['returns the lists in the opposite order, three times over', () => ({ copies: 3 })],
  ['ends every subscription', () => ({ endSubscriptions: true })]
];

test.each(LIES)(
  'a mailbox that %s changes no game beside an honest one',
  async (_, faults) => {
    const game = await mailGame(servers);
    await game.begin();
    expect(game.last!.snapshot.over).toBe(false);
    Object.assign(servers[0].faults, faults());
    await playToEnd(game);
    for (const name of Object.keys(servers[0].faults)) delete servers[0].faults[name as keyof Faults];
    await expectOneGame(game);
  },
  SLOW
);

test.each(LIES.slice(3, 7))(
  'one that %s delays a game where it is alone, and loses nothing of it',
  async (_, faults) => {
    const alone = servers.slice(0, 1);
    const game = await mailGame(alone);
    await game.begin();
    const { position } = game.last!.snapshot;
    Object.assign(servers[0].faults, faults());
    for (const n of [0, 1, 0, 1]) await game.open(n);
    for (const name of Object.keys(servers[0].faults)) delete servers[0].faults[name as keyof Faults];
    await playToEnd(game);
    expect(game.last!.snapshot.position).toBeGreaterThan(position);
    await expectOneGame(game);
  },
  SLOW
);
