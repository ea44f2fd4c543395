import { systemClock, type Clock } from '../transport/clock.ts';

/** Longest text message read from a stranger's server, in characters. */
const MAX_TEXT = 128 * 1024;
/** A connection that does not stand after this many ms is given up. */
const OPEN_WITHIN = 5_000;
const FIRST_RETRY = 1_000;
const LAST_RETRY = 60_000;
/** A connection that stood this long (ms) was a good one: the next retry is quick again. */
const STOOD = 10_000;

export interface TextSocketOptions {
  readonly url: string;
  readonly clock?: Clock;
  readonly WebSocket?: typeof WebSocket;
}

export interface TextSocketEvents {
  opened(): void;
  /** The connection ended; it is made again later unless `close` was called. */
  lost(): void;
  heard(text: string): void;
}

/**
 * A WebSocket of text messages that connects again by itself, each time after twice as long (1 s to 60 s). Nothing a
 * server sends makes it throw.
 */
export class TextSocket {
  private readonly clock: Clock;
  private readonly Socket: typeof WebSocket;
  private socket: WebSocket | null = null;
  private closed = false;
  private openedAt: number | null = null;
  private retry = FIRST_RETRY;
  private cancelRetry = (): void => undefined;
  private cancelWait = (): void => undefined;

  constructor(
    private readonly options: TextSocketOptions,
    private readonly events: TextSocketEvents
  ) {
    this.clock = options.clock ?? systemClock;
    this.Socket = options.WebSocket ?? globalThis.WebSocket;
  }

  get isOpen(): boolean {
    return this.openedAt !== null;
  }

  connect(): void {
    this.drop();
    if (this.closed) return;
    let socket: WebSocket;
    try {
      socket = new this.Socket(this.options.url);
    } catch {
      // A refused address (mixed content, bad port) stays refused.
      return;
    }
    this.socket = socket;
    this.cancelWait = this.clock.after(OPEN_WITHIN, () => this.fail());
    socket.onopen = () => {
      this.cancelWait();
      this.openedAt = this.clock.now();
      this.events.opened();
    };
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string' && data.length <= MAX_TEXT) this.events.heard(data);
    };
    socket.onclose = socket.onerror = () => {
      if (this.socket === socket) this.fail();
    };
  }

  /** False when the message could not be handed to an open connection. */
  send(text: string): boolean {
    const { socket } = this;
    if (!socket || !this.isOpen || socket.readyState !== this.Socket.OPEN) return false;
    socket.send(text);
    return true;
  }

  /** The connection is no good: ends it and connects again later, after `pause` ms if that is given. */
  fail(pause?: number): void {
    const stood = this.openedAt !== null && this.clock.now() - this.openedAt >= STOOD;
    this.drop();
    if (this.closed) return;
    if (stood) this.retry = FIRST_RETRY;
    // Spread, so that a server that comes back is not met by everybody in the same moment.
    const wait = pause ?? this.retry * (1 + Math.random() / 2);
    this.cancelRetry = this.clock.after(wait, () => this.connect());
    this.retry = Math.min(this.retry * 2, LAST_RETRY);
  }

  /** The network changed: tries again now unless a connection stands; with `fromScratch` in any case. */
  refresh(fromScratch: boolean): void {
    this.retry = FIRST_RETRY;
    if (fromScratch || !this.socket) this.connect();
  }

  close(): void {
    this.closed = true;
    this.drop();
  }

  private drop(): void {
    this.cancelRetry();
    this.cancelWait();
    const { socket } = this;
    const wasOpen = this.isOpen;
    this.socket = this.openedAt = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      // Closing a socket that is still connecting reports an error nobody waits for.
      socket.onerror = () => undefined;
      socket.close();
    }
    if (wasOpen) this.events.lost();
  }
}
