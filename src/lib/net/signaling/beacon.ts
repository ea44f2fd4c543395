import type { Clock } from '../transport/clock.ts';
import type { Path } from '../mesh/dialer.ts';
import { MAX_PEERS, type Timing } from '../mesh/meshOptions.ts';
import type { Roster } from '../mesh/roster.ts';
import { Meter } from '../transport/meter.ts';
import type { Announce } from './signals.ts';

/** Minimum interval of announcements in reply to one peer, in ms. */
const REPLY_EVERY = 500;
/** Peers whose last reply is remembered. */
const MAX_REPLIES = 256;
/** Rate of replies to all peers together: strangers may use any number of names, and a server disconnects a device that sends too much. */
const REPLIES = { burst: 32, perSecond: 8 };

export interface BeaconContext {
  readonly selfId: string;
  readonly clock: Clock;
  readonly timing: Timing;
  readonly roster: Roster;
  /** How often this device restarted its connections from scratch. */
  readonly epoch: () => number;
  /** This device's place among the spectators, for announcements. */
  readonly place: () => Pick<Announce, 'tier' | 'free'>;
  /** All ways there are now. */
  readonly paths: () => Iterable<Pick<Path, 'publish'>>;
  readonly isMissingPlayer: () => boolean;
}

/** Announces this device on every way: often while a player is missing, rarely while none is. */
export class Beacon {
  private lastAnnounce = -Infinity;
  /** Peers that were doubtful at the last beat. */
  private doubted: readonly string[] = [];
  /** Time of the last reply to each peer, so that two peers never answer each other in a loop. */
  private readonly replies = new Map<string, number>();
  private readonly all: Meter;

  constructor(private readonly context: BeaconContext) {
    this.all = new Meter(REPLIES, context.clock.now());
  }

  /** Builds the announcement; counts as sent. */
  announcement(): Announce {
    const { clock, selfId, epoch, place } = this.context;
    this.lastAnnounce = clock.now();
    const have = this.context.roster.ownIds().filter((id) => !this.isDoubtful(id));
    return {
      type: 'announce',
      from: selfId,
      v: 1,
      epoch: epoch(),
      have: have.slice(0, MAX_PEERS),
      ...place()
    };
  }

  announce(): void {
    const message = this.announcement();
    for (const path of this.context.paths()) path.publish(message);
  }

  /** Announces this device on the way a peer was heard on. */
  reply(to: string, path: Path): void {
    const now = this.context.clock.now();
    if (now - (this.replies.get(to) ?? -Infinity) < REPLY_EVERY || !this.all.take(1, now)) return;
    if (this.replies.size >= MAX_REPLIES) this.replies.clear();
    this.replies.set(to, now);
    path.publish(this.announcement());
  }

  /** Call every heartbeat: announces when due, and at once when another peer has become doubtful. */
  tick(): void {
    const { clock, timing, roster, isMissingPlayer } = this.context;
    const doubted = roster.ownIds().filter((id) => this.isDoubtful(id));
    const isNews = doubted.some((id) => !this.doubted.includes(id));
    this.doubted = doubted;
    const isCalm = doubted.length === 0 && !isMissingPlayer();
    const pause = isCalm ? timing.quietBeacon : timing.beacon;
    if (isNews || clock.now() - this.lastAnnounce >= pause) this.announce();
  }

  /**
   * Whether a peer is silent for longer than a busy phone would be, although it was pinged. It may sleep, or
   * the path may be broken in one direction. An announcement by another way proves the latter.
   */
  private isDoubtful(id: string): boolean {
    const session = this.context.roster.get(id);
    return session !== undefined && !session.info.away && session.silence > this.context.timing.doubtAfter;
  }
}
