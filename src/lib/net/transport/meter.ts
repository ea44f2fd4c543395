/** A rate limit: `burst` at once, `perSecond` sustained. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** A token bucket. */
export class Meter {
  private left: number;

  constructor(
    private readonly rate: Rate,
    private countedAt: number
  ) {
    this.left = rate.burst;
  }

  /** Takes `amount` at time `now` (ms); false when the bucket holds less. */
  take(amount: number, now: number): boolean {
    const gained = (Math.max(0, now - this.countedAt) / 1_000) * this.rate.perSecond;
    this.left = Math.min(this.rate.burst, this.left + gained);
    this.countedAt = now;
    if (amount > this.left) return false;
    this.left -= amount;
    return true;
  }
}
