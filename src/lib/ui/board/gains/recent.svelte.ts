/** What happened lately, as the index from which the log is still shown: each event leaves after its time. */
export class Recent {
  /** The log's items before this one are not shown any more. */
  from = $state(0);
  readonly #ms: number;

  /** What a log of this length holds is not shown; later events are for so many milliseconds. */
  constructor(length: number, ms: number) {
    this.from = length;
    this.#ms = ms;
  }

  /** Call it whenever the length of the log changes. Each time has its own timer: fast moves would put off a shared one. */
  grewTo(length: number): void {
    setTimeout(() => (this.from = length), this.#ms);
  }
}
