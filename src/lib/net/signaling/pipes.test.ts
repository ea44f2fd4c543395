import { beforeEach, describe, expect, test } from 'vitest';
import { FakeSocket } from '../testing/fakeSocket.ts';
import { FakeClock } from '../transport/clock.ts';
import { nostrPipe, SIGNAL_KIND } from './nostr/nostrPipe.ts';
import type { PointPipe, Source } from './pointPipe.ts';
import { trackerPipe } from './tracker/trackerPipe.ts';

const PLACE = 'a'.repeat(32);
/** Wall time of the relays, in ms since 1970. */
const WALL = 1_800_000_000_400;
const WebSocket = FakeSocket as unknown as typeof globalThis.WebSocket;
const last = (): FakeSocket => FakeSocket.made[FakeSocket.made.length - 1];

beforeEach(() => {
  FakeSocket.made = [];
});

/** An open pipe, and what came through it. */
function start(kind: 'nostr' | 'tracker') {
  const clock = new FakeClock();
  const options = { url: 'wss://point.example/', place: PLACE, clock, WebSocket };
  const pipe: PointPipe =
    kind === 'nostr' ? nostrPipe({ ...options, wallClock: () => WALL }) : trackerPipe(options);
  const heard: { text: string; source: Source }[] = [];
  pipe.open({ heard: (text, source) => heard.push({ text, source }), changed: () => undefined });
  last().open();
  return { clock, pipe, heard };
}

/** Requests and events a relay got, by their first word. */
const got = (word: string): unknown[][] =>
  (last().sent as unknown as unknown[][]).filter(([first]) => first === word);

describe('a Nostr relay', () => {
  test('gets events of a kind it does not store: one tag, an author of this page, the corrected time', () => {
    const [one, other] = [start('nostr'), start('nostr')];
    other.pipe.send('sealed', null);
    other.pipe.send('sealed too', null);
    const events = got('EVENT').map(([, event]) => event as Record<string, unknown>);
    expect(events).toMatchObject([
      { kind: SIGNAL_KIND, tags: [['x', PLACE]], created_at: 1_800_000_000, content: 'sealed' },
      { content: 'sealed too' }
    ]);
    expect(SIGNAL_KIND >= 20_000 && SIGNAL_KIND < 30_000).toBe(true);
    const [socket] = FakeSocket.made;
    one.pipe.send('sealed', null);
    const [, theirs] = socket.sent.at(-1) as unknown as [string, Record<string, unknown>];
    expect(events[0].pubkey).toBe(events[1].pubkey);
    expect(theirs.pubkey).not.toBe(events[0].pubkey);
  });

  test('delivers only events of the requested kind and place', () => {
    const { heard } = start('nostr');
    const [, name] = got('REQ')[0];
    const hex = (length: number) => '0'.repeat(length);
    const event = (fields: object) =>
      last().hear([
        'EVENT',
        name,
        {
          id: hex(64),
          pubkey: hex(64),
          sig: hex(128),
          kind: SIGNAL_KIND,
          created_at: 1,
          tags: [['x', PLACE]],
          content: 'sealed',
          ...fields
        }
      ]);
    event({});
    event({ kind: 1 });
    event({ tags: [['x', 'b'.repeat(32)]] });
    event({ content: 'x'.repeat(40_000) });
    expect(heard.map(({ text }) => text)).toEqual(['sealed']);
  });

  test('that ends the subscription is named, and asked again after half a minute', () => {
    const { clock, pipe } = start('nostr');
    const [, name] = got('REQ')[0];
    last().hear(['CLOSED', name, 'rate-limited: too many']);
    expect(pipe.problem).toBe('limited');
    clock.advance(29_000);
    expect(got('REQ')).toHaveLength(1);
    clock.advance(2_000);
    expect(got('REQ')).toHaveLength(2);
    last().hear(['CLOSED', name, 'auth-required: members only']);
    expect(pipe.problem).toBe('refused');
  });

  test('that reports its limit only in a NOTICE is shown with it, until it accepts an event', () => {
    const { pipe } = start('nostr');
    const notice = (text: string) => last().hear(['NOTICE', text]);
    notice('welcome to this relay');
    expect(pipe.problem).toBe(null);
    notice('ERROR: you are sending too many messages, slow down');
    expect(pipe.problem).toBe('limited');
    notice('restricted: members only');
    expect(pipe.problem).toBe('refused');
    pipe.send('sealed', null);
    const [[, event]] = got('EVENT') as [string, { id: string }][];
    last().hear(['OK', event.id, true, '']);
    expect(pipe.problem).toBe(null);
  });

  test('that refuses an event by its rate limit gets the same event twice more, seconds later', async () => {
    const { clock, pipe } = start('nostr');
    pipe.send('sealed', null);
    const refuse = async (reason: string) => {
      const [, event] = got('EVENT').at(-1) as [string, { id: string }];
      last().hear(['OK', event.id, false, reason]);
      await Promise.resolve();
    };
    await refuse('rate-limited: slow down');
    clock.advance(1_900);
    expect(got('EVENT')).toHaveLength(1);
    clock.advance(200);
    expect(got('EVENT')).toHaveLength(2);
    await refuse('rate-limited: slow down');
    clock.advance(5_100);
    expect(got('EVENT')).toHaveLength(3);
    expect(new Set(got('EVENT').map(([, event]) => (event as { id: string }).id)).size).toBe(1);
    await refuse('rate-limited: slow down');
    clock.advance(60_000);
    expect(got('EVENT')).toHaveLength(3);
    pipe.send('sealed too', null);
    await refuse('blocked: not this kind');
    clock.advance(60_000);
    expect(got('EVENT')).toHaveLength(4);
  });

  test('that answers no event within eight seconds is named, and reconnected', () => {
    const { clock, pipe } = start('nostr');
    pipe.send('sealed', null);
    clock.advance(7_900);
    expect([pipe.up, pipe.problem]).toEqual([true, null]);
    clock.advance(200);
    expect([pipe.up, pipe.problem]).toEqual([false, 'silent']);
    clock.advance(2_000);
    expect(FakeSocket.made).toHaveLength(2);
  });
});

