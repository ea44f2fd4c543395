import { systemClock, type Clock } from '../../transport/clock.ts';
import { Meter } from '../../transport/meter.ts';
import { TextSocket } from '../textSocket.ts';
import type { PointProblem } from '../point.ts';
import { readEvent, type NostrEvent } from './nostrEvent.ts';

/** What is asked of a relay (NIP-01); tag filters are `#x`. */
export interface Filter {
  readonly ids?: readonly string[];
  readonly authors?: readonly string[];
  readonly kinds?: readonly number[];
  readonly since?: number;
  readonly until?: number;
  readonly limit?: number;
  readonly [tag: `#${string}`]: readonly string[] | undefined;
}

export interface SubscriptionEvents {
  /** An event of the right shape; its signature is not looked at here. */
  event(event: NostrEvent): void;
  /** All that lay at the relay has been sent. */
  stored?(): void;
  /** The relay ended the subscription, in its words; it is asked anew after a while. */
  refused?(reason: string): void;
}

/** What became of a published event; `reason` is the relay's, or `TIMEOUT`, `CLOSED`. */
export interface PublishResult {
  readonly accepted: boolean;
  readonly reason: string;
}

export interface NostrRelayOptions {
  readonly url: string;
  readonly clock?: Clock;
  readonly WebSocket?: typeof WebSocket;
  /** The connection came, went, or is troubled in another way than before. */
  readonly changed?: () => void;
}

/** An `OK` comes within this many ms, or the connection is taken for dead. */
const OK_WITHIN = 8_000;
/** A subscription that was ended by the relay is asked anew after this many ms. */
const ASK_AGAIN = 30_000;
/** Messages a relay may send; beyond that it is left alone for `PUNISHED` ms. */
const INCOMING = { burst: 1_000, perSecond: 50 };
const PUNISHED = 300_000;

interface Subscription {
  readonly filters: readonly Filter[];
  readonly events: SubscriptionEvents;
}

interface Awaited {
  readonly done: (result: PublishResult) => void;
  readonly cancel: () => void;
}

/**
 * A client of one Nostr relay over one WebSocket (NIP-01). Connects again by itself and asks all its subscriptions
 * anew. A relay that lies, floods or falls silent costs time and nothing else: callers verify what they are given.
 */
export class NostrRelay {
  readonly url: string;
  /** What is wrong with this relay as far as its answers tell, or null. */
  problem: PointProblem | null = null;
  private readonly clock: Clock;
  private readonly socket: TextSocket;
  private readonly subscriptions = new Map<string, Subscription>();
  private readonly awaited = new Map<string, Awaited>();
  private readonly retries = new Map<string, () => void>();
  private readonly meter: Meter;
  private readonly changed: () => void;
  private names = 0;
  private answered = false;

  constructor(options: NostrRelayOptions) {
    this.url = options.url;
    this.clock = options.clock ?? systemClock;
    this.changed = options.changed ?? (() => undefined);
    this.meter = new Meter(INCOMING, this.clock.now());
    this.socket = new TextSocket(options, {
      opened: () => this.opened(),
      lost: () => this.lost(),
      heard: (text) => this.heard(text)
    });
  }

  /** The connection stands. */
  get isOpen(): boolean {
    return this.socket.isOpen;
  }

  /** It has said something that makes sense since the connection stands: it is a relay. */
  get hasAnswered(): boolean {
    return this.answered;
  }

  connect(): void {
    this.socket.connect();
  }

  refresh(fromScratch: boolean): void {
    this.socket.refresh(fromScratch);
  }

  /** Sends an event and waits for the relay's word. Never rejects. */
  publish(event: NostrEvent): Promise<PublishResult> {
    return new Promise((resolve) => {
      if (!this.socket.send(JSON.stringify(['EVENT', event])))
        return resolve({ accepted: false, reason: 'CLOSED' });
      const done = (result: PublishResult) => {
        this.awaited.get(event.id)?.cancel();
        this.awaited.delete(event.id);
        resolve(result);
      };
      const cancel = this.clock.after(OK_WITHIN, () => {
        done({ accepted: false, reason: 'TIMEOUT' });
        this.trouble('silent');
        this.socket.fail();
      });
      this.awaited.set(event.id, { done, cancel });
    });
  }

  /** Asks for events, now and on every new connection; the result ends that. */
  subscribe(filters: readonly Filter[], events: SubscriptionEvents): () => void {
    const name = `s${this.names++}`;
    this.subscriptions.set(name, { filters, events });
    this.ask(name);
    return () => {
      this.subscriptions.delete(name);
      this.retries.get(name)?.();
      this.retries.delete(name);
      this.socket.send(JSON.stringify(['CLOSE', name]));
    };
  }

  close(): void {
    for (const name of this.subscriptions.keys()) this.socket.send(JSON.stringify(['CLOSE', name]));
    for (const cancel of this.retries.values()) cancel();
    this.socket.close();
  }

  private ask(name: string): void {
    const subscription = this.subscriptions.get(name);
    if (subscription) this.socket.send(JSON.stringify(['REQ', name, ...subscription.filters]));
  }

  private opened(): void {
    this.answered = false;
    for (const name of this.subscriptions.keys()) this.ask(name);
    this.changed();
  }

  private lost(): void {
    this.answered = false;
    for (const { done } of [...this.awaited.values()]) done({ accepted: false, reason: 'CLOSED' });
    this.changed();
  }

  private heard(text: string): void {
    if (!this.meter.take(1, this.clock.now())) {
      this.trouble('flooding');
      return this.socket.fail(PUNISHED);
    }
    const message = parseArray(text);
    if (!message) return this.trouble('nonsense');
    const [type, name, third, fourth] = message;
    const subscription = typeof name === 'string' ? this.subscriptions.get(name) : undefined;
    if (type === 'EVENT') {
      const event = subscription && readEvent(third);
      if (event) subscription.events.event(event);
      return;
    }
    const said = type === 'OK' ? fourth : type === 'CLOSED' ? third : name;
    const reason = typeof said === 'string' ? said.slice(0, 300) : '';
    if (type === 'OK' && typeof name === 'string') {
      this.noteAnswer(third === true ? null : problemOf(reason));
      this.awaited.get(name)?.done({ accepted: third === true, reason });
    } else if (type === 'EOSE') {
      this.noteAnswer(this.problem === 'silent' || this.problem === 'nonsense' ? null : this.problem);
      subscription?.events.stored?.();
    } else if (type === 'CLOSED' && subscription && typeof name === 'string') {
      this.noteAnswer(problemOf(reason));
      subscription.events.refused?.(reason);
      this.retries.get(name)?.();
      this.retries.set(
        name,
        this.clock.after(ASK_AGAIN, () => this.ask(name))
      );
    }
  }

  /** The relay answered, and this is what is wrong with it now. */
  private noteAnswer(problem: PointProblem | null): void {
    const isNews = !this.answered;
    this.answered = true;
    if (this.problem !== problem) this.trouble(problem);
    else if (isNews) this.changed();
  }

  private trouble(problem: PointProblem | null): void {
    if (this.problem === problem) return;
    this.problem = problem;
    this.changed();
  }
}

/** A relay's words begin with a word of NIP-01 that machines can read. */
function problemOf(reason: string): PointProblem {
  return reason.startsWith('rate-limited') ? 'limited' : 'refused';
}

function parseArray(text: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? (value as unknown[]) : null;
  } catch {
    return null;
  }
}
