import { fromBase64, toBase64 } from 'lib0/buffer';
import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { systemClock, type Clock } from '../transport/clock.ts';
import { seal, unseal, type RoomKey } from '../crypto/roomKey.ts';
import type { Point, PointStatus } from './point.ts';
import type { PointPipe, Source } from './pointPipe.ts';
import { decodeSignal, encodeSignal, type Announce, type SignalMessage } from './signals.ts';
import type { Way } from './way.ts';

export interface PointsWayOptions {
  readonly points: readonly Point[];
  /** Seals the messages that are sent through the points. */
  readonly key: RoomKey;
  /** Whether a player is missing: points are contacted only then. */
  needed(): boolean;
  /** Opens the pipe to one point; loaded when first needed. */
  readonly openPipe: (point: Point) => Promise<PointPipe>;
  readonly clock?: Clock;
}

/** How often (ms) the need for points is checked, and how long without need before they are disconnected. */
const CHECK_EVERY = 500;
const LEAVE_AFTER = 60_000;
/** Announcements are due after these ms, then every `STEADY`, until `LAST_BEACON`; after that only listen. */
const FIRST_BEACONS = [0, 2_000, 6_000];
const STEADY = 30_000;
const LAST_BEACON = 600_000;
/** Reply to a peer's announcement within this many ms, then not again for a while. */
const REPLY_WITHIN = 1_500;
const REPLY_AGAIN = 5_000;
/** Signals of one attempt follow each other closely and are bundled, for this many ms. */
const GATHER = 120;
/** Maximum bytes of a bundle of several messages, and of a bundle read. */
const BUNDLE = 3_000;
const MAX_BUNDLE = 16 * 1024;
const MAX_MESSAGES = 32;
const MAX_WAITING = 64;
/** Texts remembered, to drop duplicates that come by several points. */
const REMEMBERED = 512;
const MAX_PEERS = 64;

/**
 * First contact through public meeting points. All of them are used at once, as one way, so that a dead, slow
 * or hostile point does no harm while another one works. Points see a hash, addresses and times; messages are
 * sealed with the room's key. Used only while a player is missing. Carries no connection frames.
 */
export class PointsWay implements Way {
  readonly relays = 'never';
  readonly beaconEvery = STEADY;
  private readonly clock: Clock;
  private pipes: { readonly point: Point; readonly pipe: PointPipe }[] = [];
  private opening = false;
  private closed = false;
  private neededAt = -Infinity;
  /** When the current search began, and how many of its announcements were sent. */
  private since = 0;
  private beacons = 0;
  private latest: Announce | null = null;
  /** Until when an announcement answers a peer and is not delayed. */
  private replyUntil = -Infinity;
  private readonly peers = new Map<string, { replied: number; sources: Map<PointPipe, Source> }>();
  private readonly seen = new Set<string>();
  private waiting: SignalMessage[] = [];
  private cancelFlush: (() => void) | null = null;
  private stopChecking = (): void => undefined;
  private receive: (message: SignalMessage) => void = () => undefined;
  private changed: () => void = () => undefined;

  constructor(private readonly options: PointsWayOptions) {
    this.clock = options.clock ?? systemClock;
  }

  get status() {
    const points = this.options.points.map((point): PointStatus => {
      const pipe = this.pipes.find((one) => one.point === point)?.pipe;
      const { kind, url } = point;
      return { kind, url, up: pipe?.up ?? false, problem: pipe?.problem ?? null };
    });
    return { name: 'points', kind: 'points' as const, up: points.some(({ up }) => up), points };
  }

  start(receive: (message: SignalMessage) => void, changed: () => void): void {
    this.receive = receive;
    this.changed = changed;
    this.stopChecking = this.clock.every(CHECK_EVERY, () => this.check());
    this.check();
  }

  publish(message: SignalMessage): void {
    if (message.type === 'relay' || this.pipes.length === 0) return;
    if (message.type === 'signal') return this.gather(message);
    this.latest = message;
    if (this.clock.now() < this.replyUntil) {
      this.replyUntil = -Infinity;
      this.gather(message);
    } else this.beacon();
  }

  refresh(fromScratch: boolean): void {
    if (this.closed) return;
    this.searchAnew();
    for (const { pipe } of this.pipes) pipe.refresh(fromScratch);
    this.check();
  }

  close(): void {
    this.closed = true;
    this.stopChecking();
    this.leave();
  }

  private check(): void {
    const now = this.clock.now();
    if (this.options.needed()) {
      if (now - this.neededAt > LEAVE_AFTER) this.searchAnew();
      this.neededAt = now;
    }
    const isOver = now - this.neededAt >= LEAVE_AFTER;
    if (this.pipes.length > 0 && isOver) {
      this.leave();
      this.changed();
    }
    if (this.pipes.length === 0 && !this.opening && this.neededAt === now) void this.enter();
    if (this.latest && this.neededAt === now) this.beacon();
  }

  private searchAnew(): void {
    this.since = this.clock.now();
    this.beacons = 0;
  }

