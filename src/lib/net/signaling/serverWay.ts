import { fromBase64, toBase64 } from 'lib0/buffer';
import { systemClock, type Clock } from '../transport/clock.ts';
import { seal, unseal, type RoomKey } from '../crypto/roomKey.ts';
import { decodeSignal, encodeSignal, type SignalMessage } from './signals.ts';
import type { Way } from './way.ts';

export interface ServerWayOptions {
  /** Address of a y-webrtc signalling server, `ws://` or `wss://`. */
  readonly url: string;
  readonly room: string;
  readonly selfId: string;
  /** Key of the room; messages through the server are sealed with it. */
  readonly key: RoomKey;
  readonly clock?: Clock;
  readonly WebSocket?: typeof WebSocket;
}

const PING_EVERY = 10_000;
const PONG_WITHIN = 5_000;
/** A lost network swallows the first packets, and TCP retransmits ever later: a new socket is faster. */
const OPEN_WITHIN = 4_000;
const FIRST_RETRY = 500;
const LAST_RETRY = 3_000;
/** Sealed messages that may wait for decryption. */
const MAX_WAITING = 512;

/** A signalling server that speaks y-webrtc's protocol. It sees only the room's name and sealed bytes. */
export class ServerWay implements Way {
  readonly relays = 'failed';
  private readonly clock: Clock;
  private readonly Socket: typeof WebSocket;
  private socket: WebSocket | null = null;
  private up = false;
  private closed = false;
  /** The server delivers frames to one peer only; otherwise they go to the whole room. */
  private addressed = false;
  /** Shows the server that a new socket belongs to the same page, so that no other page can take its id. */
  private readonly token = toBase64(crypto.getRandomValues(new Uint8Array(16)));
  private retry = FIRST_RETRY;
  private cancelRetry = (): void => undefined;
  private cancelPing = (): void => undefined;
  private cancelWait = (): void => undefined;
  private receive: (message: SignalMessage) => void = () => undefined;
  private changed: () => void = () => undefined;
  /** Encryption is serialised, so that frames keep their order. */
  private outgoing: Promise<void> = Promise.resolve();
  private incoming: Promise<void> = Promise.resolve();
  private waiting = 0;

  constructor(private readonly options: ServerWayOptions) {
    this.clock = options.clock ?? systemClock;
    this.Socket = options.WebSocket ?? globalThis.WebSocket;
  }

  get status() {
    return { name: this.options.url, kind: 'server' as const, up: this.up };
  }

  start(receive: (message: SignalMessage) => void, changed: () => void): void {
    this.receive = receive;
    this.changed = changed;
    this.connect();
  }

  publish(message: SignalMessage): void {
    const socket = this.socket;
    if (!this.up || !socket || this.waiting >= MAX_WAITING) return;
    this.waiting++;
    this.outgoing = this.outgoing.then(async () => {
      const sealed = toBase64(await seal(this.options.key, encodeSignal(message)));
      this.waiting--;
      const topic = this.options.room;
      if (message.type === 'relay' && this.addressed) {
        this.put(socket, { type: 'relay', topic, to: message.to, data: sealed });
      } else this.put(socket, { type: 'publish', topic, data: sealed });
    });
  }

  refresh(fromScratch: boolean): void {
    if (this.closed) return;
    this.retry = FIRST_RETRY;
    // After sleep a dead socket may look open for minutes.
    if (fromScratch || !this.socket) this.connect();
    else this.ping();
  }

  close(): void {
    this.closed = true;
    this.drop();
  }

  private connect(): void {
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
    this.cancelWait = this.clock.after(OPEN_WITHIN, () => this.lost(socket));
    socket.onopen = () => {
      this.cancelWait();
      this.put(socket, {
        type: 'subscribe',
        topics: [this.options.room],
        peer: this.options.selfId,
        token: this.token
      });
      this.retry = FIRST_RETRY;
      this.up = true;
      this.cancelPing = this.clock.every(PING_EVERY, () => this.ping());
      this.changed();
    };
    socket.onmessage = ({ data }: MessageEvent<unknown>) => this.hear(data);
    socket.onclose = () => this.lost(socket);
    socket.onerror = () => this.lost(socket);
  }

  private lost(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.drop();
    if (this.closed) return;
    // Random jitter, so that peers do not all reconnect to a restarted server at the same moment.
    const spread = 1 + Math.random() / 2;
    this.cancelRetry = this.clock.after(this.retry * spread, () => this.connect());
    this.retry = Math.min(this.retry * 2, LAST_RETRY);
  }

  private drop(): void {
    this.cancelRetry();
    this.cancelPing();
    this.cancelWait();
    const { socket } = this;
    this.socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      // Closing a connecting socket reports an error that must be ignored.
      socket.onerror = () => undefined;
      socket.close();
    }
    this.addressed = false;
    if (!this.up) return;
    this.up = false;
    this.changed();
  }

  private ping(): void {
    const { socket } = this;
    if (!socket || !this.up) return;
    this.put(socket, { type: 'ping' });
    this.cancelWait();
    this.cancelWait = this.clock.after(PONG_WITHIN, () => this.lost(socket));
  }

  private hear(data: unknown): void {
    this.cancelWait();
    if (typeof data !== 'string') return;
    const message = parseJson(data);
    if (message?.type === 'hello') this.addressed = message.relay === true;
    if ((message?.type !== 'publish' && message?.type !== 'relay') || typeof message.data !== 'string')
      return;
    const sealed = decodeBase64(message.data);
    if (!sealed) return;
    this.incoming = this.incoming.then(async () => {
      const plain = await unseal(this.options.key, sealed);
      const signal = plain && decodeSignal(plain);
      if (signal && !this.closed) this.receive(signal);
    });
  }

  private put(socket: WebSocket, message: object): void {
    if (socket.readyState === this.Socket.OPEN) socket.send(JSON.stringify(message));
  }
}

function parseJson(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function decodeBase64(text: string): Uint8Array | null {
  try {
    return fromBase64(text);
  } catch {
    return null;
  }
}
