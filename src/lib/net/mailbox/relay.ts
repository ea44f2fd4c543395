import { systemClock, type Clock } from '../transport/clock.ts';
import { Meter } from '../transport/meter.ts';
import { readSignedEvent, type NostrEvent } from '../nostr/event.ts';
import { readMessage } from '../nostr/message.ts';
import { fits, type Filter } from './place.ts';

/**
 * Why a relay request failed. UNREACHABLE: no connection, or lost. SILENT: no answer in time. REFUSED: the relay
 * declined, with its reason. LIAR: it sent events that were not requested.
 */
export type RelayProblem = 'UNREACHABLE' | 'SILENT' | 'REFUSED' | 'LIAR';

export class RelayError extends Error {
  override readonly name = 'RelayError';
  constructor(
    readonly code: RelayProblem,
    readonly reason = ''
  ) {
    super(reason === '' ? code : `${code}: ${reason}`);
  }
}

/** The parts of a WebSocket used here. */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface RelayOptions {
  readonly url: string;
  readonly clock?: Clock;
  readonly open?: (url: string) => Socket;
}

/** Bytes and messages over one relay's socket. */
export interface Traffic {
  requests: number;
  sent: number;
  received: number;
}

/** Longest content read, in characters: longer than any event of ours. */
export const MAX_CONTENT = 16_384;
/** Time limit of an answer (ms). */
const ANSWER = 8_000;
/** Maximum length of a message read, in characters. */
const MAX_MESSAGE = 64 * 1024;
/** Events read per request. */
const MAX_EVENTS = 512;
/** Ids remembered of a subscription. */
const MAX_SEEN = 4_096;
/** Failed signature checks allowed; a relay that sends more counts as a liar. */
const BAD_SIGNATURES = { burst: 64, perSecond: 1 };
/** Rate of messages read from one relay: enough for every table of one person. */
const MESSAGES = { burst: 2_000, perSecond: 100 };

interface Asked {
  readonly filter: Filter;
  readonly events: NostrEvent[];
  /** Ids of verified events: checking a signature takes long, and a relay may repeat one without end. */
  readonly seen: Set<string>;
  readonly live: ((event: NostrEvent) => void) | null;
  /** Called when the relay ended the subscription or the connection was lost. */
  readonly lost?: (() => void) | undefined;
  done(): void;
  failed(error: RelayError): void;
}

interface Putting {
  done(): void;
  failed(error: RelayError): void;
}

/** A client of one relay (NIP-01). Connects on the first request; after a loss, on the next one. */
export class Relay {
  readonly url: string;
  readonly traffic: Traffic = { requests: 0, sent: 0, received: 0 };
  private readonly clock: Clock;
  private socket: Socket | null = null;
  private ready: Promise<Socket> | null = null;
  private readonly asked = new Map<string, Asked>();
  private readonly putting = new Map<string, Putting>();
  private readonly badSignatures: Meter;
  private readonly messages: Meter;
  private count = 0;
  private closed = false;

  constructor(private readonly options: RelayOptions) {
    this.url = options.url;
    this.clock = options.clock ?? systemClock;
    this.badSignatures = new Meter(BAD_SIGNATURES, this.clock.now());
    this.messages = new Meter(MESSAGES, this.clock.now());
  }

  /** Returns all stored events that match, verified. Rejects with a {@link RelayError}. */
  async query(filter: Filter): Promise<NostrEvent[]> {
    const events: NostrEvent[] = [];
    this.stop(await this.ask({ filter, events, live: null }));
    return events;
  }

  /**
   * Reports stored and new matching events until stopped; resolves after the stored ones (EOSE). Calls `lost` when the
   * relay ends the subscription or the connection is lost.
   */
  async subscribe(filter: Filter, tell: (event: NostrEvent) => void, lost?: () => void): Promise<() => void> {
    const name = await this.ask({ filter, events: [], live: tell, lost });
    return () => this.stop(name);
  }

  /** Publishes an event; resolves once the relay confirms it. */
  async put(event: NostrEvent): Promise<void> {
    const socket = await this.connected();
    await this.within(
      new Promise<void>((done, failed) => {
        this.putting.set(event.id, { done, failed });
        this.send(socket, ['EVENT', event]);
      })
    ).finally(() => this.putting.delete(event.id));
  }

  close(): void {
    this.closed = true;
    this.drop(new RelayError('UNREACHABLE', 'closed'));
  }

