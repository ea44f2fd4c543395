import { systemClock, type Clock } from '../transport/clock.ts';

/** Longest text message read from a third-party server, in characters. */
const MAX_TEXT = 128 * 1024;

/** Times in ms. */
export interface SocketTimes {
  /** Limit for opening a connection. */
  readonly openWithin: number;
  readonly firstRetry: number;
  readonly lastRetry: number;
  /** After a connection of this length the next retry is as quick as the first. */
  readonly stood: number;
}

/** For servers of third parties, which limit how often a client may reconnect. */
const THIRD_PARTY: SocketTimes = { openWithin: 5_000, firstRetry: 1_000, lastRetry: 60_000, stood: 10_000 };

/** Wait (ms) before reconnecting to a server that flooded this device. */
export const FLOOD_PAUSE = 300_000;

export interface TextSocketOptions {
  readonly url: string;
  readonly times?: SocketTimes;
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
 * A WebSocket of text messages that reconnects with exponential backoff. No server message makes it throw.
 */
export class TextSocket {
  private readonly clock: Clock;
  private readonly Socket: typeof WebSocket;
  private socket: WebSocket | null = null;
  private closed = false;
  private openedAt: number | null = null;
  private readonly times: SocketTimes;
  private retry: number;
  private cancelRetry = (): void => undefined;
  private cancelWait = (): void => undefined;

  constructor(
    private readonly options: TextSocketOptions,
    private readonly events: TextSocketEvents
  ) {
    this.clock = options.clock ?? systemClock;
    this.Socket = options.WebSocket ?? globalThis.WebSocket;
    this.times = options.times ?? THIRD_PARTY;
    this.retry = this.times.firstRetry;
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
    this.cancelWait = this.clock.after(this.times.openWithin, () => this.fail());
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
    const stood = this.openedAt !== null && this.clock.now() - this.openedAt >= this.times.stood;
    this.drop();
    if (this.closed) return;
    if (stood) this.retry = this.times.firstRetry;
    // Random jitter, so that peers do not all reconnect to a restarted server at the same moment.
    const wait = pause ?? this.retry * (1 + Math.random() / 2);
    this.cancelRetry = this.clock.after(wait, () => this.connect());
    this.retry = Math.min(this.retry * 2, this.times.lastRetry);
  }

  /** The network changed: retries now unless connected; with `fromScratch` in any case. */
  refresh(fromScratch: boolean): void {
    this.retry = this.times.firstRetry;
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
