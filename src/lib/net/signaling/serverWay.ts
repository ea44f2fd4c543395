import { fromBase64, toBase64 } from 'lib0/buffer';
import { systemClock, type Clock } from '../transport/clock.ts';
import { Meter } from '../transport/meter.ts';
import { seal, unseal, type RoomKey } from '../crypto/roomKey.ts';
import { decodeSignal, encodeSignal, type SignalMessage } from './signals.ts';
import { TextSocket, type SocketTimes } from './textSocket.ts';
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
/** After a network loss TCP waits longer and longer before it retransmits, so a new socket is faster. */
const TIMES: SocketTimes = { openWithin: 4_000, firstRetry: 500, lastRetry: 3_000, stood: 0 };
/** Messages that may wait for encryption, and for decryption; further ones are dropped. */
const MAX_WAITING = 512;
/** Rate of announcements and signals: below our server's limit, so that strangers cannot make it disconnect this device. */
const SENT = { burst: 100, perSecond: 25 };

/** A signalling server that speaks y-webrtc's protocol. It sees only the room's name and sealed bytes. */
export class ServerWay implements Way {
  readonly relays = 'failed';
  private readonly clock: Clock;
  private readonly socket: TextSocket;
  private closed = false;
  /** The server delivers frames to one peer only; otherwise they go to the whole room. */
  private addressed = false;
  /** Shows the server that a new socket belongs to the same page, so that no other page can take its id. */
  private readonly token = toBase64(crypto.getRandomValues(new Uint8Array(16)));
  private cancelPing = (): void => undefined;
  private cancelPong = (): void => undefined;
  private receive: (message: SignalMessage) => void = () => undefined;
  private changed: () => void = () => undefined;
  /** Encryption is serialised, so that frames keep their order. */
  private outgoing: Promise<void> = Promise.resolve();
  private incoming: Promise<unknown> = Promise.resolve();
  private sealing = 0;
  private unsealing = 0;
  private readonly rate: Meter;

  constructor(private readonly options: ServerWayOptions) {
    this.clock = options.clock ?? systemClock;
    this.rate = new Meter(SENT, this.clock.now());
    const { url, WebSocket } = options;
    this.socket = new TextSocket(
      { url, clock: this.clock, ...(WebSocket && { WebSocket }), times: TIMES },
      { opened: () => this.opened(), lost: () => this.lost(), heard: (text) => this.hear(text) }
    );
  }

  get status() {
    return { name: this.options.url, kind: 'server' as const, up: this.socket.isOpen };
  }

  start(receive: (message: SignalMessage) => void, changed: () => void): void {
    this.receive = receive;
    this.changed = changed;
    this.socket.connect();
  }

  publish(message: SignalMessage): void {
    if (!this.socket.isOpen || this.sealing >= MAX_WAITING) return;
    // Frames of a connection keep a rate of their own.
    if (message.type !== 'relay' && !this.rate.take(1, this.clock.now())) return;
    this.sealing++;
    this.outgoing = this.outgoing.then(async () => {
      const sealed = toBase64(await seal(this.options.key, encodeSignal(message)));
      this.sealing--;
      const topic = this.options.room;
      if (message.type === 'relay' && this.addressed) {
        this.put({ type: 'relay', topic, to: message.to, data: sealed });
      } else this.put({ type: 'publish', topic, data: sealed });
    });
  }

  refresh(fromScratch: boolean): void {
    if (this.closed) return;
    this.socket.refresh(fromScratch);
    // After sleep a dead socket may look open for minutes.
    this.ping();
  }

  close(): void {
    this.closed = true;
    this.socket.close();
  }

  private opened(): void {
    const { room, selfId } = this.options;
    this.put({ type: 'subscribe', topics: [room], peer: selfId, token: this.token });
    this.cancelPing = this.clock.every(PING_EVERY, () => this.ping());
    this.changed();
  }

  private lost(): void {
    this.cancelPing();
    this.cancelPong();
    this.addressed = false;
    this.changed();
  }

  private ping(): void {
    if (!this.socket.isOpen) return;
    this.put({ type: 'ping' });
    this.cancelPong();
    this.cancelPong = this.clock.after(PONG_WITHIN, () => this.socket.fail());
  }

  private hear(text: string): void {
    this.cancelPong();
    const message = parseJson(text);
    if (message?.type === 'hello') this.addressed = message.relay === true;
    if ((message?.type !== 'publish' && message?.type !== 'relay') || typeof message.data !== 'string')
      return;
    const sealed = this.unsealing < MAX_WAITING ? decodeBase64(message.data) : null;
    if (!sealed) return;
    this.unsealing++;
    const plain = this.incoming.then(() => unseal(this.options.key, sealed));
    // An error in what receives a signal must not end the sequence.
    this.incoming = plain;
    void plain.then((bytes) => {
      this.unsealing--;
      const signal = bytes && decodeSignal(bytes);
      if (signal && !this.closed) this.receive(signal);
    });
  }

  private put(message: object): void {
    this.socket.send(JSON.stringify(message));
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
