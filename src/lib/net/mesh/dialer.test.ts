import { beforeEach, expect, test } from 'vitest';
import { FakeClock } from '../transport/clock.ts';
import { RtcWire, type PeerConnectionConstructor } from '../transport/rtcWire.ts';
import type { RelayMessage, Signal, SignalMessage } from '../signaling/signals.ts';
import { Dialer, type Path } from './dialer.ts';
import { DEFAULT_TIMING, MAX_PEERS } from './meshOptions.ts';
import type { PeerSession } from './peerSession.ts';
import type { Roster } from './roster.ts';

/** Which offers are made, answered and replaced, and how many connections there are at a time. */

/** A connection that leads nowhere, and what was done with it. */
class DeafConnection {
  static all: DeafConnection[] = [];
  signalingState = 'stable';
  connectionState = 'new';
  localDescription: { sdp: string } | null = null;
  readonly remotes: string[] = [];
  readonly candidates: unknown[] = [];
  /** The browser makes no more connections. */
  static isSpent = false;
  constructor() {
    if (DeafConnection.isSpent) throw new Error('Cannot create so many PeerConnections');
    DeafConnection.all.push(this);
  }
  createDataChannel = () => ({ readyState: 'connecting', bufferedAmount: 0, close: () => undefined });
  createOffer = async () => ({ type: 'offer', sdp: 'mine' });
  createAnswer = async () => ({ type: 'answer', sdp: 'mine' });
  setLocalDescription = async ({ type, sdp }: { type: string; sdp: string }) => {
    this.signalingState = type === 'offer' ? 'have-local-offer' : 'stable';
    this.localDescription = { sdp };
  };
  setRemoteDescription = async ({ type, sdp }: { type: string; sdp: string }) => {
    if (sdp === 'bad') throw new TypeError('bad');
    this.remotes.push(`${type} ${sdp}`);
    this.signalingState = 'stable';
  };
  addIceCandidate = async (candidate: unknown) => void this.candidates.push(candidate);
  close = () => undefined;
}

beforeEach(() => {
  DeafConnection.all = [];
  DeafConnection.isSpent = false;
});

const soon = () => new Promise((done) => setTimeout(done, 2));

function device({ stock = true, mayDial = (_: string): boolean => true, rtc = true } = {}) {
  const clock = new FakeClock();
  const open = new Map<string, PeerSession>();
  const closed: string[] = [];
  const sent: SignalMessage[] = [];
  const path = (relays: Path['relays'] = 'never'): Path => ({ relays, publish: (one) => sent.push(one) });
  const dialer: Dialer = new Dialer({
    selfId: 'm',
    clock,
    timing: DEFAULT_TIMING,
    auth: null,
    Connection: rtc ? (DeafConnection as unknown as PeerConnectionConstructor) : null,
    rtcConfig: {},
    stock,
    roster: { get: (id: string) => open.get(id), all: () => [...open.values()] } as unknown as Roster,
    events: {
      alive: () => undefined,
      opened: () => undefined,
      changed: () => undefined,
      message: () => undefined,
      control: () => undefined,
      closed: (session, reason) => {
        closed.push(`${session.id} ${reason}`);
        dialer.drop(session, reason);
      }
    },
    tier: () => 0,
    mayDial
  });
  const connected = (id: string, kind: string, isStock = false) => {
    const session = {
      id,
      stock: isStock,
      wire: { kind },
      close: (why: string) => closed.push(`${id} ${why}`)
    };
    open.set(id, session as unknown as PeerSession);
  };
  const take = (from: string, more: Partial<Signal> = {}, by = path()) =>
    dialer.take(
      {
        type: 'signal',
        from,
        to: 'm',
        v: 1,
        attempt: 'a',
        signal: { type: 'offer', sdp: 'theirs' },
        ...more
      },
      by
    );
  const frame = (from: string, n: number, link = 'l'): RelayMessage => ({
    type: 'relay',
    from,
    to: 'm',
    v: 1,
    link,
    n,
    data: new Uint8Array(1)
  });
  return { clock, open, closed, sent, dialer, path, connected, take, frame };
}

