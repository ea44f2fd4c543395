import { fromBase64, toBase64 } from 'lib0/buffer';
import * as encoding from 'lib0/encoding';
import { WebSocket as NodeSocket } from 'ws';
import { afterEach, describe, expect, test } from 'vitest';
import { deriveRoomKey, seal } from '../crypto/roomKey.ts';
import { newInvite, type Invite } from '../link/link.ts';
import { startNostrRelay, startTracker, type Fault, type TestPoint } from '../testing/meetingPoints.ts';
import { offerMessage } from '../testing/signals.ts';
import { sleep, until } from '../testing/webrtc.ts';
import { pipesFor } from './openPipe.ts';
import { readPoint } from './point.ts';
import type { PointPipe, Source } from './pointPipe.ts';
import { PointsWay } from './pointsWay.ts';
import { encodeSignal, type SignalMessage } from './signals.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

const starts = { nostr: startNostrRelay, tracker: startTracker } as const;
const kinds = ['nostr', 'tracker'] as const;

async function point(kind: keyof typeof starts, fault: Fault = 'none'): Promise<TestPoint> {
  const started = await starts[kind](fault);
  open.push(started);
  return started;
}

interface Peer {
  readonly way: PointsWay;
  readonly heard: SignalMessage[];
}

/** A peer with this link at these points; `id` announces itself whenever a point opens, as the mesh does. */
async function peer(
  id: string,
  invite: Invite,
  points: readonly { readonly address: string }[],
  options: { needed?: () => boolean; page?: string; wallClock?: () => number } = {}
): Promise<Peer> {
  const { needed = () => true, page = 'http://localhost/', wallClock = Date.now } = options;
  const key = await deriveRoomKey(invite.key, invite.room);
  const way = new PointsWay({
    points: points.map(({ address }) => readPoint(address)!),
    key,
    needed,
    openPipe: pipesFor({
      room: invite.room,
      key: invite.key,
      page,
      wallClock,
      WebSocket: NodeSocket as unknown as typeof WebSocket
    })
  });
  open.push(way);
  const heard: SignalMessage[] = [];
  way.start(
    (message) => heard.push(message),
    () => {
      if (way.status.up) way.publish({ type: 'announce', from: id, v: 1 });
    }
  );
  return { way, heard };
}

const announced = (at: Peer, id: string) =>
  until(() => at.heard.some((message) => message.type === 'announce' && message.from === id), 8_000);

/** Both hear each other, and a signal in each direction arrives once. */
async function meet(a: Peer, b: Peer): Promise<void> {
  await Promise.race([announced(a, 'b'), announced(b, 'a')]);
  a.way.publish(offerMessage('a', 'b', 'from a'));
  b.way.publish(offerMessage('b', 'a', 'from b'));
  const sdp = (at: Peer) =>
    at.heard.flatMap((m) => (m.type === 'signal' && 'sdp' in m.signal ? [m.signal.sdp] : []));
  await until(() => sdp(a).length > 0 && sdp(b).length > 0, 8_000);
  await sleep(300);
  expect([sdp(a), sdp(b)]).toEqual([['from b'], ['from a']]);
}

