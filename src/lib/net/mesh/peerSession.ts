import type { Clock } from '../transport/clock.ts';
import { Assembler, Frame, FRAME_SIZE, frame, split } from '../transport/frames.ts';
import {
  checkProof,
  createHello,
  decodeHello,
  encodeHello,
  proofBytes,
  type Authenticator,
  type Hello
} from './hello.ts';
import { Meter } from '../transport/meter.ts';
import { MAX_MESSAGE, type CloseReason, type PeerInfo } from '../transport/transport.ts';
import type { Wire } from '../transport/wire.ts';

/** Bytes buffered in the wire before the queue waits. */
const HIGH_WATER = 256 * 1024;
/** Bytes queued for a peer that does not read. */
const MAX_QUEUE = 8 * 1024 * 1024;
/** Frames that may arrive before the sender's proof is checked. */
const MAX_EARLY = 256;
/** Rate of frames from a peer, including pings and forwarded signals. */
const FRAMES = { burst: 4_000, perSecond: 500 };
/** A stock peer takes one message per send, and browsers limit a send to this size. */
const MAX_STOCK_MESSAGE = 256 * 1024 - 1;
/** y-webrtc's awareness query: the only request a stock peer always answers. */
const STOCK_PING = Uint8Array.of(3);

export interface SessionContext {
  readonly selfId: string;
  readonly epoch: number;
  readonly clock: Clock;
  readonly auth: Authenticator | null;
  /** A spectator's distance from the players; 0 for a player. */
  readonly tier: number;
  /** Silence in ms that ends the connection, and the same for a peer with a hidden page. */
  readonly deadAfter: number;
  readonly deadAfterAway: number;
}

export interface SessionEvents {
  /** Called for any incoming frame. */
  alive(): void;
  /** The peer sent its hello and proved its key, if it named one. */
  opened(session: PeerSession): void;
  changed(session: PeerSession): void;
  message(session: PeerSession, bytes: Uint8Array): void;
  /** A frame for the mesh itself: `Frame.signal`, `Frame.peers` or `Frame.watchers`. */
  control(session: PeerSession, type: number, payload: Uint8Array): void;
  closed(session: PeerSession, reason: CloseReason): void;
}

/** One connection to one peer: greeting, chunks, back-pressure, heartbeat. */
export class PeerSession {
  state: 'connecting' | 'greeting' | 'open' | 'closed' = 'connecting';
  /** Peer id; null for a peer from hand-carried codes until its hello. */
  id: string | null;
  readonly born: number;
  openedAt = 0;
  private lastSeen: number;
  /** Frames received. */
  private heard = 0;
  private away = false;
  private rtt: number | null = null;
  /** The key the peer proved; null without one. */
  identity: Uint8Array | null = null;
  private ours: Hello;
  private theirs: Hello | null = null;
  private isJudged = false;
  private early: Uint8Array[] | null = null;
  private readonly assembler = new Assembler();
  private queue: Uint8Array[] = [];
  private queued = 0;
  private readonly frames: Meter;

  constructor(
    readonly wire: Wire,
    expected: string | null,
    readonly stock: boolean,
    private readonly context: SessionContext,
    private readonly events: SessionEvents
  ) {
    this.id = expected;
    this.born = this.lastSeen = context.clock.now();
    this.frames = new Meter(FRAMES, this.born);
    this.ours = createHello(context.selfId, context.epoch, context.auth, context.tier);
    wire.onOpen = () => this.greet();
    wire.onFrame = (bytes) => this.receive(bytes);
    wire.onClose = (failed) => this.end(failed ? 'failed' : 'left');
    wire.onDrain = () => this.pump();
  }

  get epoch(): number {
    return this.theirs?.epoch ?? 0;
  }

  /** The peer's reported distance from the players; 0 for a player. */
  get tier(): number {
    return this.theirs?.tier ?? 0;
  }

  /** What the peer has proved: 0 nothing, 1 that it holds a key, 2 that it holds a seat's key. */
  get standing(): number {
    if (!this.identity) return 0;
    return this.context.auth?.isSeated?.(this.identity) ? 2 : 1;
  }

