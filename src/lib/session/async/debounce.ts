/** Interval (ms) of runs while busy. */
const PACE = 500;

interface Pending {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly soon: boolean;
}

/** Debounces calls to `run`; throttles them to one per {@link PACE} while `isBusy`. */
export class Debounced {
  private pending: Pending | null = null;

  constructor(
    private readonly run: () => void,
    private readonly isBusy: () => boolean
  ) {}

  /** Requests a run; the last call is always followed by one. */
  call(): void {
    const soon = !this.isBusy();
    if (this.pending && (!soon || this.pending.soon)) return;
    this.cancel();
    const timer = setTimeout(
      () => {
        this.pending = null;
        this.run();
      },
      soon ? 0 : PACE
    );
    this.pending = { timer, soon };
  }

  cancel(): void {
    clearTimeout(this.pending?.timer);
    this.pending = null;
  }
}
