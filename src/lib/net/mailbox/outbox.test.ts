import { describe, expect, it, vi } from 'vitest';
import { newAuthor, signEvent, type NostrEvent } from '../nostr/event.ts';
import { FakeClock } from '../transport/clock.ts';
import { KIND } from './mailbox.ts';
import { Outbox, type OutboxOptions, type Waiting } from './outbox.ts';
import { RelayError, type Relay } from './relay.ts';
import { pass } from '../testing/pass.ts';

const event = signEvent(newAuthor(), {
  kind: KIND,
  created_at: 1_000,
  tags: [
    ['d', 'place'],
    ['expiration', '9000000000']
  ],
  content: ''
});

/** A relay that answers a put as told. */
const relay = (url: string, put: () => Promise<void>) => ({ url, put }) as unknown as Relay;

it('one relay that confirms an event and was seen to have it counts once', async () => {
  let confirm: () => void = () => undefined;
  const outbox = await Outbox.open({
    relays: [
      relay('a', () => new Promise<void>((done) => (confirm = done))),
      relay('b', () => Promise.reject(new RelayError('REFUSED')))
    ],
    store: { all: () => Promise.resolve([]), put: () => Promise.resolve() },
    isOwn: () => false,
    changed: () => undefined
  });
  await outbox.add([{ event, rank: 0 }]);
  // A look finds the event at the relay before its OK arrives.
  await outbox.noticed('a', new Set([event.id]), () => true);
  confirm();
  await vi.waitFor(() => expect(outbox.state).not.toBe('sending'));
  expect(outbox.items[0].kept).toEqual(['a']);
  expect(outbox.state).toBe('unsent');
  outbox.close();
});

it.each(['noticed', 'putAgain'] as const)(
  '%s: an event a relay lost is being sent, also while that is stored',
  async (how) => {
    let stored: Promise<void> = Promise.resolve();
    let release: () => void = () => undefined;
    const outbox = await Outbox.open({
      relays: [relay('a', () => Promise.resolve())],
      store: { all: () => Promise.resolve([]), put: () => stored },
      isOwn: () => true,
      changed: () => undefined
    });
    await outbox.add([{ event, rank: 0 }]);
    expect(await outbox.settled()).toBe('sent');
    stored = new Promise((done) => (release = done));
    const noticing = how === 'noticed' ? outbox.noticed('a', new Set(), () => true) : outbox.putAgain();
    expect(outbox.state).toBe('sending');
    release();
    await noticing;
    expect(await outbox.settled()).toBe('sent');
    outbox.close();
  }
);

it('a relay that refuses every date is not asked with new dates without end', async () => {
  const author = newAuthor();
  let puts = 0;
  const outbox = await Outbox.open({
    relays: [
      relay('a', () => {
        if (++puts > 50) return Promise.resolve();
        return Promise.reject(new RelayError('REFUSED', 'invalid: created_at too early'));
      })
    ],
    store: { all: () => Promise.resolve([]), put: () => Promise.resolve() },
    isOwn: () => true,
    changed: () => undefined,
    pace: 0,
    again: ({ sig: _, id: __, pubkey: ___, ...draft }) =>
      signEvent(author, { ...draft, created_at: draft.created_at + 1 })
  });
  await outbox.add([{ event: signEvent(author, { ...event, created_at: 5 }), rank: 0 }]);
  expect(await outbox.settled()).toBe('unsent');
  expect(puts).toBeLessThanOrEqual(6);
  outbox.close();
});

/** Events are taken as they are here: none needs a signature. */
const eventAt = (place: string, change: Partial<NostrEvent> = {}): NostrEvent => ({
  ...event,
  id: `${place} 1`,
  tags: [
    ['d', place],
    ['expiration', '9000000000']
  ],
  ...change
});

interface Scene {
  readonly clock: FakeClock;
  readonly outbox: Outbox;
  /** What happened: stored and sent events, by id. */
  readonly log: string[];
}

/** An outbox whose relays refuse, and whose storage fails, as told. */
async function scene(
  names: readonly string[],
  options: Partial<OutboxOptions> & {
    readonly refuses?: (url: string, id: string) => string | null | Promise<string | null>;
    readonly fails?: (put: number) => boolean;
    readonly stored?: readonly Waiting[];
  } = {}
): Promise<Scene> {
  const { refuses = () => null, fails = () => false, stored = [], ...others } = options;
  const clock = new FakeClock();
  const log: string[] = [];
  let puts = 0;
  const outbox = await Outbox.open({
    relays: names.map(
      (url) =>
        ({
          url,
          async put({ id }: NostrEvent) {
            log.push(`${url} ${id}`);
            const reason = await refuses(url, id);
            if (reason !== null) throw new RelayError('REFUSED', reason);
          }
        }) as unknown as Relay
    ),
    store: {
      all: () => Promise.resolve(stored),
      put: async (items) => {
        await Promise.resolve();
        if (fails(puts++)) throw new Error('full');
        for (const item of items) log.push(`disk ${item.event.id} ${item.kept.join()}`.trim());
      }
    },
    isOwn: () => false,
    changed: () => undefined,
    clock,
    ...others
  });
  return { clock, outbox, log };
}

