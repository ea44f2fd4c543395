import { Scratch, unlikeChoices } from '../../../src/lib/bots/scratch.ts';
import { CHOICE, type FastLane, type Game, type Seat } from '../../../src/lib/kernel/game.ts';

/** All a seat chooses in one turn: a tile and the figure on it, as move codes. */
export type Turn = readonly number[];

/** Choices in a turn; the state after them is taken as it is. */
const MOST_CHOICES = 3;

export const isSame = (a: Turn, b: Turn) => a.length === b.length && a.every((code, i) => code === b[i]);

/**
 * Tries the turns of a seat on scratch states. A search needs one of these for each level of its tree, since a turn's end
 * is valid only until the next turn is tried.
 */
export class Turns<S> {
  private readonly scratch: Scratch<S>;
  private readonly list = new Int32Array(1 << 14);

  constructor(
    game: Game<S>,
    private readonly fast: FastLane<S>
  ) {
    this.scratch = new Scratch(game, fast);
  }

  /** Every turn of the asked seat with the state it leads to. A tile that looks the same in two turns is tried once. */
  *each(state: S): Generator<readonly [turn: Turn, end: S]> {
    yield* this.from(state, this.fast.seat(state), []);
  }

  /** The state a turn leads to, or null where its choices are not legal or not all there are. */
  follow(state: S, turn: Turn): S | null {
    const seat = this.fast.seat(state);
    const end = this.scratch.copy(MOST_CHOICES, state);
    const { list } = this;
    for (const code of turn) {
      if (this.fast.phase(end) !== CHOICE) return null;
      if (!list.subarray(0, this.fast.list(end, list)).includes(code)) return null;
      this.fast.play(end, code);
    }
    return this.goesOn(end, seat, turn) ? null : end;
  }

  private *from(state: S, seat: Seat, before: Turn): Generator<readonly [turn: Turn, end: S]> {
    const { fast } = this;
    const depth = before.length;
    for (const code of unlikeChoices(fast, state, this.list)) {
      const end = this.scratch.copy(depth, state);
      fast.play(end, code);
      const turn = [...before, code];
      if (this.goesOn(end, seat, turn)) yield* this.from(end, seat, turn);
      else yield [turn, end];
    }
  }

  private goesOn(end: S, seat: Seat, turn: Turn): boolean {
    return turn.length < MOST_CHOICES && this.fast.phase(end) === CHOICE && this.fast.seat(end) === seat;
  }
}
