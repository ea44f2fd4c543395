import type { Action, FastLane, Game, Seat } from '../kernel/game.ts';

/** A run of choices of one seat until another is asked or something is drawn. */
export interface Line {
  readonly codes: readonly number[];
  /** Expected lead over the other seats where it leads to, in thousandths of a point. */
  readonly lead: number;
}

/** Choices of one line at most; what is left then is judged as it stands. */
const DEPTH = 3;
/** No limit to how many choices are followed on. */
export const EVERY = Infinity;
/** Choices looked at for each one followed on. */
const SIGHT = 14;

/**
 * Tries the choices of a seat on scratch states. One searcher belongs to one game; it allocates a few states when
 * first used and none after.
 */
export class Searcher<S> {
  private readonly scratch: S[] = [];
  private readonly lists = Array.from({ length: DEPTH }, () => new Int32Array(1 << 14));
  private best: Line[] = [];

  constructor(
    private readonly game: Game<S>,
    private readonly fast: FastLane<S>
  ) {}

  /**
   * Lines of a seat from here, best first, at most so many. With a `width` fewer than {@link EVERY} a good line can be
   * missed: of the choices after which the seat chooses again only so many are followed on, those that look best as
   * they stand; and of very many choices only some are looked at, evenly spread.
   */
  lines(state: S, seat: Seat, most: number, width = EVERY): Line[] {
    this.best = [];
    this.walk(state, seat, 0, [], most, width);
    return this.best;
  }

  /** The state a line leads to; valid until the next call with the same `slot`. */
  follow(state: S, line: Line, slot: number): S {
    const end = this.at(DEPTH + slot, state);
    for (const code of line.codes) this.fast.play(end, code);
    return end;
  }

  /** The line in words of the game. */
  actions(state: S, line: Line): Action[] {
    const walker = this.at(DEPTH, state);
    return line.codes.map((code) => {
      const action = this.fast.action(walker, code);
      this.fast.play(walker, code);
      return action;
    });
  }

  private walk(
    state: S,
    seat: Seat,
    depth: number,
    codes: readonly number[],
    most: number,
    width: number
  ): void {
    const { fast } = this;
    const list = this.lists[depth];
    const count = fast.list(state, list);
    const seen = Math.min(count, width * SIGHT);
    const forks: Line[] = [];
    for (let i = 0; i < seen; i++) {
      const next = this.at(depth, state);
      const code = list[seen === count ? i : Math.trunc((i * count) / seen)];
      fast.play(next, code);
      const line = [...codes, code];
      const goesOn = depth + 1 < DEPTH && fast.seat(next) === seat;
      if (!goesOn) insert(this.best, { codes: line, lead: leadOf(this.game, next, seat) }, most);
      else if (count <= width) this.walk(next, seat, depth + 1, line, most, width);
      else insert(forks, { codes: line, lead: leadOf(this.game, next, seat) }, width);
    }
    for (const fork of forks) {
      const next = this.at(depth, state);
      fast.play(next, fork.codes[depth]);
      this.walk(next, seat, depth + 1, fork.codes, most, width);
    }
  }

  private at(slot: number, from: S): S {
    const known = this.scratch[slot];
    if (known === undefined) return (this.scratch[slot] = this.game.clone(from));
    this.fast.copy(known, from);
    return known;
  }
}

/** Keeps the best lines in order; the first found stays ahead of equals. */
function insert(best: Line[], line: Line, most: number): void {
  if (best.length === most && line.lead <= best[most - 1].lead) return;
  let at = best.length;
  while (at > 0 && best[at - 1].lead < line.lead) at--;
  best.splice(at, 0, line);
  if (best.length > most) best.pop();
}

/** How far a seat is expected to be ahead of the others. */
export function leadOf<S>(game: Game<S>, state: S, seat: Seat): number {
  const worth = game.estimate?.(state) ?? game.scores(state).map((score) => score * 1000);
  if (worth.length === 1) return worth[0];
  let best = -Infinity;
  let sum = 0;
  for (let other = 0; other < worth.length; other++) {
    if (other === seat) continue;
    best = Math.max(best, worth[other]);
    sum += worth[other];
  }
  return worth[seat] - (2 * best + sum / (worth.length - 1)) / 3;
}
