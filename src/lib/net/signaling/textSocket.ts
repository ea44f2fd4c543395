import { systemClock, type Clock } from '../transport/clock.ts';

/** Longest text message read from a third-party server, in characters. */
const MAX_TEXT = 128 * 1024;
/** Time limit (ms) for opening a connection. */
const OPEN_WITHIN = 5_000;
const FIRST_RETRY = 1_000;
const LAST_RETRY = 60_000;
/** After a connection of this length (ms) the next retry is quick again. */
const STOOD = 10_000;

export interface TextSocketOptions {
  readonly url: string;
  readonly clock?: Clock;
  readonly WebSocket?: typeof WebSocket;
}

export interface TextSocketEvents {
  opened(): void;
  /** The connection ended; it is reopened later unless `close` was called. */
  lost(): void;
  heard(text: string): void;
}

/**
 * A WebSocket of text messages that reconnects with exponential backoff (1 s to 60 s). No server message makes it
 * throw.
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

  /** Sends a text; false when the connection is not open. */
  send(text: string): boolean {
    const { socket } = this;
    if (!socket || !this.isOpen || socket.readyState !== this.Socket.OPEN) return false;
    socket.send(text);
    return true;
  }

  /** Ends a bad connection and reconnects later, after `pause` ms if given. */
  fail(pause?: number): void {
    const stood = this.openedAt !== null && this.clock.now() - this.openedAt >= STOOD;
    this.drop();
    if (this.closed) return;
    if (stood) this.retry = FIRST_RETRY;
    // Random jitter, so that peers do not all reconnect to a restarted server at the same moment.
    const wait = pause ?? this.retry * (1 + Math.random() / 2);
    this.cancelRetry = this.clock.after(wait, () => this.connect());
    this.retry = Math.min(this.retry * 2, LAST_RETRY);
  }

  /** The network changed: retries now unless connected; with `fromScratch` in any case. */
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
      // Closing a connecting socket reports an error that must be ignored.
      socket.onerror = () => undefined;
      socket.close();
    }
    if (wasOpen) this.events.lost();
  }
}