const made = () => DeafConnection.all.length;

test('there are at most 32 connections and attempts, whoever begins them', async () => {
  for (const begin of [
    ({ take }: ReturnType<typeof device>, id: string) => take(id),
    ({ dialer, path }: ReturnType<typeof device>, id: string) => dialer.dial(id, path()),
    ({ dialer, path, frame }: ReturnType<typeof device>, id: string) =>
      dialer.relay(frame(id, 0), path('failed'), 'relayed')
  ]) {
    const one = device();
    one.connected('here', 'direct');
    for (let i = 0; i < 100; i++) begin(one, `x${i}`);
    await soon();
    const greeted = new Set(one.sent.map((message) => ('to' in message ? message.to : '')));
    expect(greeted.size).toBe(2 * MAX_PEERS - 1);
    // One that ended makes room for another.
    one.clock.advance(DEFAULT_TIMING.attempt + 1);
    one.dialer.tick();
    begin(one, 'later');
    await soon();
    expect(one.sent.some((message) => 'to' in message && message.to === 'later')).toBe(true);
    expect(one.closed).toContain('x0 timeout');
  }
});

test('an offer is answered once; another one of the same peer replaces the attempt, a repeated one does not', async () => {
  const { take, closed, sent } = device();
  take('a');
  take('a');
  expect(made()).toBe(1);
  take('a', { attempt: 'b' });
  await soon();
  expect([made(), closed]).toEqual([2, ['a replaced']]);
  expect(sent.at(-1)).toMatchObject({ to: 'a', attempt: 'b', signal: { type: 'answer', sdp: 'mine' } });
});

test('an offer of one that is not to dial is left out, and so is every one without WebRTC', () => {
  const { take } = device({ mayDial: (id) => id !== 'a' });
  take('a');
  expect(made()).toBe(0);
  take('b');
  expect(made()).toBe(1);
  device({ rtc: false }).take('c');
  expect(made()).toBe(1);
});

test('a plain y-webrtc peer is answered where that is allowed, and never takes the place of one of our own kind', () => {
  const plain = { v: undefined, attempt: undefined } as unknown as Partial<Signal>;
  const strict = device({ stock: false });
  strict.take('a', plain);
  expect(made()).toBe(0);
  strict.take('a');
  expect(DeafConnection.all.splice(0).length).toBe(1);
  const { take, connected, closed } = device({ mayDial: () => false });
  take('a', plain);
  expect(made()).toBe(1);
  connected('b', 'direct');
  take('b', plain);
  expect([made(), closed]).toEqual([1, []]);
  connected('c', 'direct', true);
  take('c', plain);
  expect([made(), closed]).toEqual([2, ['c replaced']]);
  // It names no attempt: a second offer is a new one.
  take('c', plain);
  expect(made()).toBe(3);
});

test('an offer in the name of a peer that is connected does not end the connection', () => {
  const { take, connected, closed } = device();
  connected('a', 'direct');
  take('a');
  expect([made(), closed]).toEqual([1, []]);
});

test('candidates found here go to the peer that is dialled, with the name of the attempt', async () => {
  const { dialer, path, sent } = device();
  dialer.dial('a', path());
  await soon();
  const [{ attempt }] = sent as Signal[];
  const [connection] = DeafConnection.all as unknown as RTCPeerConnection[];
  connection.onicecandidate!({ candidate: { candidate: 'c' } } as unknown as RTCPeerConnectionIceEvent);
  expect(sent[1]).toMatchObject({
    to: 'a',
    attempt,
    signal: { type: 'candidate', candidate: { candidate: 'c' } }
  });
});

