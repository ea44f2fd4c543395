import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { mailKeys, SIZES } from '../../src/lib/net/mailbox/envelope.ts';
import { sealedMail } from '../../src/lib/net/mailbox/mailbox.ts';
import { Relay } from '../../src/lib/net/mailbox/relay.ts';
import { authorFrom } from '../../src/lib/net/nostr/event.ts';
import { relaysInTests } from '../../src/lib/net/testing/relays.ts';
import { Apart, KEY, type ApartOptions } from '../../src/lib/session/mailbox/testing.ts';
import { encodeValue, type Value } from '../../src/lib/table/log/codec.ts';
import { dice } from '../../src/lib/table/testing/bench.ts';
import { dealFor } from '../../src/lib/table/testing/gatherers.ts';

/** Mail of devices whose clocks are wrong by far, and of a party that writes nonsense in its own name. */

const servers = relaysInTests(2);
const DAY = 86_400;

const apart = (people: number, more: Partial<ApartOptions> = {}) =>
  Apart.gather({
    relays: () => servers.map(({ url }) => ({ url, own: false })),
    people,
    deal: dealFor(people - 1, { options: { rounds: 1 } }),
    ...more
  });

const SLOW = 90_000;

test.each([-365, 365])(
  'a clock that is wrong by %i days in mid-game, and then set right, loses no mail',
  async (days) => {
    for (const server of servers) server.faults.anyDate = true;
    const clocks = [0, 0];
    const game = await apart(2, { now: (who) => Date.now() / 1000 + clocks[who] });
    await game.begin();
    for (const wrong of [days * DAY, 0]) {
      clocks[1] = wrong;
      const { position } = game.last!.snapshot;
      for (const n of [1, 0, 1, 0]) expect((await game.open(n)).sent).toBe('sent');
      expect(game.last!.snapshot.position).toBeGreaterThan(position + 3);
    }
  },
  SLOW
);

test(
  'a device whose clock is a year behind, whose mail relays delete as expired, begins once it is set right',
  async () => {
    const clocks = [0, -365 * DAY];
    const game = await apart(2, { now: (who) => Date.now() / 1000 + clocks[who] });
    await expect(game.begin()).rejects.toThrow('does not begin');
    clocks[1] = 0;
    await game.begin();
    expect(game.last!.snapshot.position).toBeGreaterThan(0);
  },
  SLOW
);

/** Changes anything in a list: types, lengths, numbers, nesting. */
function spoilt(list: readonly Value[], roll: (below: number) => number): Value[] {
  const junk: Value[] = [
    null,
    -1,
    2 ** 53 - 1,
    '__proto__',
    'x'.repeat(2_000),
    new Uint8Array(33),
    [],
    [[[[]]]],
    { ['__proto__']: 1 },
    [null, 2 ** 40, 'do', { kind: 'do' }, new Uint8Array(64)],
    true
  ];
  const out = [...list];
  for (let n = roll(3); n >= 0; n--) {
    const at = roll(out.length);
    const item = out[at];
    if (roll(4) === 0) out.splice(at, 1);
    else if (Array.isArray(item) && item.length > 0 && roll(2)) out[at] = spoilt(item as Value[], roll);
    else out[at] = junk[roll(junk.length)];
  }
  return out;
}

test(
  'heads and pages of any content, in the name of one party, keep the others from nothing',
  async () => {
    const game = await apart(3);
    await game.begin();
    const roll = dice(7);
    const keys = mailKeys(KEY, game.room);
    const liar = 2;
    const author = authorFrom(game.chainOf(liar).mailSecret, 'mail-author');
    let created = Math.floor(Date.now() / 1000) + 60;
    const relays = servers.map(({ url }) => new Relay({ url }));
    const put = async (place: number, list: readonly Value[]) => {
      const size = place === 0 ? SIZES.head[1] : SIZES.page;
      const plain = encodeValue(list as Value).slice(0, size - 100);
      const event = sealedMail(keys, author, keys.place(author.key, place), plain, size, created++);
      for (const relay of relays) await relay.put(event);
    };
    const { id, header } = game.last!;
    const head = [
      1,
      id,
      99,
      header.parties.map(() => 9),
      id,
      [],
      0,
      [[0, id, 'sit', null, id]],
      [[0, 1, id]],
      null,
      [],
      ''
    ];
    const page = [1, id, 0, [[0, id, 'sit', null, id]], null];
    for (let n = 0; n < 6; n++) {
      await put(0, spoilt(head as Value[], roll));
      for (const place of [1, 2]) await put(place, spoilt(page as Value[], roll));
      for (const other of [0, 1]) expect((await game.open(other)).sent).toBe('sent');
    }
    for (const relay of relays) relay.close();
  },
  SLOW
);