describe('what is sent', () => {
  it('is stored first, and is not sent where storing fails', async () => {
    const { clock, outbox, log } = await scene(['a'], { fails: (put) => put === 2 });
    await outbox.add([{ event: eventAt('p'), rank: 0 }]);
    await pass(clock, 1_000);
    expect(log.slice(0, 2)).toEqual(['disk p 1', 'a p 1']);
    log.length = 0;
    await expect(outbox.add([{ event: eventAt('q'), rank: 0 }])).rejects.toThrow('full');
    await pass(clock, 120_000, 5_000);
    expect([log, outbox.events.length]).toEqual([[], 1]);
  });

  it('goes page before head, two seconds apart', async () => {
    const { clock, outbox, log } = await scene(['a']);
    await outbox.add([
      { event: eventAt('head'), rank: 1 },
      { event: eventAt('page'), rank: 2 },
      { event: eventAt('card'), rank: 0 }
    ]);
    const sent = () => log.filter((line) => line.startsWith('a'));
    await pass(clock, 1_900, 100);
    expect(sent()).toEqual(['a page 1']);
    await pass(clock, 4_000, 100);
    expect(sent()).toEqual(['a page 1', 'a head 1', 'a card 1']);
  });

  it('is not what relays delete by now, and waits for nothing then', async () => {
    const old = eventAt('p', {
      tags: [
        ['d', 'p'],
        ['expiration', '1000']
      ]
    });
    const stored = [{ event: old, rank: 0, kept: [] }];
    // Mail that will be signed again is not sent for that.
    for (const [isRenewed, state] of [
      [false, 'sent'],
      [true, 'unsent']
    ] as const) {
      const { clock, outbox, log } = await scene(['a'], { stored, isRenewed: () => isRenewed });
      outbox.go();
      await pass(clock, 1_000);
      expect([log, outbox.state]).toEqual([[], state]);
    }
  });

  it('is sent once two relays have it, or our own, and never without relays', async () => {
    const isOwn = (url: string) => url === 'own';
    for (const [names, refusing, state] of [
      [['a', 'b', 'c'], ['c'], 'sent'],
      [['a', 'b'], ['b'], 'unsent'],
      [['a'], [], 'sent'],
      [['own', 'b'], ['b'], 'sent'],
      [[], [], 'unsent']
    ] as const) {
      const { clock, outbox } = await scene(names, {
        isOwn,
        refuses: (url) => ((refusing as readonly string[]).includes(url) ? 'no' : null)
      });
      await outbox.add([{ event: eventAt('p'), rank: 0 }]);
      await pass(clock, 1_000);
      expect([names, outbox.state]).toEqual([names, state]);
    }
  });

  it('is tried again three times, then only when asked', async () => {
    const { clock, outbox, log } = await scene(['a'], { refuses: () => 'no' });
    const tries = () => log.filter((line) => line === 'a p 1').length;
    await outbox.add([{ event: eventAt('p'), rank: 0 }]);
    const counts: number[] = [];
    for (const ms of [1_000, 5_000, 15_000, 60_000, 300_000]) {
      await pass(clock, ms, 1_000);
      counts.push(tries());
    }
    expect(counts).toEqual([1, 2, 3, 4, 4]);
    expect(outbox.refusals.get('a')?.reason).toBe('no');
    outbox.go();
    await pass(clock, 1_000);
    expect(tries()).toBe(5);
  });

  it('goes to each relay one after the other', async () => {
    let open = 0;
    let most = 0;
    let answer: () => void = () => undefined;
    const { clock, outbox } = await scene(['a'], {
      refuses: async () => {
        most = Math.max(most, ++open);
        await new Promise<void>((done) => (answer = done));
        open--;
        return null;
      }
    });
    await outbox.add([{ event: eventAt('p'), rank: 0 }]);
    await outbox.add([{ event: eventAt('q'), rank: 0 }]);
    outbox.go();
    await pass(clock, 1_000);
    expect(most).toBe(1);
    answer();
  });

  it('is what lies at its place last: an answer for an earlier event does not count for it', async () => {
    let answer: () => void = () => undefined;
    const { clock, outbox, log } = await scene(['a'], {
      refuses: async (_, id) => {
        if (id === 'p 1') await new Promise<void>((done) => (answer = done));
        return id === 'p 2' ? 'no' : null;
      }
    });
    await outbox.add([{ event: eventAt('p'), rank: 0 }]);
    await pass(clock, 100, 100);
    await outbox.add([{ event: eventAt('p', { id: 'p 2' }), rank: 0 }]);
    answer();
    await pass(clock, 3_000);
    expect(log).toContain('a p 2');
    expect([outbox.items[0].kept, outbox.state]).toEqual([[], 'unsent']);
  });

  it('ends with the outbox, whatever was under way', async () => {
    let answer: () => void = () => undefined;
    let isClosed = false;
    let late = 0;
    const { clock, outbox, log } = await scene(['a', 'b', 'c'], {
      refuses: async (url) => {
        if (url === 'c') await new Promise<void>((done) => (answer = done));
        return url === 'b' ? 'no' : null;
      },
      changed: () => {
        if (isClosed) late++;
      }
    });
    await outbox.add([
      { event: eventAt('p'), rank: 1 },
      { event: eventAt('q'), rank: 0 }
    ]);
    await pass(clock, 100, 100);
    // One relay waits for its pace, one for a retry, one answers late.
    outbox.close();
    isClosed = true;
    answer();
    outbox.go();
    await pass(clock, 120_000, 1_000);
    expect(log.filter((line) => line.endsWith('q 1'))).toEqual(['disk q 1']);
    expect(late).toBe(0);
  });
});

