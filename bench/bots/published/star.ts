import { CHOICE, DRAW, OVER, type FastLane, type Game, type Seat } from '../../../src/lib/kernel/game.ts';
import { isSame, Turns, type Turn } from './turns.ts';

/**
 * Expectimax with the pruning of Star2.5 (Ballard 1983; Hauk, Buro and Schaeffer 2004), as Heyden (2009) uses it for this
 * game, with iterative deepening. All values are leads of the searching seat.
 */

/** Turns probed below each outcome of a draw before any outcome is searched: Heyden's best probing factor. */
const PROBES = 5;
/** Turns looked ahead at most, the own one included. */
const DEEPEST = 4;
/** Values are bounded to so much above and below the lead at the root, in thousandths of a point. */
const SPAN = 60_000;
/** Good turns remembered for each outcome at a level. */
const REMEMBERED = 8;
/** Leaves between two looks at the clock. */
const LEAVES = 16;
/** Values that differ by less are equal: they are sums of fractions. */
const ROUNDING = 1e-6;

export type Judge<S> = (state: S) => readonly number[];

class TimeIsUp extends Error {}

interface Tried {
  readonly turn: Turn;
  /** For the seat that chooses: more is better. */
  readonly value: number;
}

const NOTHING_KNOWN = { order: [], probed: null };

interface Outcome {
  readonly id: string;
  /** Index of the first such item in the pile. */
  readonly at: number;
  readonly share: number;
  /** Turns to try first. */
  readonly order: readonly Turn[];
  /** The value is known to lie between these. */
  low: number;
  high: number;
  /** The best of the turns probed, or a bound of it outside of the window it was probed in. */
  probed: number | null;
}

interface Window {
  readonly low: number;
  readonly high: number;
}

export class Star<S> {
  private readonly levels: Turns<S>[] = [];
  private readonly drawn: S[] = [];
  /** By level and item drawn: the turns that were best there, best first. */
  private readonly good = new Map<string, Turn[]>();
  private seat: Seat = 0;
  private floor = 0;
  private roof = 0;
  private leaves = 0;
  private isWhole = true;
  private goesOn: () => boolean = () => true;

  constructor(
    private readonly game: Game<S>,
    private readonly fast: FastLane<S>,
    private readonly judge: Judge<S>
  ) {}

  /** The best turn, searched one turn deeper each time until the time is over. */
  best(state: S, seat: Seat, goesOn: () => boolean): Turn {
    this.begin(state, seat, goesOn);
    let ranked = this.ranked(state);
    for (let depth = 2; depth <= DEEPEST && ranked.length > 1; depth++) {
      const deeper = this.deepen(state, ranked, depth);
      ranked = deeper.ranked;
      // The whole rest of the game has been searched, or time is up.
      if (this.isWhole || !deeper.isComplete) break;
    }
    return ranked[0];
  }

  /** The value of a position `depth` turns ahead. */
  value(state: S, seat: Seat, depth: number): number {
    this.begin(state, seat, () => true);
    return this.after(state, 0, depth, this.floor, this.roof);
  }

  private begin(state: S, seat: Seat, goesOn: () => boolean): void {
    this.seat = seat;
    this.goesOn = goesOn;
    this.leaves = 0;
    this.good.clear();
    const lead = this.leadOf(state);
    this.floor = lead - SPAN;
    this.roof = lead + SPAN;
  }

  private leadOf(state: S): number {
    const worth = this.judge(state);
    let most = -Infinity;
    for (let other = 0; other < worth.length; other++)
      if (other !== this.seat) most = Math.max(most, worth[other]);
    return worth.length > 1 ? worth[this.seat] - most : worth[this.seat];
  }

  /** The turns of the root, best first by the value right after them. */
  private ranked(state: S): Turn[] {
    const found: { turn: Turn; lead: number }[] = [];
    for (const [turn, end] of this.turns(0).each(state)) found.push({ turn, lead: this.leadOf(end) });
    return found.sort((a, b) => b.lead - a.lead).map(({ turn }) => turn);
  }

  /** The same turns with the best of this depth first. A turn counts only when its search was finished. */
  private deepen(state: S, ranked: readonly Turn[], depth: number): { ranked: Turn[]; isComplete: boolean } {
    const better: Turn[] = [];
    let best = -Infinity;
    this.isWhole = true;
    try {
      for (const turn of ranked) {
        const end = this.turns(0).follow(state, turn);
        if (!end) continue;
        const value = this.after(end, 1, depth - 1, Math.max(best, this.floor), this.roof);
        if (value <= best + ROUNDING) continue;
        best = value;
        better.unshift(turn);
      }
    } catch (error) {
      if (!(error instanceof TimeIsUp)) throw error;
      return { ranked: upFront(better, ranked), isComplete: false };
    }
    return { ranked: upFront(better, ranked), isComplete: true };
  }

  /** The value of a position with `left` turns to look ahead. Outside of low to high it is only a bound. */
  private after(state: S, level: number, left: number, low: number, high: number): number {
    const phase = this.fast.phase(state);
    if (phase === OVER || left === 0) return this.leaf(state, phase === OVER);
    if (phase === DRAW) return this.draw(state, level, left, low, high);
    return this.choice(state, level, left, { low, high }, NOTHING_KNOWN, [0, Infinity], []);
  }

  private leaf(state: S, isOver: boolean): number {
    if (!isOver) this.isWhole = false;
    if (++this.leaves % LEAVES === 0 && !this.goesOn()) throw new TimeIsUp();
    return Math.min(this.roof, Math.max(this.floor, this.leadOf(state)));
  }

