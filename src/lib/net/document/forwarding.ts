import type { Clock } from '../transport/clock.ts';
import type { Transport } from '../transport/transport.ts';

/** How long (ms) what a peer said waits before it is passed on to those who should have it from that peer. */
const GRACE = 1_000;

/** What waits for one peer: document updates, and whose presence changed. */
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
 * Passes on what came from one peer to the others, since the mesh may have holes: at once where there is one, and a
 * little later, together, where that peer says it is connected itself. Among six who are all connected a move would else
 * travel twenty-five times.
 */
export class Passing {
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

  /** Forgets what waits: the document was replaced, or everything ends. */
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
