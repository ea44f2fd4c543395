import type { FastLane, Game, Seat } from '../../src/lib/kernel/game.ts';

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
  private readonly scratch: S[] = [];
  private readonly lists = Array.from({ length: MOST_CHOICES }, () => new Int32Array(1 << 14));

  constructor(
    private readonly game: Game<S>,
    private readonly fast: FastLane<S>
  ) {}

  /** Every turn of the asked seat with the state it leads to. A tile that looks the same in two turns is tried once. */
  *each(state: S): Generator<readonly [turn: Turn, end: S]> {
    yield* this.from(state, this.fast.seat(state), []);
  }

  /** The state a turn leads to, or null where its choices are not legal or not all there are. */
  follow(state: S, turn: Turn): S | null {
    const seat = this.fast.seat(state);
    const end = this.copy(MOST_CHOICES, state);
    const list = this.lists[0];
    for (const code of turn) {
      if (this.fast.phase(end) !== 0) return null;
      if (!list.subarray(0, this.fast.list(end, list)).includes(code)) return null;
      this.fast.play(end, code);
    }
    return this.goesOn(end, seat, turn) ? null : end;
  }

  private *from(state: S, seat: Seat, before: Turn): Generator<readonly [turn: Turn, end: S]> {
    const { fast } = this;
    const depth = before.length;
    const list = this.lists[depth];
    const count = fast.list(state, list);
    const seen = new Set<number>();
    for (let i = 0; i < count; i++) {
      const likeness = fast.likeness?.(state, list[i]) ?? 0;
      if (likeness !== 0 && seen.has(likeness)) continue;
      seen.add(likeness);
      const end = this.copy(depth, state);
      fast.play(end, list[i]);
      const turn = [...before, list[i]];
      if (this.goesOn(end, seat, turn)) yield* this.from(end, seat, turn);
      else yield [turn, end];
    }
  }

  private goesOn(end: S, seat: Seat, turn: Turn): boolean {
    return turn.length < MOST_CHOICES && this.fast.phase(end) === 0 && this.fast.seat(end) === seat;
  }

  private copy(slot: number, from: S): S {
    const known = this.scratch[slot];
    if (known === undefined) return (this.scratch[slot] = this.game.clone(from));
    this.fast.copy(known, from);
    return known;
  }
}
