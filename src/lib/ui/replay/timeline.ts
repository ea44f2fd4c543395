import type { Game, GameConfig, GameEvent, Input } from '../../kernel/game.ts';
import type { LogItem } from '../../session/table/play.ts';

/**
 * A copy of the state is kept every so many inputs, so that reaching any position takes fewer steps than
 * that.
 */
const STRIDE = 24;

/**
 * A played game at any of its positions. Position n is after n inputs; the game computes states from the inputs on
 * demand.
 */
export class Timeline {
  /** Inputs in all: the last position. */
  readonly length: number;
  readonly #kept: unknown[];
  /** The furthest state built so far; owned by this object. */
  readonly #front: { state: unknown; at: number };
  readonly #log: LogItem[] = [];
  /** Length of the log at each computed position. */
  readonly #told: number[] = [0];
  /** Points of every seat at each position reached. */
  readonly #scores: (readonly number[])[] = [];

  constructor(
    readonly game: Game<unknown>,
    readonly config: GameConfig,
    readonly inputs: readonly Input[]
  ) {
    this.length = inputs.length;
    this.#front = { state: game.setup(config), at: 0 };
    this.#kept = [game.clone(this.#front.state)];
    this.#scores.push(game.scores(this.#front.state));
  }

  /** The state at a position; the caller may keep it but must not change it. */
  stateAt(n: number): unknown {
    this.#reach(n);
    const from = Math.floor(n / STRIDE);
    const state = this.game.clone(this.#kept[from]);
    for (const input of this.inputs.slice(from * STRIDE, n)) this.game.advance(state, input);
    return state;
  }

  /** All that had happened by then. */
  logAt(n: number): readonly LogItem[] {
    this.#reach(n);
    return this.#log.slice(0, this.#told[n]);
  }

  /** Events of the input before this position; empty at the beginning. */
  eventsAt(n: number): readonly GameEvent[] {
    this.#reach(n);
    return n === 0 ? [] : this.#log.slice(this.#told[n - 1], this.#told[n]).map(({ event }) => event);
  }

  /** Points of every seat, by position from the first to the last. */
  scores(): readonly (readonly number[])[] {
    this.#reach(this.length);
    return this.#scores;
  }

  /**
   * A new timeline that continues differently from a position; throws what the game throws for inputs it
   * refuses.
   */
  branch(from: number, inputs: readonly Input[]): Timeline {
    const branch = new Timeline(this.game, this.config, [...this.inputs.slice(0, from), ...inputs]);
    branch.#reach(branch.length);
    return branch;
  }

  #reach(n: number): void {
    const front = this.#front;
    while (front.at < n) {
      const events: GameEvent[] = [];
      this.game.advance(front.state, this.inputs[front.at], events);
      front.at++;
      for (const event of events) this.#log.push({ n: this.#log.length, event });
      this.#told.push(this.#log.length);
      this.#scores.push(this.game.scores(front.state));
      if (front.at % STRIDE === 0) this.#kept.push(this.game.clone(front.state));
    }
  }
}