  /** Whether another device may hold this peer's id: nothing proves that this one has a seat. */
  get isDoubtful(): boolean {
    return this.context.auth !== null && this.standing < 2;
  }

  /** A name equal at both ends, for choosing between two connections to one peer. */
  get linkName(): string {
    return [this.ours.nonce, this.theirs?.nonce ?? new Uint8Array()].map(String).sort().join('|');
  }

  /** Ms since the last frame from the peer. */
  get silence(): number {
    return this.context.clock.now() - this.lastSeen;
  }

  get info(): PeerInfo {
    const { stock, identity, away, rtt } = this;
    const watching = this.tier > 0;
    return {
      id: this.id ?? '',
      kind: this.wire.kind,
      stock,
      identity,
      since: this.openedAt,
      away,
      rtt,
      watching
    };
  }

  /** Sends a whole message; false when the session is not open or the queue is full. */
  send(message: Uint8Array): boolean {
    const limit = this.stock ? MAX_STOCK_MESSAGE : MAX_MESSAGE;
    if (this.state !== 'open' || message.length > limit) return false;
    if (this.queued + message.length > MAX_QUEUE) {
      this.close('slow');
      return false;
    }
    for (const part of this.stock ? [message] : split(message, FRAME_SIZE)) {
      this.queue.push(part);
      this.queued += part.length;
    }
    this.pump();
    return this.isLive();
  }

  /** Sends a single frame ahead of the queue. */
  sendControl(type: number, payload: Uint8Array): void {
    if (!this.stock && this.isLive()) this.put(frame(type, payload));
  }

  /**
   * Call every heartbeat: pings the peer and closes a silent connection. `fair` is false when this device itself was
   * suspended: then incoming frames are still unread and silence proves nothing.
   */
  tick(hidden: boolean, fair = true): void {
    if (this.state !== 'open') return;
    const limit = this.away ? this.context.deadAfterAway : this.context.deadAfter;
    if (fair && this.silence > limit) return this.close('silent');
    if (this.stock) {
      this.put(STOCK_PING);
    } else {
      const payload = new Uint8Array(9);
      payload[0] = hidden ? 1 : 0;
      new DataView(payload.buffer).setFloat64(1, this.context.clock.now());
      this.sendControl(Frame.ping, payload);
    }
    this.pump();
  }

  /** Call after this device was suspended, instead of closing: the peer has as long to answer as if it had just been heard. */
  woke(hidden: boolean): void {
    this.lastSeen = this.context.clock.now();
    this.tick(hidden);
  }

  /** Another peer reports this connection dead: closes it unless the peer shows a sign of life within `ms`. */
  challenge(ms: number, hidden: boolean): void {
    const { heard, context } = this;
    this.tick(hidden, false);
    // In two halves: if this device is busy in the first half, it still reads the frames that arrived then
    // before the second ends.
    context.clock.after(ms / 2, () => {
      context.clock.after(ms / 2, () => {
        if (this.state === 'open' && this.heard === heard) this.close('silent');
      });
    });
  }

  /** Closes the connection and says goodbye when it is still open. */
  close(reason: CloseReason): void {
    if (this.state === 'closed') return;
    if (this.state === 'open') this.sendControl(Frame.bye, new Uint8Array());
    this.end(reason);
  }

  private isLive(): boolean {
    return this.state === 'greeting' || this.state === 'open';
  }

  private greet(): void {
    if (this.state !== 'connecting') return;
    this.lastSeen = this.context.clock.now();
    if (this.stock) return this.open();
    this.state = 'greeting';
    this.sendControl(Frame.hello, encodeHello(this.ours));
  }

  private open(): void {
    this.state = 'open';
    this.openedAt = this.context.clock.now();
    this.events.opened(this);
    const early = this.early ?? [];
    this.early = null;
    for (const bytes of early) this.receive(bytes);
  }