  private async enter(): Promise<void> {
    this.opening = true;
    const made = await Promise.all(
      this.options.points.map((point) =>
        this.options.openPipe(point).then(
          (pipe) => [{ point, pipe }],
          () => []
        )
      )
    );
    this.opening = false;
    if (this.closed) return;
    this.pipes = made.flat();
    for (const { pipe } of this.pipes) {
      let wasUp = false;
      pipe.open({
        heard: (text, source) => void this.heard(text, source, pipe),
        changed: () => {
          // A point that opens late has missed the announcements so far.
          if (pipe.up && !wasUp && this.latest && this.beacons > 0) void this.send([this.latest], [pipe]);
          wasUp = pipe.up;
          this.changed();
        }
      });
    }
    this.changed();
  }

  private leave(): void {
    this.cancelFlush?.();
    this.cancelFlush = null;
    this.waiting = [];
    for (const { pipe } of this.pipes.splice(0)) pipe.close();
  }

  /** Sends the announcement if one is due. */
  private beacon(): void {
    const { latest, beacons } = this;
    if (!latest || !this.pipes.some(({ pipe }) => pipe.up) || !this.options.needed()) return;
    const passed = this.clock.now() - this.since;
    if (passed < dueAt(beacons) || dueAt(beacons) > LAST_BEACON) return;
    // Announcements missed while no point was open are skipped.
    do this.beacons++;
    while (dueAt(this.beacons) <= passed);
    this.gather(latest);
  }

  private gather(message: SignalMessage): void {
    if (this.waiting.length >= MAX_WAITING) return;
    this.waiting.push(message);
    this.cancelFlush ??= this.clock.after(GATHER, () => {
      this.cancelFlush = null;
      const pipes = this.pipes.map(({ pipe }) => pipe);
      for (const bundle of bundles(this.waiting.splice(0))) void this.send(bundle, pipes);
    });
  }

  private async send(messages: readonly SignalMessage[], pipes: readonly PointPipe[]): Promise<void> {
    const text = toBase64(await seal(this.options.key, pack(messages)));
    if (this.closed) return;
    const [to, ...others] = new Set(
      messages.map((message) => (message.type === 'announce' ? '' : message.to))
    );
    const known = others.length === 0 ? this.peers.get(to) : undefined;
    this.remember(text);
    for (const pipe of pipes) if (pipe.up) pipe.send(text, known?.sources.get(pipe) ?? null);
  }

  private async heard(text: string, source: Source, pipe: PointPipe): Promise<void> {
    const isNew = !this.seen.has(mark(text));
    const sealed = isNew ? decodeBase64(text) : null;
    if (!sealed || sealed.length > 2 * MAX_BUNDLE) return;
    const plain = await unseal(this.options.key, sealed);
    // Another point may have delivered it during decryption.
    if (!plain || this.closed || this.seen.has(mark(text))) return;
    this.remember(text);
    for (const message of unpack(plain)) {
      if (message.type === 'relay') continue;
      this.note(message, source, pipe);
      this.receive(message);
    }
  }

  /** Records where a peer can be reached, and whether it is due a reply. */
  private note(message: SignalMessage, source: Source, pipe: PointPipe): void {
    const now = this.clock.now();
    let peer = this.peers.get(message.from);
    if (!peer) {
      if (this.peers.size >= MAX_PEERS) this.peers.clear();
      this.peers.set(message.from, (peer = { replied: -Infinity, sources: new Map() }));
    }
    peer.sources.set(pipe, source);
    if (message.type !== 'announce' || now - peer.replied < REPLY_AGAIN) return;
    peer.replied = now;
    this.replyUntil = now + REPLY_WITHIN;
  }

  private remember(text: string): void {
    if (this.seen.size >= REMEMBERED) this.seen.delete(this.seen.values().next().value!);
    this.seen.add(mark(text));
  }
}

/** When the announcement with this number is due, in ms after the search began. */
function dueAt(beacon: number): number {
  const last = FIRST_BEACONS.length - 1;
  return beacon <= last ? FIRST_BEACONS[beacon] : FIRST_BEACONS[last] + (beacon - last) * STEADY;
}

/** The start of a sealed text, which holds its nonce. */
function mark(text: string): string {
  return text.slice(0, 64);
}

/** Groups messages in order into bundles within the size limit. */
function* bundles(messages: readonly SignalMessage[]): Generator<SignalMessage[]> {
  let bundle: SignalMessage[] = [];
  let size = 0;
  for (const message of messages) {
    const length = encodeSignal(message).length;
    if (bundle.length > 0 && (size + length > BUNDLE || bundle.length >= MAX_MESSAGES)) {
      yield bundle;
      bundle = [];
      size = 0;
    }
    bundle.push(message);
    size += length;
  }
  if (bundle.length > 0) yield bundle;
}

function pack(messages: readonly SignalMessage[]): Uint8Array {
  const out = encoding.createEncoder();
  encoding.writeVarUint(out, messages.length);
  for (const message of messages) encoding.writeVarUint8Array(out, encodeSignal(message));
  return encoding.toUint8Array(out);
}

function unpack(bytes: Uint8Array): SignalMessage[] {
  try {
    const input = decoding.createDecoder(bytes);
    const count = Math.min(decoding.readVarUint(input), MAX_MESSAGES);
    return Array.from({ length: count }, () => decodeSignal(decoding.readVarUint8Array(input))).filter(
      (message) => message !== null
    );
  } catch {
    return [];
  }
}

function decodeBase64(text: string): Uint8Array | null {
  try {
    return fromBase64(text);
  } catch {
    return null;
  }
}
