/** How often (ms) something is run while more of the heap is still coming in. */
const PACE = 500;

interface Pending {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly soon: boolean;
}

/** Runs something once for many calls made together; while more are to come, only now and then. */
export class Heaped {
  private pending: Pending | null = null;

  constructor(
    private readonly run: () => void,
    private readonly isBusy: () => boolean
  ) {}

  /** Asks for a run; there will be one after the last call. */
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
