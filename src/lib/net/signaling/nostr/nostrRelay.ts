import { systemClock, type Clock } from '../../transport/clock.ts';
import { Meter } from '../../transport/meter.ts';
import { FLOOD_PAUSE, TextSocket } from '../textSocket.ts';
import type { PointProblem } from '../point.ts';
import { readEvent, type NostrEvent } from '../../nostr/event.ts';
import { readMessage } from '../../nostr/message.ts';

/** A relay filter (NIP-01); tag filters are `#x`. */
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
  /** An event of the right shape; its signature is not checked here. */
  event(event: NostrEvent): void;
  /** All stored events have been sent (EOSE). */
  stored?(): void;
  /** The relay ended the subscription with this reason; it is requested again later. */
  refused?(reason: string): void;
}

/** Result of publishing an event; `reason` is the relay's, or `TIMEOUT`, `CLOSED`. */
export interface PublishResult {
  readonly accepted: boolean;
  readonly reason: string;
}

export interface NostrRelayOptions {
  readonly url: string;
  readonly clock?: Clock;
  readonly WebSocket?: typeof WebSocket;
  /** The connection opened, closed, or has a different problem. */
  readonly changed?: () => void;
}

/** Longest content read, in characters. */
const MAX_CONTENT = 32 * 1024;
/** Time limit (ms) of an `OK`; after that the connection counts as dead. */
const OK_WITHIN = 8_000;
/** Wait (ms) before a subscription ended by the relay is requested again. */
const ASK_AGAIN = 30_000;
/** Rate of messages from a relay; above it the relay is disconnected for `FLOOD_PAUSE` ms. */
const INCOMING = { burst: 1_000, perSecond: 50 };

interface Subscription {
  readonly filters: readonly Filter[];
  readonly events: SubscriptionEvents;
}

interface Awaited {
  readonly done: (result: PublishResult) => void;
  readonly cancel: () => void;
}

/**
 * A client of one Nostr relay over one WebSocket (NIP-01). Reconnects and resubscribes by itself. Callers verify all
 * events, so a hostile or silent relay costs only time.
 */
export class NostrRelay {
  readonly url: string;
  /** The relay's current problem as its answers show it, or null. */
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

  /** Whether the connection is open. */
  get isOpen(): boolean {
    return this.socket.isOpen;
  }

  /** Whether it has sent a valid message on this connection, which shows that it is a relay. */
  get hasAnswered(): boolean {
    return this.answered;
  }

  connect(): void {
    this.socket.connect();
  }

  refresh(fromScratch: boolean): void {
    this.socket.refresh(fromScratch);
  }

  /** Publishes an event and waits for the relay's `OK`. Never rejects. */
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

  /** Subscribes, now and on every new connection; the result unsubscribes. */
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
      return this.socket.fail(FLOOD_PAUSE);
    }
    const message = readMessage(text);
    if (!message) return this.trouble('nonsense');
    switch (message.type) {
      case 'EVENT':
        return this.deliver(message.name, message.event);
      case 'OK':
        this.noteAnswer(message.accepted ? null : problemOf(message.reason));
        return this.awaited.get(message.id)?.done(message);
      case 'EOSE':
        this.noteAnswer(this.problem === 'silent' || this.problem === 'nonsense' ? null : this.problem);
        return this.subscriptions.get(message.name)?.events.stored?.();
      case 'CLOSED':
        return this.ended(message.name, message.reason);
      case 'NOTICE': {
        const problem = problemInNotice(message.reason);
        if (problem) this.noteAnswer(problem);
      }
    }
  }

  private deliver(name: string, value: unknown): void {
    const subscription = this.subscriptions.get(name);
    const event = subscription && readEvent(value, MAX_CONTENT);
    if (event) subscription.events.event(event);
  }

  private ended(name: string, reason: string): void {
    const subscription = this.subscriptions.get(name);
    if (!subscription) return;
    this.noteAnswer(problemOf(reason));
    subscription.events.refused?.(reason);
    this.retries.get(name)?.();
    this.retries.set(
      name,
      this.clock.after(ASK_AGAIN, () => this.ask(name))
    );
  }

  /** Records an answer of the relay and the problem it shows, if any. */
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

/** A relay's reason starts with a machine-readable prefix of NIP-01. */
function problemOf(reason: string): PointProblem {
  return isRateLimited(reason) ? 'limited' : 'refused';
}

/** Whether a relay's reason for a refusal is the number of requests, so that a later one may pass. */
export function isRateLimited(reason: string): boolean {
  return reason.startsWith('rate-limited');
}

/** The problem a NOTICE names, or null: its text is free, and older relays report their limits only there. */
function problemInNotice(text: string): PointProblem | null {
  if (/rate.?limit|too (many|much|fast|often)|slow down|throttl/i.test(text)) return 'limited';
  return /\b(restricted|blocked|banned|forbidden|auth-required|pow|payment)\b/i.test(text) ? 'refused' : null;
}
