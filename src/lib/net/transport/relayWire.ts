import type { Clock } from './clock.ts';
import { CLOSE_RELAY, type RelayMessage, type SignalMessage } from '../signaling/signals.ts';
import type { PeerKind } from './transport.ts';
import { BaseWire } from './wire.ts';

/** Bytes per ms a server carries for one connection; it disconnects heavier senders. */
const RATE = 200;

/** A pipe whose frames are messages on a way: over the signalling server, or between tabs of one browser. */
export class RelayWire extends BaseWire {
  readonly fingerprints = { local: '', remote: '' };
  private sent = 0;
  /** Bytes sent ahead of the rate, as of `countedAt`. */
  private ahead = 0;
  private countedAt = 0;
  private cancelDrain = (): void => undefined;
  private received = 0;

  constructor(
    readonly kind: PeerKind,
    readonly link: string,
    private readonly self: string,
    private readonly peer: string,
    private readonly clock: Clock,
    private readonly publish: (message: SignalMessage) => void
  ) {
    super();
  }

  get buffered(): number {
    return Math.max(0, this.ahead - (this.clock.now() - this.countedAt) * RATE);
  }

  /** A relayed pipe is open as soon as both ends consider it open. */
  open(): void {
    this.onOpen();
  }

  send(frame: Uint8Array): void {
    if (this.closed) throw new Error('relay closed');
    this.emit(this.sent++, frame);
    // Tabs of one browser deliver frames at once; only a server needs pacing.
    if (this.kind === 'relayed') this.pace(frame.length);
  }

  /** Handles a message of this link. A gap in the frame numbers means that the way lost a frame: the pipe is broken. */
  take(message: RelayMessage): void {
    if (message.n === CLOSE_RELAY) return this.ended(false);
    if (message.n < this.received) return;
    if (message.n > this.received) return this.ended(true);
    this.received++;
    this.onFrame(message.data);
  }

  protected release(): void {
    this.cancelDrain();
    this.emit(CLOSE_RELAY, new Uint8Array());
  }

  private pace(bytes: number): void {
    this.ahead = this.buffered + bytes;
    this.countedAt = this.clock.now();
    this.cancelDrain();
    this.cancelDrain = this.clock.after(Math.ceil(this.ahead / RATE), () => this.onDrain());
  }

  private emit(n: number, data: Uint8Array): void {
    this.publish({ type: 'relay', from: this.self, to: this.peer, v: 1, link: this.link, n, data });
  }
}
