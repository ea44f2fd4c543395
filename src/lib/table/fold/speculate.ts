import {
  offeredActions,
  type Action,
  type Awaits,
  type Game,
  type GameEvent,
  type Seat
} from '../../kernel/game.ts';
import { TableError } from '../errors.ts';

/** A choice tried on this device only. */
export interface Choice {
  readonly seat: Seat;
  readonly action: Action;
}

/**
 * The game from the table's current state, played with unsigned choices. Works on copies: the table is never modified.
 * Stops at draws, joint questions and reveals.
 */
export class Speculation {
  private readonly steps: { choice: Choice; state: unknown; events: readonly GameEvent[] }[] = [];

  constructor(
    private readonly game: Game,
    private readonly start: unknown
  ) {}

  /** The state after the choices so far; read-only. */
  get state(): unknown {
    return this.steps.length === 0 ? this.start : this.steps[this.steps.length - 1].state;
  }

  get awaits(): Awaits {
    return this.game.awaits(this.state);
  }

  /** The choices so far, in signing order. */
  get choices(): readonly Choice[] {
    return this.steps.map((step) => step.choice);
  }

  /** Events of the choices so far. */
  get events(): readonly GameEvent[] {
    return this.steps.flatMap((step) => step.events);
  }

  get scores(): number[] {
    return this.game.scores(this.state);
  }

  actions(seat: Seat): Action[] {
    return offeredActions(this.game, this.state, seat);
  }

  /** True while a further choice of this seat can be tried before signing. */
  canChoose(seat: Seat): boolean {
    const { awaits } = this;
    const shown = this.steps.at(-1)?.events.some((event) => event.reveals === true) ?? false;
    return awaits.kind === 'choice' && awaits.seats.length === 1 && awaits.seats[0] === seat && !shown;
  }

  /** Tries a choice. Throws NOT_AWAITED or ILLEGAL. */
  choose(seat: Seat, action: Action): void {
    if (!this.canChoose(seat)) throw new TableError('NOT_AWAITED', 'This has to be signed first.');
    const canonical = this.game.canonical(this.state, seat, action);
    if (!canonical) throw new TableError('ILLEGAL', 'The rules do not allow this here.');
    const state = this.game.clone(this.state);
    const events: GameEvent[] = [];
    this.game.advance(state, { kind: 'choice', choices: [{ seat, action: canonical }] }, events);
    this.steps.push({ choice: { seat, action: canonical }, state, events });
  }

  /** Undoes the last choice; false if there is none. */
  undo(): boolean {
    return this.steps.pop() !== undefined;
  }
}
