/** Time in ms and timers; a fake one lets tests run hours in a moment. */
export interface Clock {
  now(): number;
  /** Runs once after `ms`; the result cancels it. */
  after(ms: number, run: () => void): () => void;
  /** Runs every `ms`; the result cancels it. */
  every(ms: number, run: () => void): () => void;
}

let told = 0;
let wall = 0;
let steady = 0;

/**
 * Wall time that never goes back: unlike a monotonic clock it advances while a phone sleeps, so that sleep
 * can be detected. If it went back with the device's clock, no lost peer would be noticed or dialled until
 * the clock had caught up.
 */
function forward(): number {
  const [now, ticks] = [Date.now(), performance.now()];
  told += now >= wall ? now - wall : Math.max(0, Math.floor(ticks - steady));
  [wall, steady] = [now, ticks];
  return told;
}

export const systemClock: Clock = {
  now: forward,
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
  /** Null once it ran or was cancelled. */
  run: (() => void) | null;
}

/** A clock that advances only when called; timers due at the same time run in the order they were set. */
export class FakeClock implements Clock {
  private time = 0;
  private order = 0;
  /** A heap by due time. Cancelled timers stay until they are due. */
  private readonly due: Due[] = [];

  now(): number {
    return this.time;
  }

  after(ms: number, run: () => void): () => void {
    const entry: Due = { at: this.time + Math.max(0, ms), order: this.order++, run };
    this.push(entry);
    return () => (entry.run = null);
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
      this.time = Math.max(this.time, next.at);
      const { run } = next;
      next.run = null;
      run?.();
    }
    this.time = end;
  }

  /** Advances time without running timers, as on a sleeping phone; due timers run late, with the next `advance`. */
  freeze(ms: number): void {
    this.time += ms;
  }

  /** Removes and returns the first timer due by `end` that was not cancelled. */
  private next(end: number): Due | null {
    for (;;) {
      const [first] = this.due;
      if (!first || (first.run && first.at > end)) return null;
      this.shift();
      if (first.run) return first;
    }
  }

  private push(entry: Due): void {
    const { due } = this;
    let at = due.push(entry) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!isBefore(entry, due[above])) break;
      due[at] = due[above];
      at = above;
    }
    due[at] = entry;
  }

  private shift(): void {
    const { due } = this;
    const entry = due.pop();
    if (!entry || due.length === 0) return;
    let at = 0;
    for (;;) {
      let below = at * 2 + 1;
      if (below >= due.length) break;
      if (below + 1 < due.length && isBefore(due[below + 1], due[below])) below++;
      if (!isBefore(due[below], entry)) break;
      due[at] = due[below];
      at = below;
    }
    due[at] = entry;
  }
}

function isBefore(a: Due, b: Due): boolean {
  return a.at < b.at || (a.at === b.at && a.order < b.order);
}
