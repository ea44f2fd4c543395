import { KIND } from './mailbox.ts';
import type { Filter } from './place.ts';
import { RelayError, type Relay } from './relay.ts';

/** One open subscription per relay of a room: reports new events of an author at once. */
export class Watch {
  private authors = '';
  private readonly stops = new Map<string, () => void>();
  private closed = false;

  /** `tell` is called with the id of each event a relay pushes, including the newest stored one. */
  constructor(
    private readonly relays: readonly Relay[],
    private readonly tell: (id: string) => void
  ) {}

  /** Whether every relay has an open subscription. */
  get isLive(): boolean {
    return this.relays.length > 0 && this.relays.every(({ url }) => this.stops.has(url));
  }

  /** Subscribes to these authors (hex keys) at each relay without a subscription for them. Never rejects. */
  async follow(authors: readonly string[]): Promise<void> {
    if (this.closed || authors.length === 0) return;
    const names = [...authors].sort().join();
    if (names !== this.authors) this.stop();
    this.authors = names;
    // The newest stored event shows whether something arrived between the last reading and this subscription.
    const filter: Filter = { kinds: [KIND], authors, limit: 1 };
    await Promise.all(
      this.relays.filter(({ url }) => !this.stops.has(url)).map((relay) => this.open(relay, filter, names))
    );
  }

  close(): void {
    this.closed = true;
    this.stop();
  }

  private async open(relay: Relay, filter: Filter, names: string): Promise<void> {
    let isLost = false;
    try {
      // A relay may end a subscription right after EOSE, before this function goes on.
      const lost = () => {
        isLost = true;
        if (this.authors === names) this.stops.delete(relay.url);
      };
      const stop = await relay.subscribe(filter, ({ id }) => this.tell(id), lost);
      if (isLost) return;
      if (this.closed || this.authors !== names || this.stops.has(relay.url)) stop();
      else this.stops.set(relay.url, stop);
    } catch (error) {
      if (!(error instanceof RelayError)) throw error;
    }
  }

  private stop(): void {
    for (const stop of this.stops.values()) stop();
    this.stops.clear();
  }
}
