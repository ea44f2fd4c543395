/** Runs work one at a time; a request during a run causes one more run after it. */
export class SingleFlight {
  private running = false;
  private again = false;

  constructor(
    private readonly work: () => Promise<void>,
    private readonly failed: (error: unknown) => void
  ) {}

  go(): void {
    if (this.running) this.again = true;
    else void this.run();
  }

  private async run(): Promise<void> {
    this.running = true;
    do {
      this.again = false;
      await this.work().catch(this.failed);
    } while (this.again);
    this.running = false;
  }
}