describe('a tracker', () => {
  const announced = (fields: object) => last().hear({ action: 'announce', info_hash: PLACE, ...fields });

  test('passes a reply to one peer as the answer to its offer, once', () => {
    const { pipe, heard } = start('tracker');
    announced({ incomplete: 2, complete: 0, interval: 120 });
    announced({ offer: { type: 'offer', sdp: 'sealed' }, offer_id: 'offer 1', peer_id: 'peer 1' });
    expect(heard.map(({ text }) => text)).toEqual(['sealed']);
    pipe.send('reply', heard[0].source);
    expect(last().sent.at(-1)).toMatchObject({
      info_hash: PLACE,
      to_peer_id: 'peer 1',
      offer_id: 'offer 1',
      answer: { sdp: 'reply' }
    });
    // An offer takes one answer: what follows goes to all as offers again.
    pipe.send('more', heard[0].source);
    const { offers, to_peer_id: to } = last().sent.at(-1) as { offers: unknown[]; to_peer_id?: string };
    expect([offers.length, to]).toEqual([2, undefined]);
  });

  test('delivers no text of another place, and none that is too long', () => {
    const { heard } = start('tracker');
    const offer = { offer: { type: 'offer', sdp: 'sealed' }, offer_id: 'offer 1', peer_id: 'peer 1' };
    announced({ ...offer, info_hash: 'b'.repeat(20) });
    announced({ ...offer, offer: { type: 'offer', sdp: 'x'.repeat(40_000) } });
    expect(heard).toEqual([]);
  });

  test('that names a number of peers which is none, or a huge one, does no harm', () => {
    const { pipe } = start('tracker');
    for (const complete of [{ toString: 1, valueOf: 1 }, [[]], '1e9', null, -5, 1e308, true])
      expect(() => announced({ complete, incomplete: complete })).not.toThrow();
    expect([pipe.up, pipe.problem]).toEqual([true, null]);
    announced({ complete: 1e9, incomplete: 1e9 });
    pipe.send('sealed', null);
    expect((last().sent.at(-1) as { offers: unknown[] }).offers).toHaveLength(10);
  });

  test('gets an announcement before it forgets this peer, and is reconnected when it does not answer', () => {
    const { clock, pipe } = start('tracker');
    announced({ incomplete: 1 });
    const before = last().sent.length;
    clock.advance(111_000);
    expect(last().sent.length).toBe(before + 1);
    clock.advance(9_000);
    expect([pipe.up, pipe.problem]).toEqual([false, 'silent']);
    clock.advance(2_000);
    expect(FakeSocket.made).toHaveLength(2);
  });
});

test.each(['nostr', 'tracker'] as const)(
  'a %s point that floods is disconnected for five minutes',
  (kind) => {
    const { clock, pipe } = start(kind);
    for (let i = 0; i < 1_001; i++) last().hear(kind === 'nostr' ? ['NOTICE', 'x'] : { info_hash: PLACE });
    expect([pipe.up, pipe.problem]).toEqual([false, 'flooding']);
    clock.advance(299_000);
    expect(FakeSocket.made).toHaveLength(1);
    clock.advance(2_000);
    expect(FakeSocket.made).toHaveLength(2);
  }
);