describe.each(kinds)('one meeting point of the kind %s', (kind) => {
  test('passes announcements and signals both ways, sealed', async () => {
    const at = await point(kind);
    const invite = newInvite();
    const [a, b] = [await peer('a', invite, [at]), await peer('b', invite, [at])];
    await meet(a, b);
    const said = at.received.join('\n');
    for (const secret of [invite.room, invite.key, 'announce"', 'from a']) {
      if (secret !== 'announce"' || kind === 'nostr') expect(said).not.toContain(secret);
    }
  });

  test('a peer with another key, or in another room, is ignored', async () => {
    const at = await point(kind);
    const invite = newInvite();
    const a = await peer('a', invite, [at]);
    const other = await peer('b', { ...newInvite(), room: invite.room }, [at]);
    const third = await peer('c', { ...newInvite(), key: invite.key }, [at]);
    await until(() => at.received.length > 5, 10_000);
    await sleep(1_500);
    expect([a.heard, other.heard, third.heard]).toEqual([[], [], []]);
  });

  test('frames of a connection are neither sent nor accepted', async () => {
    const at = await point(kind);
    const invite = newInvite();
    const [a, b] = [await peer('a', invite, [at]), await peer('b', invite, [at])];
    await announced(b, 'a');
    const before = at.received.length;
    a.way.publish({ type: 'relay', from: 'a', to: 'b', v: 1, link: 'l', n: 0, data: Uint8Array.of(1) });
    await sleep(600);
    expect(at.received.slice(before).length).toBeLessThanOrEqual(1);
    expect(b.heard.some(({ type }) => type === 'relay')).toBe(false);
  });

  test('two peers connect at a point that was down at first, once it is back', async () => {
    const at = await point(kind);
    await at.pause();
    const invite = newInvite();
    const [a, b] = [await peer('a', invite, [at]), await peer('b', invite, [at])];
    await sleep(500);
    expect(a.way.status.up).toBe(false);
    await at.resume();
    await meet(a, b);
  });

  test.each(['silent', 'swallows', 'limited', 'nonsense'] as const)(
    'a point that is %s does no harm beside one that works',
    async (fault) => {
      const [bad, good] = [await point(kind, fault), await point(kind === 'nostr' ? 'tracker' : 'nostr')];
      const invite = newInvite();
      const a = await peer('a', invite, [bad, good]);
      await meet(a, await peer('b', invite, [bad, good]));
      const named = { limited: kind === 'nostr' ? 'limited' : 'refused', nonsense: 'nonsense' } as Partial<
        Record<Fault, string>
      >;
      if (named[fault]) expect(a.way.status.points[0].problem).toBe(named[fault]);
    }
  );

  test('a slow point only takes longer', async () => {
    const at = await point(kind, 'slow');
    const invite = newInvite();
    await meet(await peer('a', invite, [at]), await peer('b', invite, [at]));
  });
});

/** A peer at a point of which a test is the other side: it says what anyone in the room may, and sees what is sent. */
async function pointInHand() {
  const invite = newInvite();
  const key = await deriveRoomKey(invite.key, invite.room);
  let hear: (text: string, source: Source) => void = () => undefined;
  const sent: (Source | null)[] = [];
  const pipe: PointPipe = {
    up: true,
    problem: null,
    open: ({ heard }) => (hear = heard),
    send: (_, to) => void sent.push(to),
    refresh: () => undefined,
    close: () => undefined
  };
  const points = [readPoint('nostr:point.example')!];
  const way = new PointsWay({ points, key, needed: () => true, openPipe: () => Promise.resolve(pipe) });
  open.push(way);
  const heard: SignalMessage[] = [];
  way.start(
    (message) => heard.push(message),
    () => undefined
  );
  await sleep(0);
  /** A bundle as a peer with the key seals it, with bytes behind that no reader looks at. */
  const sealed = async (messages: readonly SignalMessage[], more = 0): Promise<string> => {
    const out = encoding.createEncoder();
    encoding.writeVarUint(out, messages.length);
    for (const message of messages) encoding.writeVarUint8Array(out, encodeSignal(message));
    encoding.writeUint8Array(out, new Uint8Array(more));
    return toBase64(await seal(key, encoding.toUint8Array(out)));
  };
  /** Says texts one after another, then waits until all were opened: long ones take longer than the short last one. */
  const say = async (texts: readonly string[], source: Source = {}): Promise<void> => {
    for (const text of texts) hear(text, source);
    const before = heard.length;
    hear(await sealed([offerMessage('b', 'a', 'the last')]), source);
    await until(() => heard.slice(before).some(isLast), 8_000);
    await sleep(100);
    heard.splice(heard.findIndex(isLast), 1);
  };
  return { way, heard, sent, sealed, say };
}

