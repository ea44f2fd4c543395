import { fromBase64, toBase64 } from 'lib0/buffer';
import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { expect, test } from 'vitest';
import { seal, unseal, type RoomKey } from '../crypto/roomKey.ts';
import { pass } from '../testing/pass.ts';
import { offerMessage } from '../testing/signals.ts';
import { FakeClock } from '../transport/clock.ts';
import { readPoint } from './point.ts';
import type { PipeEvents, PointPipe, Source } from './pointPipe.ts';
import { PointsWay } from './pointsWay.ts';
import { decodeSignal, encodeSignal, type SignalMessage } from './signals.ts';

/** When and in which bundles a device speaks to its points. Nothing is encrypted, so that only the clock counts. */

const key: RoomKey = {
  encrypt: async (_, plain) => Uint8Array.of(...plain, ...new Uint8Array(16)),
  decrypt: async (_, sealed) => sealed.slice(0, -16)
};

const announce = (from: string): SignalMessage => ({ type: 'announce', from, v: 1 });
const signal = (to: string, sdp = 'x', from = 'own') => offerMessage(from, to, sdp);

async function bundle(messages: readonly SignalMessage[], count = messages.length): Promise<string> {
  const out = encoding.createEncoder();
  encoding.writeVarUint(out, count);
  for (const message of messages) encoding.writeVarUint8Array(out, encodeSignal(message));
  return toBase64(await seal(key, encoding.toUint8Array(out)));
}

async function messagesOf(text: string): Promise<(SignalMessage | null)[]> {
  const input = decoding.createDecoder((await unseal(key, fromBase64(text)))!);
  const count = decoding.readVarUint(input);
  return Array.from({ length: count }, () => decodeSignal(decoding.readVarUint8Array(input)));
}

/** A point of which the test is the other side. */
class Point implements PointPipe {
  up = false;
  problem = null;
  opened = 0;
  closed = 0;
  readonly sent: { readonly text: string; readonly to: Source | null }[] = [];
  readonly refreshed: boolean[] = [];
  private events: PipeEvents | null = null;

  open(events: PipeEvents): void {
    this.events = events;
    this.opened++;
  }

  send(text: string, to: Source | null): void {
    this.sent.push({ text, to });
  }

  refresh(fromScratch: boolean): void {
    this.refreshed.push(fromScratch);
  }

  close(): void {
    this.closed++;
    this.up = false;
  }

  change(up: boolean): void {
    this.up = up;
    this.events?.changed();
  }

  hear(text: string, source: Source = {}): void {
    this.events?.heard(text, source);
  }
}

/** A device that searches at these points, which are loaded and not open yet. */
async function searching(count = 1) {
  const clock = new FakeClock();
  const points = Array.from({ length: count }, () => new Point());
  const need = { is: true };
  const all = points.map((_, n) => readPoint(`nostr:p${n}.example`)!);
  const way = new PointsWay({
    points: all,
    key,
    needed: () => need.is,
    openPipe: async (point) => points[all.indexOf(point)],
    clock
  });
  const heard: SignalMessage[] = [];
  const ups: boolean[] = [];
  way.start(
    (message) => heard.push(message),
    () => ups.push(way.status.up)
  );
  await pass(clock, 1, 1);
  const publish = (...messages: SignalMessage[]) => messages.forEach((message) => way.publish(message));
  return { clock, points, need, way, heard, ups, publish };
}

/** The same with all points open, after the announcements at first. */
async function device(count = 1) {
  const begun = await searching(count);
  const { clock, points, publish } = begun;
  for (const point of points) point.change(true);
  publish(announce('own'));
  await pass(clock, 7_000);
  for (const { sent } of points) sent.splice(0);
  /** The kinds and receivers of what was sent to a point, by bundle. */
  const said = async (at = points[0]) => {
    const all = await Promise.all(at.sent.splice(0).map(({ text }) => messagesOf(text)));
    return all.map((messages) => messages.map((one) => (one?.type === 'signal' ? one.to : one?.type)));
  };
  return { ...begun, said };
}

test('signals are gathered for 120 ms and keep their order, in bundles of 32 messages, and 64 wait', async () => {
  const { clock, points, said, publish } = await device();
  const many = (count: number) => Array.from({ length: count }, (_, n) => signal(`${n}`));
  publish(...many(40));
  await pass(clock, 119, 119);
  expect(points[0].sent).toEqual([]);
  await pass(clock, 1, 1);
  expect(await said()).toEqual([
    Array.from({ length: 32 }, (_, n) => `${n}`),
    Array.from({ length: 8 }, (_, n) => `${n + 32}`)
  ]);
  publish(...many(100));
  await pass(clock, 250);
  expect((await said()).map(({ length }) => length)).toEqual([32, 32]);
});

