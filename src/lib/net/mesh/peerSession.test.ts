import { ed25519 } from '@noble/curves/ed25519.js';
import { describe, expect, test } from 'vitest';
import { sameBytes } from '../link/base64url.ts';
import { FakeClock } from '../transport/clock.ts';
import { Frame, FRAME_SIZE, frame } from '../transport/frames.ts';
import { createHello, decodeHello, encodeHello, type Authenticator } from './hello.ts';
import { PeerSession } from './peerSession.ts';
import { MAX_MESSAGE } from '../transport/transport.ts';
import { BaseWire, type Fingerprints } from '../transport/wire.ts';

class PairedWire extends BaseWire {
  readonly kind = 'direct';
  other: PairedWire | null = null;
  /** Buffered bytes; set by a test to apply back-pressure. */
  buffered = 0;
  deaf = false;
  sent: Uint8Array[] = [];

  constructor(
    readonly fingerprints: Fingerprints,
    private readonly clock: FakeClock
  ) {
    super();
  }

  send(bytes: Uint8Array): void {
    if (this.closed) throw new Error('closed');
    this.sent.push(bytes);
    this.clock.after(1, () => {
      if (this.other && !this.other.deaf && !this.other.closed) this.other.onFrame(bytes);
    });
  }

  protected release(): void {
    this.clock.after(1, () => this.other?.ended(false));
  }
}

function authenticator(secret: Uint8Array, accepts = 'room', claimed?: Uint8Array): Authenticator {
  return {
    publicKey: claimed ?? ed25519.getPublicKey(secret),
    scope: () => 'room',
    accepts: (scope) => scope === accepts,
    sign: (bytes) => ed25519.sign(bytes, secret),
    verify: (publicKey, bytes, signature) => ed25519.verify(signature, bytes, publicKey)
  };
}

interface End {
  session: PeerSession;
  wire: PairedWire;
  heard: Uint8Array[];
  reasons: string[];
  /** How often the session reported a change. */
  changes: number;
}

/** An authenticator that does not know whether a proof holds until it is told by `check`. */
function slowCheck() {
  let answer: (holds: boolean) => void = () => undefined;
  const verify = () => new Promise<boolean>((done) => (answer = done));
  return { slow: { ...authenticator(secrets[0]), verify }, check: (holds: boolean) => answer(holds) };
}

function ends(
  clock: FakeClock,
  auths: readonly (Authenticator | null)[],
  prints: readonly Fingerprints[] = [
    { local: 'a', remote: 'b' },
    { local: 'b', remote: 'a' }
  ]
): End[] {
  const wires = prints.map((print) => new PairedWire(print, clock));
  wires[0].other = wires[1];
  wires[1].other = wires[0];
  return wires.map((wire, index) => {
    const heard: Uint8Array[] = [];
    const reasons: string[] = [];
    const context = { epoch: 0, clock, auth: auths[index], tier: 0, deadAfter: 8_000, deadAfterAway: 70_000 };
    const end = { wire, heard, reasons, changes: 0 };
    const session = new PeerSession(
      wire,
      ['y', 'x'][index],
      false,
      { ...context, selfId: ['x', 'y'][index] },
      {
        alive: () => undefined,
        opened: () => undefined,
        changed: () => void end.changes++,
        message: (_, bytes) => heard.push(bytes),
        control: () => undefined,
        closed: (_, reason) => reasons.push(reason)
      }
    );
    return Object.assign(end, { session });
  });
}