  private receive(bytes: Uint8Array): void {
    this.events.alive();
    if (!this.isLive() || bytes.length === 0) return;
    this.lastSeen = this.context.clock.now();
    this.heard++;
    if (!this.frames.take(1, this.lastSeen)) return this.close('flooding');
    if (this.stock) return this.events.message(this, bytes);
    if (bytes.length > FRAME_SIZE) return this.close('malformed');
    const type = bytes[0];
    const payload = bytes.subarray(1);
    if (this.state === 'greeting') {
      if (type === Frame.hello) return this.takeHello(payload);
      if (type === Frame.proof) return this.takeProof(payload);
      // The peer may finish its checks before we finish ours.
      this.early ??= [];
      if (this.early.push(bytes) > MAX_EARLY) this.close('malformed');
      return;
    }
    this.dispatch(type, payload);
  }

  private dispatch(type: number, payload: Uint8Array): void {
    switch (type) {
      case Frame.last:
      case Frame.more:
        return this.take(payload, type === Frame.last);
      case Frame.ping:
        this.sendControl(Frame.pong, payload.subarray(1, 9));
        return this.setAway(payload[0] === 1);
      case Frame.pong:
        return this.measure(payload);
      case Frame.signal:
      case Frame.peers:
      case Frame.watchers:
        return this.events.control(this, type, payload);
      case Frame.bye:
        return this.end('left');
      default:
        // Unknown frames of a later version do not end the connection.
        return;
    }
  }

  private take(payload: Uint8Array, last: boolean): void {
    try {
      const message = this.assembler.take(payload, last);
      if (message) this.events.message(this, message);
    } catch {
      this.close('malformed');
    }
  }

  private takeHello(payload: Uint8Array): void {
    const hello = decodeHello(payload);
    if (!hello || this.theirs || hello.id === this.context.selfId) return this.close('malformed');
    if (this.id !== null && this.id !== hello.id) return this.close('impostor');
    this.id = hello.id;
    this.theirs = hello;
    this.prove(hello).catch(() => this.close('failed'));
  }

  private async prove(theirs: Hello): Promise<void> {
    const { auth } = this.context;
    const bytes = proofBytes(this.ours, theirs, this.wire.fingerprints);
    const signature = auth ? await auth.sign(bytes) : new Uint8Array();
    this.sendControl(Frame.proof, signature);
  }

  private takeProof(signature: Uint8Array): void {
    const theirs = this.theirs;
    // Checking a signature is slow, so a greeting gets one check.
    if (!theirs || this.isJudged) return this.close('malformed');
    this.isJudged = true;
    void this.judge(theirs, signature).then((honest) => {
      if (this.state !== 'greeting') return;
      if (honest) this.open();
      else this.close('impostor');
    });
  }

  /** A key must be proved; without keys of our own we cannot check and treat the peer as unknown. */
  private async judge(theirs: Hello, signature: Uint8Array): Promise<boolean> {
    const { auth } = this.context;
    if (!auth || theirs.publicKey.length === 0) return true;
    const honest = await checkProof(auth, theirs, this.ours, this.wire.fingerprints, signature);
    if (honest) this.identity = theirs.publicKey;
    return honest;
  }

  private setAway(away: boolean): void {
    if (this.away === away) return;
    this.away = away;
    this.events.changed(this);
  }

  private measure(payload: Uint8Array): void {
    if (payload.length !== 8) return;
    const sent = new DataView(payload.buffer, payload.byteOffset).getFloat64(0);
    const span = this.context.clock.now() - sent;
    if (span >= 0 && span < 60_000) this.rtt = span;
  }

  private pump(): void {
    let sent = 0;
    while (sent < this.queue.length && this.wire.buffered < HIGH_WATER) {
      const part = this.queue[sent++];
      this.queued -= part.length;
      if (!this.put(part)) return;
    }
    if (sent > 0) this.queue = this.queue.slice(sent);
  }

  private put(bytes: Uint8Array): boolean {
    try {
      this.wire.send(bytes);
      return true;
    } catch {
      this.end('failed');
      return false;
    }
  }

  private end(reason: CloseReason): void {
    if (this.state === 'closed') return;
    this.state = 'closed';
    this.queue = [];
    this.wire.close();
    this.events.closed(this, reason);
  }
}