test('attempts end after their time and not before, of codes carried by hand only when they may', () => {
  const { dialer, path, clock, closed } = device();
  const byHand = [true, false].map((patient) => {
    const wire = new RtcWire(DeafConnection as unknown as PeerConnectionConstructor, {});
    wire.patient = patient;
    return dialer.adopt(wire);
  });
  clock.advance(DEFAULT_TIMING.attempt);
  dialer.dial('a', path());
  dialer.tick();
  expect(closed).toEqual([]);
  clock.advance(1);
  dialer.tick();
  expect(closed).toEqual(['null timeout']);
  byHand[0].close('failed');
  // A peer that never said its id is nobody to wait for.
  expect(dialer.waiting.map(({ id }) => id)).toEqual(['a']);
  dialer.dial('b', path());
  clock.advance(DEFAULT_TIMING.attempt);
  dialer.tick();
  expect(closed.slice(2)).toEqual(['a timeout']);
});

test('a peer that was connected before is rescued over the server sooner', () => {
  const { dialer, path, clock, sent, closed } = device();
  const wire = new RtcWire(DeafConnection as unknown as PeerConnectionConstructor, {});
  const session = dialer.adopt(wire);
  session.id = 'a';
  dialer.settle(session);
  clock.advance(DEFAULT_TIMING.attempt + 1);
  dialer.tick();
  expect(closed).toEqual([]);
  dialer.dial('a', path('failed'));
  clock.advance(DEFAULT_TIMING.rescue);
  expect(sent.map(({ type }) => type)).toEqual(['relay']);
  // One connection over the server at a time.
  clock.advance(DEFAULT_TIMING.attempt - 1);
  dialer.tick();
  const before = sent.length;
  dialer.dial('a', path('failed'));
  clock.advance(DEFAULT_TIMING.detour);
  expect(sent.slice(before).filter((one) => one.type === 'relay' && one.n === 0)).toEqual([]);
});

test('answers and candidates reach the attempt that they name, and no other', async () => {
  const { dialer, path, sent, take, closed } = device();
  dialer.dial('a', path());
  await soon();
  const [{ attempt }] = sent as Signal[];
  const candidate = { type: 'candidate', candidate: { candidate: 'c' } } as const;
  const answer = { type: 'answer', sdp: 'theirs' } as const;
  for (const [from, name] of [
    ['a', 'other'],
    ['b', attempt!]
  ] as const)
    for (const signal of [candidate, answer]) take(from, { attempt: name, signal });
  await soon();
  expect([DeafConnection.all[0].remotes, DeafConnection.all[0].candidates]).toEqual([[], []]);
  take('a', { attempt: attempt!, signal: candidate });
  take('a', { attempt: attempt!, signal: answer });
  await soon();
  expect(DeafConnection.all[0].remotes).toEqual(['answer theirs']);
  expect(DeafConnection.all[0].candidates).toEqual([{ candidate: 'c' }]);
  expect([made(), closed]).toEqual([1, []]);
});

test('an offer or answer that the browser refuses ends its attempt', async () => {
  const { dialer, path, sent, take, closed } = device();
  take('a', { signal: { type: 'offer', sdp: 'bad' } });
  dialer.dial('b', path());
  await soon();
  const attempt = (sent as Signal[]).find(({ to }) => to === 'b')!.attempt!;
  take('b', { attempt, signal: { type: 'answer', sdp: 'bad' } });
  await soon();
  expect(closed).toEqual(['a failed', 'b failed']);
});

test('of offers that the browser refuses 64 are tried at once and four a second, from however many names', async () => {
  const { take, clock, dialer } = device();
  const flood = async (name: string) => {
    for (let n = 0; n < 100; n++) {
      take(`${name}${n}`, { signal: { type: 'offer', sdp: 'bad' } });
      await new Promise((done) => setImmediate(done));
    }
    return DeafConnection.all.length;
  };
  expect(await flood('a')).toBe(64);
  clock.advance(1_000);
  expect(await flood('b')).toBe(68);
  // Own attempts count as well.
  dialer.dial('z', { relays: 'never', publish: () => undefined });
  expect(DeafConnection.all).toHaveLength(68);
});

