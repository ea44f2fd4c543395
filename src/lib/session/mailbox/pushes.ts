import { systemClock, type Clock } from '../../net/transport/clock.ts';
import { Meter } from '../../net/transport/meter.ts';

export interface PushesOptions {
  /** Reads all mail; never rejects. */
  readonly look: () => Promise<void>;
  /** Resolves when no look is under way. */
  readonly idle: () => Promise<void>;
  /** Whether a look has read the event with this id. */
  readonly hasRead: (id: string) => boolean;
  readonly clock?: Clock;
}

/** A pushed event that no look has read. */
interface Pushed {
  /** Looks made for this event. */
  looks: number;
  /** When the next one is due, in ms of the clock. */
  due: number;
}

/** Looks for one pushed event, and ms between them: a relay may answer from a cache that is older than its push. */
const LOOKS = 3;
const LOOK_AGAIN = 1_500;

/** Looks allowed at once, and per second. Further ones wait. */
const RATE = { burst: 40, perSecond: 0.5 };
/** Ms after which a look that had to wait is tried. */
const WAIT = 1_000;

/** How many pushed events are remembered: whoever holds the link can push without end. */
const MAX_PUSHED = 256;

/**
 * Reads the mail when relays push events. One look serves all pushed events, since it always reads all mail.
 * So if too many are pushed and the oldest is forgotten here, the look for a later one reads it.
 */
export class Pushes {
  private readonly pushed = new Map<string, Pushed>();
  private readonly clock: Clock;
  private readonly rate: Meter;
  private looking = false;
  private closed = false;
  private cancel = (): void => undefined;

  constructor(private readonly options: PushesOptions) {
    this.clock = options.clock ?? systemClock;
    this.rate = new Meter(RATE, this.clock.now());
  }

  /** Number of remembered events. */
  get size(): number {
    return this.pushed.size;
  }

  /** Call with the id of each event a relay pushes. */
  heard(id: string): void {
    // An event that no look found stays known; otherwise a relay that repeats itself would cause looks
    // without end.
    if (this.closed || this.pushed.has(id) || this.options.hasRead(id)) return;
    const now = this.clock.now();
    this.pushed.set(id, { looks: 0, due: this.pushed.size < MAX_PUSHED ? now : this.makeRoom(now) });
    this.go();
  }

  close(): void {
    this.closed = true;
    this.cancel();
  }

  /**
   * Forgets the oldest event. Returns when the look for its replacement is due: in a flood not at once, but
   * no later than that of the forgotten one.
   */
  private makeRoom(now: number): number {
    const [[id, oldest]] = this.pushed;
    this.pushed.delete(id);
    return Math.min(now + LOOK_AGAIN, oldest.looks < LOOKS ? oldest.due : Infinity);
  }

  /** Looks if an event is due, else waits for the next one. */
  private go(): void {
    this.cancel();
    if (this.closed || this.looking) return;
    const open = this.open();
    if (open.length === 0) return;
    const now = this.clock.now();
    const next = Math.min(...open.map(({ due }) => due));
    if (next > now) this.cancel = this.clock.after(next - now, () => this.go());
    else if (this.rate.take(1, now)) void this.look();
    else this.cancel = this.clock.after(WAIT, () => this.go());
  }

  private async look(): Promise<void> {
    this.looking = true;
    // That look may have read these events, or missed those pushed after it began.
    await this.options.idle();
    const now = this.clock.now();
    const due = this.open().filter((one) => one.due <= now);
    if (due.length > 0 && !this.closed) await this.options.look();
    const again = this.clock.now() + LOOK_AGAIN;
    for (const one of due) {
      one.looks++;
      one.due = again;
    }
    this.looking = false;
    this.go();
  }

  /** The events still to be looked for; forgets those that were read. */
  private open(): Pushed[] {
    for (const id of this.pushed.keys()) if (this.options.hasRead(id)) this.pushed.delete(id);
    return [...this.pushed.values()].filter(({ looks }) => looks < LOOKS);
  }
}
