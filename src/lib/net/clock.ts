/** Time in ms and timers, so that tests can run hours in a moment. */
export interface Clock {
  now(): number;
  /** Runs once after `ms`; the result cancels it. */
  after(ms: number, run: () => void): () => void;
  /** Runs every `ms`; the result cancels it. */
  every(ms: number, run: () => void): () => void;
}

/** Wall time: unlike a monotonic clock it goes on while a phone sleeps, which is how sleep is noticed. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  every(ms, run) {
    const timer = setInterval(run, ms);
    return () => clearInterval(timer);
  }
};

interface Due {
  at: number;
  order: number;
  run: () => void;
}

/** A clock that moves only when told to; timers due at the same time run in the order they were set. */
export class FakeClock implements Clock {
  private time = 0;
  private order = 0;
  private readonly due = new Set<Due>();

  now(): number {
    return this.time;
  }

  after(ms: number, run: () => void): () => void {
    const entry = { at: this.time + Math.max(0, ms), order: this.order++, run };
    this.due.add(entry);
    return () => this.due.delete(entry);
  }

  every(ms: number, run: () => void): () => void {
    let stopped = false;
    let cancel = (): void => undefined;
    const again = (): void => {
      cancel = this.after(ms, () => {
        run();
        if (!stopped) again();
      });
    };
    again();
    return () => {
      stopped = true;
      cancel();
    };
  }

  /** Runs everything due in the next `ms`. */
  advance(ms: number): void {
    const end = this.time + ms;
    for (let next = this.next(end); next; next = this.next(end)) {
      this.due.delete(next);
      this.time = Math.max(this.time, next.at);
      next.run();
    }
    this.time = end;
  }

  /** Time passes and nothing runs, as on a phone that sleeps; what was due runs late, with the next `advance`. */
  freeze(ms: number): void {
    this.time += ms;
  }

  private next(end: number): Due | null {
    let first: Due | null = null;
    for (const entry of this.due) {
      if (entry.at > end) continue;
      if (!first || entry.at < first.at || (entry.at === first.at && entry.order < first.order))
        first = entry;
    }
    return first;
  }
}