async function settle(clock: FakeClock): Promise<void> {
  for (let turn = 0; turn < 20; turn++) {
    clock.advance(1);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function greeted(...args: Parameters<typeof ends>): Promise<End[]> {
  const both = ends(...args);
  for (const { wire } of both) wire.onOpen();
  await settle(args[0]);
  return both;
}

const secrets = [1, 2, 3].map((byte) => new Uint8Array(32).fill(byte));

describe('greeting', () => {
  test('each side learns which key the other holds', async () => {
    const auths = [authenticator(secrets[0]), authenticator(secrets[1])];
    const [a, b] = await greeted(new FakeClock(), auths);
    expect([a.session.state, b.session.state]).toEqual(['open', 'open']);
    expect(sameBytes(a.session.info.identity ?? new Uint8Array(), auths[1].publicKey)).toBe(true);
    expect(sameBytes(b.session.info.identity ?? new Uint8Array(), auths[0].publicKey)).toBe(true);
  });

  test('a man in the middle of the signalling is detected', async () => {
    const auths = [authenticator(secrets[0]), authenticator(secrets[1])];
    const [a, b] = await greeted(new FakeClock(), auths, [
      { local: 'a', remote: 'middle' },
      { local: 'b', remote: 'middle' }
    ]);
    expect([a.reasons[0], b.reasons[0]]).toContain('impostor');
    expect([a.session.state, b.session.state]).toEqual(['closed', 'closed']);
  });

  test('a key that the peer does not hold, or a proof for another table, does not count', async () => {
    const stolen = authenticator(secrets[2], 'room', ed25519.getPublicKey(secrets[1]));
    const [a] = await greeted(new FakeClock(), [authenticator(secrets[0]), stolen]);
    expect(a.reasons).toEqual(['impostor']);
    const elsewhere = authenticator(secrets[0], 'another room');
    const [c] = await greeted(new FakeClock(), [elsewhere, authenticator(secrets[1])]);
    expect(c.reasons).toEqual(['impostor']);
  });

  test('an epoch altered in transit does not count: the epoch decides which of two sessions stays', async () => {
    const clock = new FakeClock();
    const [a, b] = ends(clock, [authenticator(secrets[0]), authenticator(secrets[1])]);
    const { send } = b.wire;
    b.wire.send = (bytes) => {
      if (bytes[0] !== Frame.hello) return send.call(b.wire, bytes);
      const hello = decodeHello(bytes.subarray(1))!;
      send.call(b.wire, frame(Frame.hello, encodeHello({ ...hello, epoch: hello.epoch + 1 })));
    };
    for (const { wire } of [a, b]) wire.onOpen();
    await settle(clock);
    expect(a.reasons).toEqual(['impostor']);
  });

  test('a peer without a key is admitted without an identity', async () => {
    const [a, b] = await greeted(new FakeClock(), [authenticator(secrets[0]), null]);
    expect([a.session.state, b.session.state]).toEqual(['open', 'open']);
    expect(a.session.info.identity).toBeNull();
  });
});

describe('a greeting that no peer of ours sends', () => {
  const hello = (id: string) => frame(Frame.hello, encodeHello(createHello(id, 0, null)));
  const message = frame(Frame.last, Uint8Array.of(7));
  test.each<[string, readonly Uint8Array[], string[]]>([
    ['a second hello', [hello('y'), hello('y')], ['malformed']],
    ['a hello under our own id', [hello('x')], ['malformed']],
    ['a hello under another id than was dialled', [hello('z')], ['impostor']],
    ['a hello that is none', [frame(Frame.hello, Uint8Array.of(1, 2))], ['malformed']],
    ['a proof before the hello', [frame(Frame.proof, new Uint8Array(64))], ['malformed']],
    ['a frame larger than any', [new Uint8Array(FRAME_SIZE + 1).fill(Frame.last)], ['malformed']],
    ['256 messages before the proof', new Array<Uint8Array>(256).fill(message), []],
    ['more than that', new Array<Uint8Array>(257).fill(message), ['malformed']],
    ['nothing', [new Uint8Array()], []]
  ])('%s', async (_, frames, reasons) => {
    const clock = new FakeClock();
    const [a, b] = ends(clock, [null, null]);
    a.wire.onOpen();
    for (const bytes of frames) b.wire.send(bytes);
    await settle(clock);
    expect(a.reasons).toEqual(reasons);
    expect([a.session.identity, a.heard]).toEqual([null, []]);
  });

  test('what came while a proof is checked is read after it, or never', async () => {
    for (const isHonest of [true, false]) {
      const clock = new FakeClock();
      const { slow, check } = slowCheck();
      const [a, b] = ends(clock, [slow, authenticator(secrets[1])]);
      for (const { wire } of [a, b]) wire.onOpen();
      await settle(clock);
      b.wire.send(message);
      await settle(clock);
      expect([a.session.state, a.heard]).toEqual(['greeting', []]);
      check(isHonest);
      await settle(clock);
      expect([a.session.state, a.heard.length]).toEqual(isHonest ? ['open', 1] : ['closed', 0]);
      expect(a.session.identity === null).toBe(!isHonest);
    }
  });

  test('a connection that ended while a proof was checked stays closed', async () => {
    const clock = new FakeClock();
    const { slow, check } = slowCheck();
    const [a, b] = ends(clock, [slow, authenticator(secrets[1])]);
    for (const { wire } of [a, b]) wire.onOpen();
    await settle(clock);
    a.session.close('timeout');
    check(true);
    await settle(clock);
    expect([a.session.state, a.reasons]).toEqual(['closed', ['timeout']]);
  });

  test('a device that cannot sign its proof ends the connection', async () => {
    const mute = { ...authenticator(secrets[0]), sign: () => Promise.reject(new Error('no key')) };
    const [a] = await greeted(new FakeClock(), [mute, authenticator(secrets[1])]);
    expect(a.reasons).toEqual(['failed']);
  });
});

test('a seat’s key counts for more than any key, and any for more than none', async () => {
  const seated = {
    ...authenticator(secrets[0]),
    isSeated: (key: Uint8Array) => key[0] === authenticator(secrets[1]).publicKey[0]
  };
  const standing = async (other: Authenticator | null) =>
    (await greeted(new FakeClock(), [seated, other]))[0].session.standing;
  expect(await standing(authenticator(secrets[1]))).toBe(2);
  expect(await standing(authenticator(secrets[2]))).toBe(1);
  expect(await standing(null)).toBe(0);
});

describe('an open session', () => {
  test('that is reported dead ends unless its peer shows a sign of life', async () => {
    for (const deaf of [true, false]) {
      const clock = new FakeClock();
      const [a, b] = await greeted(clock, [null, null]);
      b.wire.deaf = deaf;
      a.session.challenge(2_000, false);
      clock.advance(1_900);
      expect(a.session.state).toBe('open');
      clock.advance(200);
      expect(a.reasons).toEqual(deaf ? ['silent'] : []);
    }
  });

  test('is not ended for a silence while this device itself was suspended', async () => {
    const clock = new FakeClock();
    const [a] = await greeted(clock, [null, null]);
    clock.freeze(20_000);
    a.session.tick(false, false);
    expect(a.session.state).toBe('open');
    a.session.tick(false, true);
    expect(a.reasons).toEqual(['silent']);
  });

  test('ends where its wire fails to send', async () => {
    const clock = new FakeClock();
    const [a] = await greeted(clock, [null, null]);
    a.wire.send = () => {
      throw new Error('gone');
    };
    expect(a.session.send(Uint8Array.of(1))).toBe(false);
    expect(a.reasons).toEqual(['failed']);
  });

  test('splits messages into frames of 16 KB and waits while the wire is full', async () => {
    const clock = new FakeClock();
    const [a, b] = await greeted(clock, [null, null]);
    a.wire.sent = [];
    a.wire.buffered = 300_000;
    const message = new Uint8Array(600_000).map((_, index) => index % 251);
    expect(a.session.send(message)).toBe(true);
    expect(a.wire.sent.length).toBe(0);
    a.wire.buffered = 0;
    a.wire.onDrain();
    await settle(clock);
    expect(a.wire.sent.length).toBe(Math.ceil(600_000 / (16 * 1024 - 1)));
    expect(b.heard.length === 1 && sameBytes(b.heard[0], message)).toBe(true);
    expect(a.session.send(new Uint8Array(MAX_MESSAGE + 1))).toBe(false);
  });

  test('drops a peer that reads nothing, and one that sends too much', async () => {
    const clock = new FakeClock();
    const [a] = await greeted(clock, [null, null]);
    a.wire.buffered = 1_000_000;
    for (let i = 0; i < 6; i++) a.session.send(new Uint8Array(1_900_000));
    expect(a.reasons).toEqual(['slow']);
    const [c, d] = await greeted(clock, [null, null]);
    const part = frame(Frame.more, new Uint8Array(16_000));
    for (let i = 0; i < 140; i++) c.wire.send(part);
    await settle(clock);
    expect(d.reasons).toEqual(['malformed']);
    const [e, f] = await greeted(clock, [null, null]);
    for (let i = 0; i < 200; i++) e.wire.send(frame(Frame.more, Uint8Array.of(1)));
    await settle(clock);
    expect(f.reasons).toEqual(['malformed']);
    const [g, h] = await greeted(clock, [null, null]);
    for (let i = 0; i < 5_000; i++) g.wire.send(frame(Frame.pong, new Uint8Array(8)));
    await settle(clock);
    expect(h.reasons).toEqual(['flooding']);
  });

  test('sends a plain y-webrtc peer nothing that does not fit into one send', () => {
    const clock = new FakeClock();
    const [{ wire }] = ends(clock, [null, null]);
    const idle = () => undefined;
    const stock = new PeerSession(
      wire,
      'y',
      true,
      { selfId: 'x', epoch: 0, clock, auth: null, tier: 0, deadAfter: 8_000, deadAfterAway: 70_000 },
      { alive: idle, opened: idle, changed: idle, message: idle, control: idle, closed: idle }
    );
    wire.onOpen();
    expect(stock.send(new Uint8Array(256 * 1024))).toBe(false);
    expect(wire.sent).toEqual([]);
    expect(stock.send(new Uint8Array(256 * 1024 - 1))).toBe(true);
    expect(wire.sent.map(({ length }) => length)).toEqual([256 * 1024 - 1]);
  });

  test('tells only once that its peer’s page is hidden', async () => {
    const clock = new FakeClock();
    const [a, b] = await greeted(clock, [null, null]);
    for (let i = 0; i < 5; i++) b.session.tick(true);
    await settle(clock);
    expect(a.changes).toBe(1);
    b.session.tick(false);
    await settle(clock);
    expect(a.changes).toBe(2);
  });

  test('an answer to a ping of any length, or from the future, ends nothing and measures nothing', async () => {
    const clock = new FakeClock();
    const [a, b] = await greeted(clock, [null, null]);
    const { rtt } = b.session.info;
    for (const length of [0, 1, 7, 9, 4_000]) b.wire.onFrame(frame(Frame.pong, new Uint8Array(length)));
    for (const sent of [NaN, Infinity, -Infinity, clock.now() + 1, clock.now() - 60_000]) {
      const time = new Uint8Array(8);
      new DataView(time.buffer).setFloat64(0, sent);
      b.wire.onFrame(frame(Frame.pong, time));
    }
    expect(b.session.info.rtt).toBe(rtt);
    expect([a.session.state, b.session.state]).toEqual(['open', 'open']);
  });

  test('ends after eight silent seconds, or seventy when the page was hidden', async () => {
    const clock = new FakeClock();
    const run = async (hidden: boolean): Promise<number> => {
      const [a, b] = await greeted(clock, [null, null]);
      b.session.tick(hidden);
      await settle(clock);
      expect(a.session.info.away).toBe(hidden);
      a.wire.deaf = true;
      let seconds = 0;
      while (a.session.state === 'open' && seconds < 200) {
        clock.advance(2_000);
        a.session.tick(false);
        seconds += 2;
      }
      expect(a.reasons).toEqual(['silent']);
      return seconds;
    };
    expect(await run(false)).toBeLessThanOrEqual(10);
    const away = await run(true);
    expect(away).toBeGreaterThan(68);
    expect(away).toBeLessThanOrEqual(72);
  });
});
