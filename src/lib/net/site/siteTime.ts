/** The two clocks of a device, in ms; tests replace them. */
export interface Clocks {
  /** Since 1970; can be set while the page is open, and runs on while the device sleeps. */
  readonly wall: () => number;
  /** Cannot be set; may stand still while the device sleeps. */
  readonly ticks: () => number;
}

const DEVICE: Clocks = { wall: () => Date.now(), ticks: () => performance.now() };

/** Differences below this (ms) are ignored: a `Date` header has whole seconds, and its answer takes a while. */
const AGREE = 20_000;

/**
 * The time of the site, known from the `Date` headers of its answers, and a time for measuring durations. The
 * site's time corrects a wrong clock of the device. When the clock moves against the ticks, it was set or the
 * device slept. A jump back means that it was set. After a jump forward only the site's next answer shows
 * which it was.
 */
export class SiteTime {
  /** How far the clock is behind the site's; null before the site's first answer. */
  private behind: number | null = null;
  private wall: number;
  private ticks: number;
  private measured: number;
  /** A forward jump that nothing has explained yet. */
  private leapt = 0;

  constructor(private readonly clocks: Clocks = DEVICE) {
    this.wall = this.measured = clocks.wall();
    this.ticks = clocks.ticks();
  }

  /** Ms since 1970, corrected. */
  now(): number {
    this.follow();
    return this.wall + (this.behind ?? 0);
  }

  /**
   * For durations: ms since 1970 by the clock as it was when the page was opened, however it is set later.
   */
  steady(): number {
    this.follow();
    return this.measured;
  }

  /** Reads the clocks. True when they moved apart since the last reading: then ask the site again. */
  follow(): boolean {
    const [wall, ticks] = [this.clocks.wall(), this.clocks.ticks()];
    const passed = wall - this.wall;
    const ticked = ticks - this.ticks;
    const jump = passed - ticked;
    [this.wall, this.ticks] = [wall, ticks];
    this.measured += passed < 0 || jump <= -AGREE ? Math.max(0, ticked) : passed;
    if (Math.abs(jump) < AGREE) return false;
    if (jump > 0) this.leapt += jump;
    // Setting the clock does not change the site's time.
    else if (this.behind !== null) this.behind -= jump;
    return true;
  }

  /** A number to give to {@link heard} with the answer. */
  ask(): number {
    this.follow();
    return this.ticks;
  }

  /** Call with the headers of an answer of the site's host. */
  heard(headers: Pick<Headers, 'get'>, asked: number): void {
    const site = Date.parse(headers.get('date') ?? '');
    if (Number.isNaN(site)) return;
    this.follow();
    const young = site + (this.ticks - asked) / 2 - this.wall;
    // Some caches return the date of the stored answer with its age, others their own date. A clock that
    // agrees with either is kept.
    const old = young + (Number(headers.get('age')) || 0) * 1_000;
    const behind = Math.abs(old) < Math.abs(young) ? old : young;
    const before = this.behind ?? 0;
    // The clock is now ahead by the jump, or right after having been behind by it. So it was set, and no time
    // passed.
    if (this.leapt > 0 && Math.abs(before - behind - this.leapt) < AGREE) this.measured -= this.leapt;
    this.leapt = 0;
    this.behind = Math.abs(behind) < AGREE ? 0 : behind;
  }
}

/** The one of this page. */
export const siteTime = new SiteTime();
