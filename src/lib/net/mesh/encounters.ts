import type { Clock } from '../transport/clock.ts';
import { makeRoom } from '../transport/makeRoom.ts';
import type { Timing } from './meshOptions.ts';
import type { CloseReason, WaitingPeer } from '../transport/transport.ts';

interface Encounter {
  failures: number;
  /** Why the last connection or attempt ended. */
  reason: CloseReason | null;
  /** Clock time in ms of the first in the current series of failures with this reason. */
  since: number;
  tried: number;
  /** When a way last heard it, and for how many ms it counts as present after that. */
  heard: number;
  holds: number;
}

const NOTHING_YET: Readonly<Encounter> = {
  failures: 0,
  reason: null,
  since: -Infinity,
  tried: 0,
  heard: -Infinity,
  holds: 0
};

/** A peer not heard for this many ms is forgotten. */
const FORGET_AFTER = 300_000;
/** A searching peer announces itself with every beacon: after this many missed, its page counts as closed. */
const BEACONS_MISSED = 3;
/** Tolerance (ms) for announcements on a way with a long beacon interval. */
const OVERDUE = 10_000;
/** Maximum backoff, as a multiple of the first wait. */
const MAX_BACKOFF = 6;
/** Ids remembered, and ids remembered as once connected: strangers may come and go under any number of names. */
const MAX_KNOWN = 256;

/** Peers this device heard of, by id: when to retry each, and why it is not connected. */
export class Encounters {
  private readonly all = new Map<string, Encounter>();
  /** Ids that were connected at some time. */
  private readonly known = new Set<string>();

  constructor(
    private readonly clock: Clock,
    private readonly timing: Pick<Timing, 'beacon' | 'upgrade'>
  ) {}

  /** Peers heard of or in `attempts`, without the connected ones. */
  waiting(attempts: Iterable<string>, isConnected: (id: string) => boolean): WaitingPeer[] {
    const now = this.clock.now();
    return [...new Set([...attempts, ...this.all.keys()])]
      .filter((id) => !isConnected(id))
      .map((id) => {
        const { reason, since, heard, holds } = this.all.get(id) ?? NOTHING_YET;
        return { id, reason, here: heard > since && heard > now - holds };
      });
  }

  /**
   * Records a message of this peer, by a way or forwarded, which shows that it is present. With a long
   * `beacon` interval (ms) one announcement counts until the next is overdue.
   */
  heard(id: string, beacon?: number): void {
    const met = this.all.get(id);
    if (!met) return;
    met.heard = this.clock.now();
    met.holds = Math.max(this.timing.beacon * BEACONS_MISSED, beacon === undefined ? 0 : beacon + OVERDUE);
  }

  tried(id: string): void {
    this.of(id).tried = this.clock.now();
  }

  connected(id: string, isDirect: boolean): void {
    if (this.known.size >= MAX_KNOWN) this.known.clear();
    this.known.add(id);
    const met = this.all.get(id);
    if (!met) return;
    met.reason = null;
    if (isDirect) met.failures = 0;
  }

  /** Records the end of a connection, or with `isAttempt` of an attempt. */
  ended(id: string, reason: CloseReason, isAttempt: boolean): void {
    if (reason === 'left') return void this.all.delete(id);
    const met = this.of(id);
    const began = met.tried;
    met.tried = this.clock.now();
    // A peer that answered the attempt's signals is present: the network between failed.
    const wasHeard = isAttempt && met.holds > this.timing.beacon * BEACONS_MISSED && met.heard > began;
    if (met.reason !== reason) met.since = wasHeard ? began : met.tried;
    met.reason = reason;
    if (isAttempt && (reason === 'timeout' || reason === 'failed')) met.failures++;
  }

  hasFailed(id: string): boolean {
    return (this.all.get(id)?.failures ?? 0) > 0;
  }

  /** Ids are new for each page: a once connected id that is heard again was lost, it did not leave. */
  wasConnected(id: string): boolean {
    return this.known.has(id);
  }

  /** Whether to retry. Waits longer after each failure, so that an unreachable peer does not keep the radio busy. */
  isDue(id: string): boolean {
    const met = this.all.get(id);
    if (!met || met.failures === 0) return true;
    const wait = this.timing.beacon * Math.min(met.failures, MAX_BACKOFF);
    return this.clock.now() - met.tried >= wait;
  }

  /** Whether to try a direct connection to a relayed peer again. */
  mayUpgrade(id: string): boolean {
    const met = this.all.get(id);
    return !met || this.clock.now() - met.tried >= this.timing.upgrade;
  }

  /** Forgets peers that were not tried for {@link FORGET_AFTER}. */
  tick(): void {
    for (const [id, { tried }] of this.all) if (this.clock.now() - tried > FORGET_AFTER) this.all.delete(id);
  }

  clear(): void {
    this.all.clear();
  }

  private of(id: string): Encounter {
    const met = this.all.get(id) ?? { ...NOTHING_YET };
    // The peer met longest ago is forgotten first.
    makeRoom(this.all, id, MAX_KNOWN);
    this.all.set(id, met);
    return met;
  }
}
