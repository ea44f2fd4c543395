import type { Action, FastLane, Game, Seat } from '../kernel/game.ts';
import { Memory, memoryKey } from './memory.ts';
import { Scratch } from './scratch.ts';

/** A run of choices of one seat until another is asked or something is drawn. */
export interface Line {
  readonly codes: readonly number[];
  /** Expected lead over the other seats where it leads to, in thousandths of a point. */
  readonly lead: number;
}

/** Expected final result of each seat, in thousandths of a point. */
export type Judge<S> = (state: S) => readonly number[];

/** Judges by the game's `estimate`: the current state alone. */
export function byEstimate<S>(game: Game<S>): Judge<S> {
  return (state) => game.estimate?.(state) ?? game.scores(state).map((score) => score * 1000);
}

/** Judges by its `foresee`: statistics of played games, where it has any. */
export function byForesight<S>(game: Game<S>): Judge<S> {
  return (state) => game.foresee?.(state) ?? byEstimate(game)(state);
}

/** Judges by its `predict`: statistics for each number of seats, where it has any. */
export function byPrediction<S>(game: Game<S>): Judge<S> {
  return (state) => game.predict?.(state) ?? byForesight(game)(state);
}

/** Maximum number of lines to pick from. */
export const MOST_LINES = 4096;
/**
 * Maximum number of choices in a line; the state after them is estimated even if the seat would choose again.
 */
const DEPTH = 3;
/** No limit on the number of choices expanded. */
export const EVERY = Infinity;
/** Choices estimated for each one expanded. */
const SIGHT = 14;
/** In a glance: choices expanded, and choices estimated for each question after the first. */
const FOLLOWED = 2;
const DEEPER = 12;
/** In a glance, at the first question: the number of best known choices estimated again, and the maximum of new ones. */
const KNOWN = 5;
const NEW = 16;

const NOTHING: Line = { codes: [], lead: 0 };

/**
 * Tries the choices of a seat on scratch states. One searcher belongs to one game; it allocates a few states when
 * first used and none after.
 */
export class Searcher<S> {
  private readonly scratch: Scratch<S>;
  private readonly lists = Array.from({ length: DEPTH }, () => new Int32Array(1 << 14));
  private best: Line[] = [];
  private readonly memory = new Memory();

  constructor(
    game: Game<S>,
    private readonly fast: FastLane<S>,
    private readonly judge: Judge<S>
  ) {
    this.scratch = new Scratch(game, fast);
  }

  /** The expected lead of a seat over the others. */
  leadOf(state: S, seat: Seat): number {
    return leadOf(this.judge(state), seat);
  }

  /**
   * The best lines of a seat from here, best first, at most `most`. With a `width` below {@link EVERY} a good line can be
   * missed: of the choices after which the seat chooses again only the `width` best are expanded, and of very many
   * choices only an evenly spread part is estimated.
   */
  lines(state: S, seat: Seat, most: number, width = EVERY): Line[] {
    this.best = [];
    this.walk(state, seat, 0, [], most, width);
    return this.best;
  }

  /** Clears what glances have recorded. */
  forget(): void {
    this.memory.forget();
  }

  /**
   * The best line by a fast, narrow search, for simulations. Glances record the gain of each choice: of those tried
   * before in this or a similar position, only the most promising are estimated again.
   */
  glance(state: S, seat: Seat): Line {
    this.best = [];
    let forks: Line[] = [NOTHING];
    for (let depth = 0; depth < DEPTH && forks.length > 0; depth++) {
      const next: Line[] = [];
      for (const { codes } of forks) this.fan(state, seat, codes, next);
      forks = next;
    }
    return this.best[0];
  }

  /** Expands one step after `codes`: a line that ends there may become the best, one that continues becomes a fork. */
  private fan(state: S, seat: Seat, codes: readonly number[], forks: Line[]): void {
    const { fast } = this;
    const depth = codes.length;
    const from = depth === 0 ? state : this.scratch.copy(0, state);
    for (const code of codes) fast.play(from, code);
    const list = this.lists[depth];
    const count = fast.list(from, list);
    const learns = depth === 0 && count > KNOWN && fast.likeness !== undefined;
    const before = learns ? this.leadOf(from, seat) : 0;
    const tries = learns ? this.promising(from, seat, list, count) : spread(list, count, DEEPER);
    for (const code of tries) {
      const next = this.scratch.copy(1, from);
      fast.play(next, code);
      const line = { codes: [...codes, code], lead: this.leadOf(next, seat) };
      if (learns) this.memory.note(this.keyOf(from, seat, code), line.lead - before);
      if (depth + 1 < DEPTH && fast.seat(next) === seat) insert(forks, line, FOLLOWED);
      else insert(this.best, line, 1);
    }
  }

  /** The choices with the highest recorded gain, and new ones. */
  private promising(from: S, seat: Seat, list: Int32Array, count: number): number[] {
    const known: Line[] = [];
    const fresh: number[] = [];
    let last = 0;
    for (let i = 0; i < count; i++) {
      const key = this.keyOf(from, seat, list[i]);
      if (key !== 0 && key === last) continue;
      last = key;
      const gain = this.memory.recall(key);
      if (gain === null) fresh.push(list[i]);
      else insert(known, { codes: [list[i]], lead: gain }, KNOWN);
    }
    return [...known.map(({ codes }) => codes[0]), ...spread(fresh, fresh.length, NEW)];
  }

  private keyOf(from: S, seat: Seat, code: number): number {
    return memoryKey(this.fast.likeness?.(from, code) ?? 0, seat);
  }

  /** The state a line leads to; valid until the next call with the same `slot`. */
  follow(state: S, line: Line, slot: number): S {
    const end = this.scratch.copy(DEPTH + slot, state);
    for (const code of line.codes) this.fast.play(end, code);
    return end;
  }

  /** The line as actions of the game. */
  actions(state: S, line: Line): Action[] {
    const walker = this.scratch.copy(DEPTH, state);
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
      const next = this.scratch.copy(depth, state);
      const code = list[seen === count ? i : Math.trunc((i * count) / seen)];
      fast.play(next, code);
      const line = [...codes, code];
      const goesOn = depth + 1 < DEPTH && fast.seat(next) === seat;
      if (!goesOn) insert(this.best, { codes: line, lead: this.leadOf(next, seat) }, most);
      else if (count <= width) this.walk(next, seat, depth + 1, line, most, width);
      else insert(forks, { codes: line, lead: this.leadOf(next, seat) }, width);
    }
    for (const fork of forks) {
      const next = this.scratch.copy(depth, state);
      fast.play(next, fork.codes[depth]);
      this.walk(next, seat, depth + 1, fork.codes, most, width);
    }
  }
}

/** At most `most` of the codes, evenly spread. */
function spread(codes: ArrayLike<number>, count: number, most: number): number[] {
  const n = Math.min(count, most);
  return Array.from({ length: n }, (_, i) => codes[n === count ? i : Math.trunc((i * count) / n)]);
}

/** Keeps the best lines in order; the first found stays ahead of equals. */
function insert(best: Line[], line: Line, most: number): void {
  if (best.length === most && line.lead <= best[most - 1].lead) return;
  let at = best.length;
  while (at > 0 && best[at - 1].lead < line.lead) at--;
  best.splice(at, 0, line);
  if (best.length > most) best.pop();
}

/** The lead of a seat over the others, from the expected result of each. */
export function leadOf(worth: readonly number[], seat: Seat): number {
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