test('a bundle of several messages has at most 3,000 bytes, and a longer message goes alone', async () => {
  const { clock, said, publish } = await device();
  const length = (sdp: number) => encodeSignal(signal('b', 'x'.repeat(sdp))).length;
  const half = 1_500 - (length(1_000) - 1_000);
  expect(length(half)).toBe(1_500);
  const sizes = async (...sdps: number[]) => {
    publish(...sdps.map((sdp) => signal('b', 'x'.repeat(sdp))));
    await pass(clock, 250);
    return (await said()).map(({ length: messages }) => messages);
  };
  expect(await sizes(half, half, 1)).toEqual([2, 1]);
  expect(await sizes(half, half + 1, 1)).toEqual([1, 2]);
  expect(await sizes(5_000, 1, 5_000)).toEqual([1, 1, 1]);
});

test('the announcement of a peer is answered at once, then not for five seconds', async () => {
  const { clock, points, said, publish } = await device();
  const meets = async (from = 'b', delay = 0) => {
    points[0].hear(await bundle([announce(from)]));
    await pass(clock, 1, 1);
    if (delay > 0) await pass(clock, delay);
    publish(announce('own'));
    await pass(clock, 250);
    return said();
  };
  expect(await meets()).toEqual([['announce']]);
  expect(await meets()).toEqual([]);
  expect(await meets('c')).toEqual([['announce']]);
  await pass(clock, 4_000);
  expect(await meets()).toEqual([]);
  await pass(clock, 1_000);
  expect(await meets()).toEqual([['announce']]);
  // What is published later than 1.5 s after it is no answer, and neither is a second one.
  await pass(clock, 5_000);
  expect(await meets('b', 1_750)).toEqual([]);
  await pass(clock, 5_000);
  expect(await meets()).toEqual([['announce']]);
  publish(announce('own'));
  await pass(clock, 250);
  expect(await said()).toEqual([]);
});

test('signals of a peer are no announcement to answer', async () => {
  const { clock, points, said, publish } = await device();
  points[0].hear(await bundle([signal('own', 'x', 'b')]));
  await pass(clock, 1, 1);
  publish(announce('own'));
  await pass(clock, 250);
  expect(await said()).toEqual([]);
});

test('a point that opens late is told at once what it missed, once and alone', async () => {
  const { clock, points, publish } = await searching(2);
  const [early, late] = points;
  const counts = async (ms = 1) => {
    await pass(clock, ms, 1);
    return points.map(({ sent }) => sent.splice(0).length);
  };
  early.change(true);
  publish(announce('own'));
  // The first announcement goes as soon as a point is open.
  expect(await counts(120)).toEqual([1, 0]);
  late.change(true);
  expect(await counts()).toEqual([0, 1]);
  late.change(true);
  expect(await counts()).toEqual([0, 0]);
  late.change(false);
  late.change(true);
  expect(await counts()).toEqual([0, 1]);
});

test('of each point it is told which is open, and each change is reported', async () => {
  const { points, way, ups } = await searching(2);
  expect(ups).toEqual([false]);
  points[1].change(true);
  expect(way.status).toMatchObject({ up: true, points: [{ up: false }, { up: true }] });
  points[1].change(false);
  expect(ups).toEqual([false, true, false]);
});

test('what is published before a point is loaded, and frames of a connection, are not sent', async () => {
  const clock = new FakeClock();
  const point = new Point();
  const points = [readPoint('nostr:p.example')!];
  const way = new PointsWay({ points, key, needed: () => true, openPipe: async () => point, clock });
  way.start(
    () => undefined,
    () => undefined
  );
  way.publish(signal('b'));
  await pass(clock, 1, 1);
  point.change(true);
  way.publish({ type: 'relay', from: 'own', to: 'b', v: 1, link: 'l', n: 0, data: Uint8Array.of(1) });
  await pass(clock, 250);
  expect(point.sent).toEqual([]);
});

test('announces itself at 0, 2 and 6 s, then every 30 s, ten minutes at most, and leaves a minute after the need ends', async () => {
  const { clock, points, need, publish } = await searching();
  const [point] = points;
  const sentBy = async (ms: number) => {
    await pass(clock, ms - clock.now(), 500);
    return point.sent.length;
  };
  point.change(true);
  publish(announce('own'));
  const counts: number[] = [];
  for (const ms of [1_500, 5_500, 35_500, 37_000, 67_000]) counts.push(await sentBy(ms));
  expect(counts).toEqual([1, 2, 3, 4, 5]);
  // The last one is at 576 s: the next would be later than ten minutes.
  expect([await sentBy(577_000), await sentBy(1_800_000)]).toEqual([22, 22]);
  need.is = false;
  expect([await sentBy(1_859_000), point.closed]).toEqual([22, 0]);
  expect([await sentBy(1_861_000), point.closed]).toEqual([22, 1]);
  expect([await sentBy(2_000_000), point.opened]).toEqual([22, 1]);
  // A new search begins when a player is missing again.
  need.is = true;
  await sentBy(2_000_500);
  point.change(true);
  expect([await sentBy(2_001_500), await sentBy(2_003_500), point.opened]).toEqual([23, 24, 2]);
});