const isLast = (message: SignalMessage) =>
  message.type === 'signal' && 'sdp' in message.signal && message.signal.sdp === 'the last';

describe('what a peer with the key says at a point', () => {
  test('a frame of a connection is not accepted', async () => {
    const { heard, sealed, say } = await pointInHand();
    const frame = { from: 'b', to: 'a', v: 1, link: 'l', n: 0, data: Uint8Array.of(1) } as const;
    await say([await sealed([{ type: 'relay', ...frame }, offerMessage('b', 'a', 'after it')])]);
    expect(heard.map(({ type }) => type)).toEqual(['signal']);
  });

  test('a text of more than 32 KiB is not opened', async () => {
    const { heard, sealed, say } = await pointInHand();
    const message = offerMessage('b', 'a', 'offer');
    const long = 30_000;
    const room = long + 32 * 1024 - fromBase64(await sealed([message], long)).length;
    await say([await sealed([message], room)]);
    expect(heard).toHaveLength(1);
    await say([await sealed([message], room + 1)]);
    expect(heard).toHaveLength(1);
  });

  test('the last 512 texts are remembered: a repeated one counts once, and their number is bounded', async () => {
    const { heard, sealed, say } = await pointInHand();
    const text = await sealed([offerMessage('b', 'a', 'offer')]);
    await say([text, text]);
    await say([text]);
    expect(heard).toHaveLength(1);
    // What nobody with the key wrote takes no place.
    await say(
      Array.from({ length: 600 }, (_, n) => toBase64(Uint8Array.of(n >> 8, n, ...new Uint8Array(64))))
    );
    await say([text]);
    expect(heard).toHaveLength(1);
    await say(await Promise.all(Array.from({ length: 512 }, () => sealed([]))));
    await say([text]);
    expect(heard).toHaveLength(2);
  });

  test('where a peer was heard is remembered of 64 at a time, under however many names a stranger comes', async () => {
    const { way, sent, sealed, say } = await pointInHand();
    const source: Source = {};
    const reply = async () => {
      const before = sent.length;
      way.publish(offerMessage('a', 'friend', 'answer'));
      await until(() => sent.length > before, 8_000);
      return sent.at(-1);
    };
    await say([await sealed([offerMessage('friend', 'a', 'offer')])], source);
    expect(await reply()).toBe(source);
    for (const round of [0, 1]) {
      const strangers = Array.from({ length: 31 }, (_, n) => offerMessage(`${round} ${n}`, 'a', 'offer'));
      await say([await sealed(strangers)]);
      expect(await reply()).toBe(source);
    }
    // The names "friend" and "b" of the last texts are the other two.
    await say([await sealed([offerMessage('one more', 'a', 'offer')])]);
    expect(await reply()).toBe(null);
  });
});

test('a dead point beside two that work changes nothing', async () => {
  const points = [await point('nostr'), await point('tracker'), await point('nostr')];
  await points[2].pause();
  const invite = newInvite();
  await meet(await peer('a', invite, points), await peer('b', invite, points));
});

test('no point is contacted while no player is missing', async () => {
  const points = [await point('nostr'), await point('tracker')];
  let missing = false;
  const { way } = await peer('a', newInvite(), points, { needed: () => missing });
  await sleep(1_200);
  expect(points.map(({ connections }) => connections)).toEqual([0, 0]);
  missing = true;
  await until(() => way.status.points.every(({ up }) => up), 5_000);
});

test('plain ws:// is not dialled from an https page, and named', async () => {
  const { way } = await peer('a', newInvite(), [{ address: 'nostr:ws://192.0.2.1:7000/' }], {
    page: 'https://play.example/'
  });
  await until(() => way.status.points[0].problem === 'insecure', 2_000);
  expect(way.status.up).toBe(false);
});
