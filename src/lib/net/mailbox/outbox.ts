import { systemClock, type Clock } from '../transport/clock.ts';
import type { NostrEvent } from '../nostr/event.ts';
import { isExpired, placeOf } from './place.ts';
import { RelayError, type Relay } from './relay.ts';

/** An event to publish, as stored on this device: the newest of its place, and the relays that have it. */
export interface Waiting {
  readonly event: NostrEvent;
  /** Publishing order of places: pages before the head that refers to them. */
  readonly rank: number;
  /** Addresses of relays that confirmed it. */
  readonly kept: readonly string[];
}

/** Persistent storage of the outbox. */
export interface OutboxStore {
  all(): Promise<readonly Waiting[]>;
  put(waiting: readonly Waiting[]): Promise<void>;
}

export interface OutboxOptions {
  readonly relays: readonly Relay[];
  readonly store: OutboxStore;
  /** Whether a relay is our own server: its confirmation counts as sent. */
  readonly isOwn: (url: string) => boolean;
  readonly changed: () => void;
  readonly clock?: Clock;
  /** Seconds since 1970, corrected where this device's clock is wrong. */
  readonly now?: () => number;
  /** Ms between two events sent to one relay. */
  readonly pace?: number;
  /** Whether an event that expired at the relays will be signed again: until then it is not sent. */
  readonly isRenewed?: (event: NostrEvent) => boolean;
  /** Signs an event again after a relay refused its date; absent where that is impossible. */
  readonly again?: (event: NostrEvent) => NostrEvent;
}

/** `sent`: our server or two relays have everything. `unsent`: not yet, so the page should stay open. */
export type Sent = 'sent' | 'sending' | 'unsent';

/** Interval (ms) between events sent to one relay: what public relays accept. */
const PACE = 2_000;
/** Relays that must confirm an event before it counts as sent. */
const ENOUGH = 2;
const RETRY = [5_000, 15_000, 60_000];
/**
 * Dates tried for one refused event: one later than that of the event at its place, then the present time.
 */
const DATES = 2;

/**
 * Publishes mail at all relays. Events are stored on this device first and until relays have them: publishing resumes
 * when a closed page is opened again.
 */
export class Outbox {
  private readonly waiting = new Map<string, Waiting>();
  private readonly busy = new Set<string>();
  private readonly clock: Clock;
  private readonly failures = new Map<string, number>();
  private readonly problems = new Map<string, RelayError>();
  private readonly timers = new Set<() => void>();
  private closed = false;

  private constructor(private readonly options: OutboxOptions) {
    this.clock = options.clock ?? systemClock;
  }

  /** Opens the outbox with the stored events. */
  static async open(options: OutboxOptions): Promise<Outbox> {
    const outbox = new Outbox(options);
    for (const item of await options.store.all()) outbox.waiting.set(outbox.nameOf(item.event), item);
    return outbox;
  }

  /** Queues events; resolves once they are stored on this device. Replaced events are dropped from the queue. */
  async add(events: readonly { readonly event: NostrEvent; readonly rank: number }[]): Promise<void> {
    const items = events.map(({ event, rank }): Waiting => ({ event, rank, kept: [] }));
    await this.options.store.put(items);
    for (const item of items) this.waiting.set(this.nameOf(item.event), item);
    this.go();
  }

  /** Records which of the published events a relay has or lacks by its answer. */
  async noticed(
    url: string,
    ids: ReadonlySet<string>,
    isAsked: (event: NostrEvent) => boolean
  ): Promise<void> {
    const changed: Waiting[] = [];
    for (const item of this.waiting.values()) {
      const has = ids.has(item.event.id);
      if (!isAsked(item.event) || has === item.kept.includes(url)) continue;
      const kept = has ? [...item.kept, url] : item.kept.filter((other) => other !== url);
      changed.push(this.update(item, { kept }));
    }
    // Otherwise it would count as unsent until the next publishing, though nothing failed.
    this.go();
    if (changed.length > 0) await this.keep(changed);
  }

  /** Whether a relay confirmed an event or was seen to have it. */
  isKeptBy(url: string, { id }: NostrEvent): boolean {
    return [...this.waiting.values()].some(({ event, kept }) => event.id === id && kept.includes(url));
  }

  /** Publishes everything again at all relays, after a reader did not find it there. */
  async putAgain(): Promise<void> {
    const again = [...this.waiting.values()].map((item) => this.update(item, { kept: [] }));
    this.go();
    await this.keep(again);
  }

  get state(): Sent {
    const items = [...this.waiting.values()];
    if (items.every((item) => this.isSent(item))) return 'sent';
    return this.busy.size > 0 ? 'sending' : 'unsent';
  }

  /** Each relay's last refusal, by address. */
  get refusals(): ReadonlyMap<string, RelayError> {
    return this.problems;
  }