  /** Resolves with the subscription's id after the stored events. */
  private async ask(question: Omit<Asked, 'done' | 'failed' | 'seen'>): Promise<string> {
    const socket = await this.connected();
    const id = `q${++this.count}`;
    try {
      await this.within(
        new Promise<void>((done, failed) => {
          this.asked.set(id, { ...question, seen: new Set(), done, failed });
          this.send(socket, ['REQ', id, question.filter]);
        })
      );
    } catch (error) {
      this.stop(id);
      throw error;
    }
    return id;
  }

  private stop(id: string): void {
    if (!this.asked.delete(id) || !this.socket) return;
    this.send(this.socket, ['CLOSE', id]);
  }

  private connected(): Promise<Socket> {
    if (this.closed) return Promise.reject(new RelayError('UNREACHABLE', 'closed'));
    return (this.ready ??= this.within(
      new Promise<Socket>((done, failed) => {
        let socket: Socket;
        try {
          socket = (this.options.open ?? openSocket)(this.url);
        } catch {
          return failed(new RelayError('UNREACHABLE', 'not an address'));
        }
        this.socket = socket;
        const lost = () => {
          const error = new RelayError('UNREACHABLE');
          if (this.socket === socket) this.drop(error);
          failed(error);
        };
        socket.onopen = () => done(socket);
        socket.onclose = lost;
        socket.onerror = lost;
        socket.onmessage = (event: { data: unknown }) => this.hear(event.data);
      })
    ).catch((error: unknown) => {
      this.drop(error as RelayError);
      throw error;
    }));
  }

  private async within<T>(work: Promise<T>): Promise<T> {
    let stop: (() => void) | undefined;
    const late = new Promise<never>((_, failed) => {
      stop = this.clock.after(ANSWER, () => failed(new RelayError('SILENT')));
    });
    try {
      return await Promise.race([work, late]);
    } finally {
      stop?.();
    }
  }

  private send(socket: Socket, message: readonly unknown[]): void {
    const text = JSON.stringify(message);
    this.traffic.requests++;
    this.traffic.sent += text.length;
    try {
      socket.send(text);
    } catch {
      this.drop(new RelayError('UNREACHABLE'));
    }
  }

  private hear(data: unknown): void {
    if (typeof data !== 'string' || data.length > MAX_MESSAGE)
      return this.drop(new RelayError('LIAR', 'size'));
    this.traffic.received += data.length;
    if (!this.messages.take(1, this.clock.now())) return this.drop(new RelayError('LIAR', 'flood'));
    const message = readMessage(data);
    switch (message?.type) {
      case 'EVENT':
        return this.take(message.name, message.event);
      case 'EOSE':
        return this.asked.get(message.name)?.done();
      case 'CLOSED':
        return this.ended(message.name, new RelayError('REFUSED', message.reason));
      case 'OK':
        if (message.accepted) this.putting.get(message.id)?.done();
        else this.putting.get(message.id)?.failed(new RelayError('REFUSED', message.reason));
    }
  }

  private ended(id: string, error: RelayError): void {
    const asked = this.asked.get(id);
    this.asked.delete(id);
    asked?.failed(error);
    asked?.lost?.();
  }

  private take(id: string, value: unknown): void {
    const asked = this.asked.get(id);
    if (!asked || asked.events.length >= MAX_EVENTS) return;
    if (asked.seen.has((value as { readonly id?: unknown } | null)?.id as string)) return;
    const event = readSignedEvent(value, MAX_CONTENT);
    if (!event || !fits(event, asked.filter)) {
      if (!this.badSignatures.take(1, this.clock.now())) this.drop(new RelayError('LIAR', 'events'));
      return;
    }
    if (asked.seen.size >= MAX_SEEN) asked.seen.clear();
    asked.seen.add(event.id);
    if (asked.live) asked.live(event);
    else asked.events.push(event);
  }

  private drop(error: RelayError): void {
    const { socket } = this;
    this.socket = this.ready = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      // Closing a connecting socket reports an error, which in Node ends the process where nothing listens.
      socket.onerror = () => undefined;
      try {
        socket.close();
      } catch {
        // Never opened.
      }
    }
    for (const id of [...this.asked.keys()]) this.ended(id, error);
    for (const { failed } of [...this.putting.values()]) failed(error);
    this.putting.clear();
  }
}

function openSocket(url: string): Socket {
  return new WebSocket(url);
}