test('signals that wait when it leaves are not sent at the next search, and later ones are', async () => {
  const { clock, points, need, said, publish } = await device();
  need.is = false;
  await pass(clock, 59_000);
  while (points[0].closed === 0) {
    publish(signal('old'));
    await pass(clock, 100, 100);
  }
  need.is = true;
  await pass(clock, 500);
  points[0].change(true);
  await said();
  publish(signal('new'));
  await pass(clock, 250);
  expect((await said()).flat().filter((one) => one !== 'announce')).toEqual(['new']);
});

test('a signal goes where its receiver was heard; one to several, and an announcement, goes to all', async () => {
  const { clock, points, publish } = await device(2);
  const source: Source = {};
  points[1].hear(await bundle([signal('own', 'x', 'b')]), source);
  await pass(clock, 1, 1);
  const sources = async (...messages: SignalMessage[]) => {
    publish(...messages);
    await pass(clock, 250);
    return points.map(({ sent }) => sent.splice(0).map(({ to }) => to));
  };
  expect(await sources(signal('b'), signal('b'))).toEqual([[null], [source]]);
  expect(await sources(signal('b'), signal('c'))).toEqual([[null], [null]]);
  expect(await sources(signal('c'))).toEqual([[null], [null]]);
});

test('a point that is not open is sent nothing', async () => {
  const { clock, points, publish } = await device(2);
  points[0].change(false);
  publish(signal('b'));
  await pass(clock, 250);
  expect(points.map(({ sent }) => sent.length)).toEqual([0, 1]);
});

test('a damaged bundle is left out, and of one with more than 32 messages the first 32 are read', async () => {
  const { clock, points, heard } = await device();
  points[0].hear(await bundle([announce('b')], 2));
  points[0].hear('%');
  points[0].hear(toBase64(await seal(key, Uint8Array.of(1, 3, 255, 255, 255))));
  await pass(clock, 1, 1);
  expect(heard).toEqual([]);
  points[0].hear(await bundle(Array.from({ length: 40 }, (_, n) => signal('own', 'x', `${n}`))));
  await pass(clock, 1, 1);
  expect(heard.map(({ from }) => from)).toEqual(Array.from({ length: 32 }, (_, n) => `${n}`));
});

test('a text that comes by two points while it is opened is heard once, and an own one never', async () => {
  const { clock, points, heard, publish } = await device(2);
  const text = await bundle([announce('b')]);
  for (const point of points) point.hear(text);
  await pass(clock, 1, 1);
  expect(heard).toHaveLength(1);
  publish(signal('b'));
  await pass(clock, 250);
  points[1].hear(points[0].sent[0].text);
  await pass(clock, 1, 1);
  expect(heard).toHaveLength(1);
});

test('while no player is missing it announces nothing, and it begins to search anew after a wake', async () => {
  const { clock, points, need, way, said } = await device();
  need.is = false;
  await pass(clock, 40_000);
  expect(await said()).toEqual([]);
  need.is = true;
  way.refresh(true);
  await pass(clock, 250);
  expect([await said(), points[0].refreshed]).toEqual([[['announce']], [true]]);
  await pass(clock, 3_000);
  expect(await said()).toEqual([['announce']]);
});

test('after its end it sends and hears nothing, and every point is closed', async () => {
  const { clock, points, way, heard, publish } = await device(2);
  publish(signal('b'));
  const text = await bundle([announce('b')]);
  points[0].hear(text);
  way.close();
  way.refresh(true);
  publish(signal('b'));
  await pass(clock, 60_000);
  points[0].hear(await bundle([announce('c')]));
  await pass(clock, 1, 1);
  expect(heard).toEqual([]);
  expect(points.map(({ opened, closed, sent, refreshed }) => [opened, closed, sent, refreshed])).toEqual([
    [1, 1, [], []],
    [1, 1, [], []]
  ]);
});

test('a point that is still being loaded at the end is not opened, and one that cannot be loaded is asked again', async () => {
  const clock = new FakeClock();
  let load: (pipe: PointPipe | null) => void = () => undefined;
  let asked = 0;
  const way = new PointsWay({
    points: [readPoint('nostr:p.example')!],
    key,
    needed: () => true,
    openPipe: () =>
      new Promise((resolve, reject) => {
        asked++;
        load = (pipe) => (pipe ? resolve(pipe) : reject(new Error('offline')));
      }),
    clock
  });
  way.start(
    () => undefined,
    () => undefined
  );
  await pass(clock, 2_000);
  expect(asked).toBe(1);
  load(null);
  await pass(clock, 500);
  expect([asked, way.status.points[0].up]).toEqual([2, false]);
  way.close();
  way.refresh(true);
  const point = new Point();
  load(point);
  await pass(clock, 2_000);
  expect([asked, point.opened]).toEqual([2, 0]);
});