  /** The newest event of every published place, with its rank and the relays that have it. */
  get items(): readonly Waiting[] {
    return [...this.waiting.values()];
  }

  /** The newest event of every published place. */
  get events(): NostrEvent[] {
    return [...this.waiting.values()].map(({ event }) => event);
  }

  /** Resolves when everything is sent, or nothing more can be done now. */
  async settled(): Promise<Sent> {
    this.failures.clear();
    await this.drained();
    // An event may have got a new date for one relay after another relay was done.
    if (this.options.relays.some(({ url }) => !this.problems.has(url) && this.next(url)))
      await this.drained();
    return this.state;
  }

  private async drained(): Promise<void> {
    this.go();
    while (this.busy.size > 0) await new Promise<void>((done) => this.after(5, done));
  }

  /** Publishes the events each relay lacks. */
  go(): void {
    if (this.closed) return;
    for (const relay of this.options.relays) if (!this.busy.has(relay.url)) void this.drain(relay);
    this.options.changed();
  }

  close(): void {
    this.closed = true;
    for (const stop of this.timers) stop();
    this.timers.clear();
  }

  private isSent({ event, kept }: Waiting): boolean {
    // An expired event that is not signed again is no longer needed.
    if (this.isExpired(event) && !this.options.isRenewed?.(event)) return true;
    const enough = Math.min(ENOUGH, this.options.relays.length);
    return kept.some(this.options.isOwn) || (enough > 0 && kept.length >= enough);
  }

  private async drain(relay: Relay): Promise<void> {
    this.busy.add(relay.url);
    const dated = new Map<string, number>();
    try {
      for (let item = this.next(relay.url); item && !this.closed; item = this.next(relay.url)) {
        const name = this.nameOf(item.event);
        const dates = dated.get(name) ?? 0;
        if (await this.putOne(relay, item, dates < DATES)) dated.delete(name);
        else dated.set(name, dates + 1);
        if (this.next(relay.url))
          await new Promise<void>((done) => this.after(this.options.pace ?? PACE, done));
      }
      this.failures.delete(relay.url);
      this.problems.delete(relay.url);
    } catch (error) {
      if (!(error instanceof RelayError)) throw error;
      this.problems.set(relay.url, error);
      const failed = this.failures.get(relay.url) ?? 0;
      this.failures.set(relay.url, failed + 1);
      if (failed < RETRY.length) this.after(RETRY[failed], () => this.go());
    } finally {
      this.busy.delete(relay.url);
      if (!this.closed) this.options.changed();
    }
  }

  /** False when the event was signed again instead, since the relay refused its date. */
  private async putOne(relay: Relay, item: Waiting, mayDate: boolean): Promise<boolean> {
    try {
      await relay.put(item.event);
    } catch (error) {
      const isLate =
        error instanceof RelayError && /created_at|future|too (late|old|early)/.test(error.reason);
      if (!isLate || !mayDate || !this.options.again || !this.isNewest(item)) throw error;
      const event = this.options.again(item.event);
      if (event.created_at === item.event.created_at) throw error;
      const stamped: Waiting = { ...item, event, kept: [] };
      await this.options.store.put([stamped]).catch(() => {
        throw error;
      });
      this.waiting.set(this.nameOf(event), stamped);
      return false;
    }
    if (this.isNewest(item)) {
      const now = this.waiting.get(this.nameOf(item.event))!;
      // A reading may have found it before the relay confirmed it.
      const kept = [...new Set([...now.kept, relay.url])];
      await this.keep([this.update(now, { kept })]);
    }
    return true;
  }

  /** Stores which relays have events. If that fails, an event is only put or read once more than needed. */
  private async keep(items: readonly Waiting[]): Promise<void> {
    await this.options.store.put(items).catch(() => undefined);
  }

  private next(url: string): Waiting | undefined {
    return [...this.waiting.values()]
      .filter(({ event, kept }) => !kept.includes(url) && !this.isExpired(event))
      .sort((a, b) => b.rank - a.rank)[0];
  }

  private isExpired(event: NostrEvent): boolean {
    return isExpired(event, this.options.now?.() ?? Date.now() / 1_000);
  }

  private isNewest(item: Waiting): boolean {
    return this.waiting.get(this.nameOf(item.event))?.event.id === item.event.id;
  }

  private update(item: Waiting, change: Partial<Waiting>): Waiting {
    const updated = { ...item, ...change };
    this.waiting.set(this.nameOf(item.event), updated);
    return updated;
  }

  private nameOf(event: NostrEvent): string {
    return `${event.pubkey} ${placeOf(event)}`;
  }

  private after(ms: number, run: () => void): void {
    const stop = this.clock.after(ms, () => {
      this.timers.delete(stop);
      run();
    });
    this.timers.add(stop);
  }
}
