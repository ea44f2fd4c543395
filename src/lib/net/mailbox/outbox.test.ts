import { expect, it, vi } from 'vitest';
import { newAuthor, signEvent } from '../nostr/event.ts';
import { KIND } from './mailbox.ts';
import { Outbox } from './outbox.ts';
import { RelayError, type Relay } from './relay.ts';

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