test('beside a session that may be another device’s, a peer is dialled and reached over the server, while that session stays', async () => {
  const over = async (change: (one: ReturnType<typeof device>) => void, isBeside: boolean) => {
    const one = device();
    one.connected('y', isBeside ? 'direct' : 'relayed');
    one.dialer.dial('y', one.path('failed'), isBeside ? one.open.get('y') : undefined);
    await soon();
    change(one);
    one.clock.advance(DEFAULT_TIMING.detour);
    await soon();
    return one.sent.map(({ type }) => type);
  };
  expect(await over(() => undefined, true)).toEqual(['signal', 'relay']);
  expect(await over(({ connected }) => connected('y', 'direct'), true)).toEqual(['signal']);
  expect(await over(() => undefined, false)).toEqual(['signal']);
});

test('where the browser makes no more connections, dialling and answering fail, and frames go over the server', async () => {
  const { dialer, take, path, sent } = device();
  DeafConnection.isSpent = true;
  take('x');
  dialer.dial('y', path('failed'));
  expect([dialer.waiting.map(({ id }) => id).sort(), sent]).toEqual([['x', 'y'], []]);
  dialer.dial('y', path('failed'));
  await soon();
  expect(sent.map(({ type }) => type)).toEqual(['relay']);
});

test('a peer is dialled once at a time, not where it is connected, and later after each failure', async () => {
  const { dialer, path, clock, connected } = device();
  dialer.dial('a', path());
  dialer.dial('a', path());
  expect(made()).toBe(1);
  connected('b', 'direct');
  dialer.dial('b', path());
  expect(made()).toBe(1);
  connected('c', 'relayed');
  dialer.dial('c', path());
  expect(made()).toBe(2);
  const dials = () => {
    const before = made();
    dialer.dial('a', path());
    return made() > before;
  };
  for (const failures of [1, 2]) {
    clock.advance(DEFAULT_TIMING.attempt + 1);
    dialer.tick();
    clock.advance(DEFAULT_TIMING.beacon * failures - 1);
    expect(dials()).toBe(false);
    clock.advance(1);
    expect(dials()).toBe(true);
  }
});

test('a relayed peer is tried directly once a minute', () => {
  const { dialer, path, clock, connected } = device();
  connected('a', 'relayed');
  dialer.upgrade('a', path());
  expect(made()).toBe(1);
  clock.advance(DEFAULT_TIMING.attempt + 1);
  dialer.tick();
  clock.advance(DEFAULT_TIMING.upgrade - 1);
  dialer.upgrade('a', path());
  expect(made()).toBe(1);
  clock.advance(1);
  dialer.upgrade('a', path());
  expect(made()).toBe(2);
});

test('frames go over the server after a failure or a slow attempt, between tabs at once, and over a peer never', async () => {
  const relays = (sent: readonly SignalMessage[]) => sent.filter(({ type }) => type === 'relay').length;
  const tabs = device();
  tabs.dialer.dial('a', tabs.path('once'));
  expect([relays(tabs.sent), made()]).toEqual([1, 0]);
  tabs.connected('b', 'relayed');
  tabs.dialer.dial('b', tabs.path('once'));
  expect(relays(tabs.sent)).toBe(1);
  const none = device({ rtc: false });
  none.dialer.dial('a', none.path('never'));
  none.dialer.dial('b', none.path('failed'));
  expect(none.sent).toMatchObject([{ type: 'relay', to: 'b' }]);

  const { dialer, path, clock, sent } = device();
  dialer.dial('slow', path('failed'));
  clock.advance(DEFAULT_TIMING.detour - 1);
  expect(relays(sent)).toBe(0);
  clock.advance(1);
  expect(relays(sent)).toBe(1);
  clock.advance(DEFAULT_TIMING.attempt + 1);
  dialer.tick();
  const before = [made(), sent.filter((one) => 'to' in one && one.type === 'relay' && one.n === 0).length];
  dialer.dial('slow', path('failed'));
  const after = [made(), sent.filter((one) => 'to' in one && one.type === 'relay' && one.n === 0).length];
  expect(after).toEqual([before[0], before[1] + 1]);
});

