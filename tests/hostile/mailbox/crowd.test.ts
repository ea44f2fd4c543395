import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { mailKeys, SIZES } from '../../../src/lib/net/mailbox/envelope.ts';
import { sealedMail } from '../../../src/lib/net/mailbox/mailbox.ts';
import { Relay } from '../../../src/lib/net/mailbox/relay.ts';
import { systemClock } from '../../../src/lib/net/transport/clock.ts';
import { relaysInTests } from '../../../src/lib/net/testing/relays.ts';
import { Post } from '../../../src/lib/session/mailbox/post.ts';
import { KEY } from '../../../src/lib/session/mailbox/testing.ts';
import { signStatement } from '../../../src/lib/table/gathering/statement.ts';
import { decodeValue } from '../../../src/lib/table/log/codec.ts';
import { secretsOf } from '../../../src/lib/table/testing/bench.ts';
import { mailGame } from '../support/mailGames.ts';

/** A holder of the link who claims seats under many names, before the table is open. */

const servers = relaysInTests(1);
const SLOW = 240_000;
const LOOKS = 3;

test.each([
  ['as many as fit into one answer', [16]],
  ['more than fit into one answer', [60, 12]]
])(
  'claims of strangers, %s, do not make a guest publish without end',
  async (_, waves) => {
    const game = await mailGame(servers);
    await game.open(0);
    await game.open(1);
    const guest = game.people[1];
    const post = await Post.open({
      room: game.room,
      key: KEY,
      relays: [{ url: servers[0].url, own: false }],
      store: await guest.keep(),
      identity: guest.identity,
      changed: () => undefined,
      pace: 0
    });
    const own = post.gathered.claimOf(guest.identity.signer.publicKey)!;
    // Its own claim does not stand any more, so nothing but its own key says that its mail is its.
    await post.own.leave();
    const keys = mailKeys(KEY, game.room);
    const relay = new Relay({ url: servers[0].url });
    const now = Math.floor(Date.now() / 1_000);
    let strangers = 0;
    const come = async (last: number, date: number) => {
      for (; strangers < last; strangers++) await claim(strangers, date);
    };
    const claim = async (n: number, date: number) => {
      const { signer, chain } = secretsOf(10 + n);
      const { publicKey: key } = signer;
      const salt = new Uint8Array(16).fill(n);
      const body = { ...own.body, key, tip: chain.tip, author: key, salt, name: `X${n}` };
      const bytes = await signStatement(body, signer);
      await relay.put(sealedMail(keys, keys.door, keys.doorPlace(key), bytes, SIZES.statement, date));
    };
    for (const [n, wave] of waves.entries()) {
      await come(strangers + wave, now + 10 * n);
      await post.look();
    }
    relay.close();
    const puts: number[] = [];
    for (let look = 0; look < LOOKS; look++) {
      const before = servers[0].traffic.puts;
      await post.look();
      expect(await post.settled()).toBe('sent');
      puts.push(servers[0].traffic.puts - before);
    }
    expect(post.gathered.standing.length).toBe(strangers);
    // Of however many, sixteen are read, its own mail among them, and 64 statements stored: here also its two claims and the card.
    expect(post.others).toHaveLength(15);
    const kept = await (await guest.keep()).secret(game.room, 'gathered');
    expect(decodeValue(kept!, { bytes: 1_000_000, depth: 4 })).toHaveLength(Math.min(64, strangers + 3));
    expect(post.author && post.lastAt(keys.place(post.author.key, 0))).not.toBeNull();
    // What a relay refuses is not called sent, however much lies at the door.
    servers[0].faults.refuse = () => 'blocked';
    await post.own.claim(1, 'Back');
    expect(await post.settled()).toBe('unsent');
    await post.look();
    expect(await post.settled()).toBe('unsent');
    post.close();
    expect(puts.slice(1)).toEqual(new Array(LOOKS - 1).fill(0));
  },
  SLOW
);

test(
  'a stranger who writes over the statements at the door before every look is answered a limited number of times',
  async () => {
    const game = await mailGame(servers);
    await game.open(0);
    await game.open(1);
    const guest = game.people[1];
    let passed = 0;
    const post = await Post.open({
      room: game.room,
      key: KEY,
      relays: [{ url: servers[0].url, own: false }],
      store: await guest.keep(),
      identity: guest.identity,
      changed: () => undefined,
      clock: { ...systemClock, now: () => systemClock.now() + passed },
      pace: 0
    });
    const keys = mailKeys(KEY, game.room);
    const relay = new Relay({ url: servers[0].url });
    let date = Math.floor(Date.now() / 1_000);
    const places = post.gathered.current.length;
    // The card and the guest's own claim.
    expect(places).toBe(2);
    const doors = [0, 1].map((n) => keys.doorPlace(secretsOf(n).signer.publicKey));
    const looks = async (count: number) => {
      let answers = 0;
      for (let look = 0; look < count; look++) {
        date += 10;
        for (const door of doors)
          await relay.put(sealedMail(keys, keys.door, door, Uint8Array.of(look), SIZES.statement, date));
        const before = servers[0].traffic.puts;
        await post.look();
        await post.settled();
        answers += servers[0].traffic.puts - before;
      }
      return answers;
    };
    const first = await looks(40);
    expect(first).toBeGreaterThanOrEqual(64);
    expect(first).toBeLessThan(70);
    expect(await looks(5)).toBe(0);
    passed = 120_000;
    expect(await looks(5)).toBe(2);
    relay.close();
    post.close();
  },
  SLOW
);