describe('a date that a relay refuses', () => {
  const again = (old: NostrEvent): NostrEvent => ({
    ...old,
    id: `${old.tags[0][1]} ${old.created_at}`,
    created_at: old.created_at + 1
  });
  const refuses = (_: string, id: string) => (id === 'p 1' ? 'invalid: created_at too early' : null);

  it('is changed, and the event stored with the new one before it is sent', async () => {
    const { clock, outbox, log } = await scene(['a'], { again, refuses });
    await outbox.add([{ event: eventAt('p'), rank: 0 }]);
    await pass(clock, 3_000);
    expect(log).toEqual(['disk p 1', 'a p 1', 'disk p 1000', 'a p 1000', 'disk p 1000 a']);
  });

  it('stands where the new one cannot be stored, until it is tried again', async () => {
    const { clock, outbox, log } = await scene(['a'], { again, refuses, fails: (put) => put === 1 });
    await outbox.add([{ event: eventAt('p'), rank: 0 }]);
    await pass(clock, 1_000);
    expect(log).toEqual(['disk p 1', 'a p 1']);
    expect([outbox.state, outbox.refusals.size]).toEqual(['unsent', 1]);
    await pass(clock, 8_000);
    expect(outbox.state).toBe('sent');
  });

  it('is the refusal, where no other can be given', async () => {
    const { clock, outbox, log } = await scene(['a'], { again: (old) => old, refuses });
    await outbox.add([{ event: eventAt('p'), rank: 0 }]);
    await pass(clock, 1_000);
    expect(log).toEqual(['disk p 1', 'a p 1']);
    expect(outbox.refusals.get('a')?.code).toBe('REFUSED');
  });

  it('of an event that was replaced meanwhile is not answered', async () => {
    let answer: () => void = () => undefined;
    const { clock, outbox } = await scene(['a'], {
      again,
      refuses: async (_, id) => {
        if (id === 'p 1') await new Promise<void>((done) => (answer = done));
        return refuses('', id);
      }
    });
    await outbox.add([{ event: eventAt('p'), rank: 0 }]);
    await pass(clock, 100, 100);
    await outbox.add([{ event: eventAt('p', { id: 'p newest' }), rank: 0 }]);
    answer();
    await pass(clock, 8_000);
    expect(outbox.events.map(({ id }) => id)).toEqual(['p newest']);
    expect(outbox.state).toBe('sent');
  });
});

it('what relays have counts also where it cannot be stored', async () => {
  const { clock, outbox } = await scene(['a', 'b'], { fails: (put) => put > 0 });
  await outbox.add([{ event: eventAt('p'), rank: 0 }]);
  await pass(clock, 3_000);
  expect(outbox.state).toBe('sent');
  await outbox.noticed('a', new Set(), () => true);
  await pass(clock, 3_000);
  await outbox.putAgain();
  await pass(clock, 3_000);
  expect(outbox.state).toBe('sent');
});

it('what is expired is told by the corrected time: this device’s clock may be a year ahead', async () => {
  const now = Math.floor(Date.now() / 1_000) - 365 * 86_400;
  const tags = [
    ['d', 'p'],
    ['expiration', String(now + 90 * 86_400)]
  ];
  const put = vi.fn(() => Promise.resolve());
  const outbox = await Outbox.open({
    relays: [relay('a', put)],
    store: { all: () => Promise.resolve([]), put: () => Promise.resolve() },
    isOwn: () => false,
    changed: () => undefined,
    now: () => now
  });
  await outbox.add([{ event: { ...event, tags }, rank: 0 }]);
  expect(await outbox.settled()).toBe('sent');
  expect(put).toHaveBeenCalledTimes(1);
  outbox.close();
});