test('a relayed connection begins with its first frame only, and none is made by its end', () => {
  const { dialer, path, frame, sent, closed } = device();
  for (const n of [1, 7, -1]) dialer.relay(frame('a', n), path('failed'), 'relayed');
  expect(sent).toEqual([]);
  dialer.relay(frame('a', 0), path('failed'), 'relayed');
  const greeting = sent.length;
  expect(greeting).toBeGreaterThan(0);
  // Further frames belong to it; one of another link is another connection.
  dialer.relay(frame('a', 1), path('failed'), 'relayed');
  expect(sent.length).toBe(greeting);
  dialer.relay(frame('a', 0, 'other'), path('failed'), 'relayed');
  expect(sent.length).toBe(2 * greeting);
  // Its end ends it, and it may begin anew.
  expect(closed).toEqual([]);
  dialer.relay(frame('a', -1), path('failed'), 'relayed');
  expect(closed).toEqual(['a left']);
  const before = sent.length;
  dialer.relay(frame('a', 0), path('failed'), 'relayed');
  expect(sent.length).toBe(before + greeting);
});

test('when a way is lost, attempts that wait for an answer by it end, and others go on', async () => {
  const { dialer, path, closed, take, sent } = device();
  const [lost, other] = [path(), path()];
  dialer.dial('a', lost);
  dialer.dial('b', other);
  dialer.dial('c', lost);
  take('d', {}, lost);
  await soon();
  const attempt = (sent as Signal[]).find(({ to }) => to === 'c')!.attempt!;
  take('c', { attempt, signal: { type: 'answer', sdp: 'theirs' } }, lost);
  await soon();
  dialer.interrupted(lost);
  expect(closed).toEqual(['a replaced']);
  // That was no failure: it is dialled again at once.
  const before = made();
  dialer.dial('a', other);
  expect(made()).toBe(before + 1);
});

test('a fresh start ends all that is under way, and forgets whom it failed to reach', () => {
  const { dialer, path, frame, closed, clock } = device();
  dialer.dial('a', path());
  dialer.relay(frame('b', 0), path('failed'), 'relayed');
  clock.advance(1);
  dialer.reset('slept');
  expect(closed).toEqual(['a slept', 'b slept']);
  expect(dialer.waiting).toEqual([]);
});

test('a connection that gave way to another one, or that was refused, is no failure', () => {
  const { dialer, take } = device();
  take('a');
  take('a', { attempt: 'b' });
  expect(dialer.waiting).toMatchObject([{ id: 'a', reason: null }]);
  for (const reason of ['replaced', 'full', 'destroyed'] as const) {
    const session = dialer.adopt(new RtcWire(DeafConnection as unknown as PeerConnectionConstructor, {}));
    session.id = reason;
    session.close(reason);
  }
  expect(dialer.waiting.map(({ id }) => id)).toEqual(['a']);
});

test('who tries in vain is waited for, and who left is not', () => {
  const { dialer, path, clock } = device();
  dialer.dial('a', path());
  expect(dialer.waiting.map(({ id }) => id)).toEqual(['a']);
  clock.advance(DEFAULT_TIMING.attempt + 1);
  dialer.tick();
  expect(dialer.waiting).toMatchObject([{ id: 'a', reason: 'timeout' }]);
  clock.advance(300_001);
  dialer.tick();
  expect(dialer.waiting).toEqual([]);
});
