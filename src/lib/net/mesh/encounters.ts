import type { Clock } from '../transport/clock.ts';
import type { Timing } from './meshOptions.ts';
import type { CloseReason, WaitingPeer } from '../transport/transport.ts';

interface Encounter {
  failures: number;
  /** Why the last connection or attempt ended. */
  reason: CloseReason | null;
  /** Clock time in ms since which every failure had this reason. */
  since: number;
  tried: number;
  /** When it was last heard by a way, and for how many ms after that it counts as there. */
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

/** A peer not heard of for this many ms is no longer waited for. */
const FORGET_AFTER = 300_000;
/** Who looks for somebody announces itself with every beacon: after this many without, its page is taken for gone. */
const BEACONS_MISSED = 3;
/** On a way with seldom announcements one may be this much late (ms). */
const OVERDUE = 10_000;
/** Attempts in a row grow apart up to this many times the usual wait. */
const MAX_BACKOFF = 6;
/** Ids that are remembered as once connected. */
const MAX_KNOWN = 256;

/** What became of the peers this device heard of, by id: when to try again, and what to say of those not connected. */
export class Encounters {
  private readonly all = new Map<string, Encounter>();
  /** Ids that were connected at some time. */
  private readonly known = new Set<string>();

  constructor(
    private readonly clock: Clock,
    private readonly timing: Pick<Timing, 'beacon' | 'upgrade'>
  ) {}

  /** Those heard of, and those in `attempts`, less those connected. */
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
   * Something of this peer came by a way, or was passed on by another: it is there, connected or not. On a way where
   * peers announce themselves seldom, every `beacon` ms, one announcement holds until the next is overdue.
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

  /** A connection, or with `isAttempt` the making of one, ended. */
  ended(id: string, reason: CloseReason, isAttempt: boolean): void {
    if (reason === 'left') return void this.all.delete(id);
    const met = this.of(id);
    const began = met.tried;
    met.tried = this.clock.now();
    // A peer whose signals answered the attempt was there: what failed is the network between.
    const wasHeard = isAttempt && met.holds > this.timing.beacon * BEACONS_MISSED && met.heard > began;
    if (met.reason !== reason) met.since = wasHeard ? began : met.tried;
    met.reason = reason;
    if (isAttempt && (reason === 'timeout' || reason === 'failed')) met.failures++;
  }

  hasFailed(id: string): boolean {
    return (this.all.get(id)?.failures ?? 0) > 0;
  }

  /** Ids are fresh for each page: one that was connected and is met again did not leave, it was lost. */
  wasConnected(id: string): boolean {
    return this.known.has(id);
  }

  /** Waits longer after each failure, so that a peer that cannot be reached does not keep the radio busy. */
  isDue(id: string): boolean {
    const met = this.all.get(id);
    if (!met || met.failures === 0) return true;
    const wait = this.timing.beacon * Math.min(met.failures, MAX_BACKOFF);
    return this.clock.now() - met.tried >= wait;
  }

  /** Whether it is time to try for a direct connection to a peer that is relayed. */
  mayUpgrade(id: string): boolean {
    const met = this.all.get(id);
    return !met || this.clock.now() - met.tried >= this.timing.upgrade;
  }

  /** Forgets those who have not been tried for long. */
  tick(): void {
    for (const [id, { tried }] of this.all) if (this.clock.now() - tried > FORGET_AFTER) this.all.delete(id);
  }

  clear(): void {
    this.all.clear();
  }

  private of(id: string): Encounter {
    let met = this.all.get(id);
    if (!met) this.all.set(id, (met = { ...NOTHING_YET }));
    return met;
  }
}
