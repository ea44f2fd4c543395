import type { Clock } from '../transport/clock.ts';
import type { Transport } from '../transport/transport.ts';

/**
 * How long (ms) a peer's message is held before it is forwarded to peers that should have it from that peer directly.
 */
const GRACE = 1_000;

/** Pending data for one peer: document updates, and clients with changed presence. */
interface Late {
  readonly updates: Uint8Array[];
  readonly clients: Set<number>;
}

export interface PassingOptions {
  readonly transport: Transport;
  readonly clock: Clock;
  /** Sends updates of the document to a peer as one message. */
  readonly sendUpdates: (to: string, updates: readonly Uint8Array[]) => void;
  /** Sends the presence of these clients, as it is now, to a peer. */
  readonly sendPresence: (to: string, clients: readonly number[]) => void;
}

/**
 * Forwards messages of one peer to the others, since the mesh may have gaps: at once where a link is missing, delayed
 * and batched where the peer reports one. Otherwise a move among six connected peers would travel 25 times.
 */
export class Forwarder {
  private readonly late = new Map<string, Late>();
  private stop: (() => void) | null = null;

  constructor(private readonly options: PassingOptions) {}

  update(from: string, update: Uint8Array): void {
    this.each(from, {
      now: (to) => this.options.sendUpdates(to, [update]),
      later: ({ updates }) => updates.push(update)
    });
  }

  presence(from: string, clients: readonly number[]): void {
    this.each(from, {
      now: (to) => this.options.sendPresence(to, clients),
      later: (waiting) => clients.forEach((client) => waiting.clients.add(client))
    });
  }

  /** Drops pending data: the document was replaced, or the provider is destroyed. */
  clear(): void {
    this.late.clear();
    this.stop?.();
    this.stop = null;
  }

  private each(
    from: string,
    { now, later }: { now: (to: string) => void; later: (waiting: Late) => void }
  ): void {
    const { transport, clock } = this.options;
    for (const to of transport.peers.keys()) {
      if (to === from) continue;
      if (!transport.isLinked?.(from, to)) {
        now(to);
        continue;
      }
      const waiting = this.late.get(to) ?? { updates: [], clients: new Set() };
      this.late.set(to, waiting);
      later(waiting);
      this.stop ??= clock.after(GRACE, () => this.passLate());
    }
  }

  private passLate(): void {
    const { transport, sendUpdates, sendPresence } = this.options;
    const all = [...this.late];
    this.clear();
    for (const [to, { updates, clients }] of all) {
      if (!transport.peers.has(to)) continue;
      if (updates.length > 0) sendUpdates(to, updates);
      if (clients.size > 0) sendPresence(to, [...clients]);
    }
  }
}