  private isOwn(state: S): boolean {
    return this.fast.seat(state) === this.seat;
  }

  /** The best of the turns from one number to another and of those probed, for the seat that chooses. */
  private choice(
    state: S,
    level: number,
    left: number,
    { low, high }: Window,
    { order, probed }: Pick<Outcome, 'order' | 'probed'>,
    [from, to]: readonly [number, number],
    learned: Tried[]
  ): number {
    const own = this.isOwn(state);
    let best = probed ?? (own ? -Infinity : Infinity);
    let n = 0;
    for (const [turn, end] of this.inOrder(state, level, order)) {
      if (n++ < from) continue;
      if (n > to) break;
      const value = own
        ? this.after(end, level + 1, left - 1, Math.max(low, best), high)
        : this.after(end, level + 1, left - 1, low, Math.min(high, best));
      learned.push({ turn, value: own ? value : -value });
      best = own ? Math.max(best, value) : Math.min(best, value);
      if (own ? best >= high : best <= low) break;
    }
    return best;
  }

  /** All turns, those to try first before the others. */
  private *inOrder(state: S, level: number, order: readonly Turn[]): Generator<readonly [Turn, S]> {
    const turns = this.turns(level);
    for (const turn of order) {
      const end = turns.follow(state, turn);
      if (end) yield [turn, end];
    }
    for (const pair of turns.each(state)) if (!order.some((turn) => isSame(turn, pair[0]))) yield pair;
  }

  /**
   * The mean over the outcomes of a draw. First a few turns below each outcome are tried: they bound what the outcome is
   * worth from one side, and the bounds of all outcomes together may settle the draw. Then each outcome is searched in the
   * window that the values and bounds of the others leave it.
   */
  private draw(state: S, level: number, left: number, low: number, high: number): number {
    const outcomes = this.outcomes(state, level);
    const sum = (bound: 'low' | 'high') => outcomes.reduce((all, one) => all + one.share * one[bound], 0);
    for (const isProbe of [true, false])
      for (const outcome of outcomes) {
        // Found already by the probe, where there are no more turns than that.
        if (!isProbe && outcome.low === outcome.high) continue;
        const lowest = sum('low');
        const highest = sum('high');
        if (lowest >= high - ROUNDING) return lowest;
        if (highest <= low + ROUNDING) return highest;
        this.search(state, level, left, outcome, isProbe, {
          low: Math.max(this.floor, outcome.high - (highest - low) / outcome.share),
          high: Math.min(this.roof, outcome.low + (high - lowest) / outcome.share)
        });
      }
    const lowest = sum('low');
    return lowest >= high - ROUNDING ? lowest : sum('high');
  }

  /** Narrows what an outcome is worth: by its first turns, or by all others. */
  private search(
    from: S,
    level: number,
    left: number,
    outcome: Outcome,
    isProbe: boolean,
    window: Window
  ): void {
    const state = this.drawn[level] ?? (this.drawn[level] = this.game.clone(from));
    this.fast.copy(state, from);
    this.fast.draw(state, outcome.at);
    // A tile that fits nowhere is drawn again, or was the last one.
    if (this.fast.phase(state) !== CHOICE) {
      if (isProbe) return;
      settle(outcome, this.after(state, level + 1, left, window.low, window.high), window);
      return;
    }
    const learned: Tried[] = [];
    const span = isProbe ? ([0, PROBES] as const) : ([PROBES, Infinity] as const);
    const value = this.choice(state, level, left, window, outcome, span, learned);
    this.remember(level, outcome.id, learned);
    if (!isProbe) settle(outcome, value, window);
    else {
      outcome.probed = value;
      // A seat will not do worse than by the turns probed; what the others would bring is unknown.
      if (this.isOwn(state)) outcome.low = value > window.low ? Math.max(outcome.low, value) : outcome.low;
      else outcome.high = value < window.high ? Math.min(outcome.high, value) : outcome.high;
    }
  }

  private outcomes(state: S, level: number): Outcome[] {
    const awaited = this.game.awaits(state);
    const contents = awaited.kind === 'draw' ? this.game.pile(state, awaited.pile) : [];
    const all = this.fast.left(state);
    let at = 0;
    return contents.map(([id, count]) => {
      const outcome: Outcome = {
        id,
        at,
        share: count / all,
        order: this.remembered(level, id),
        low: this.floor,
        high: this.roof,
        probed: null
      };
      at += count;
      return outcome;
    });
  }

  private remembered(level: number, id: string): readonly Turn[] {
    return this.good.get(`${level} ${id}`) ?? [];
  }

  private remember(level: number, id: string, learned: Tried[]): void {
    const turns = learned.sort((a, b) => b.value - a.value).map(({ turn }) => turn);
    this.good.set(`${level} ${id}`, upFront(turns, this.remembered(level, id)).slice(0, REMEMBERED));
  }

  private turns(level: number): Turns<S> {
    return (this.levels[level] ??= new Turns(this.game, this.fast));
  }
}

/** The value of an outcome that was searched in a window. */
function settle(outcome: Outcome, value: number, { low, high }: Window): void {
  if (value < high) outcome.high = Math.min(outcome.high, value);
  if (value > low) outcome.low = Math.max(outcome.low, value);
}

/** Some turns before the others. */
function upFront(first: readonly Turn[], others: readonly Turn[]): Turn[] {
  return [...first, ...others.filter((turn) => !first.some((one) => isSame(one, turn)))];
}
