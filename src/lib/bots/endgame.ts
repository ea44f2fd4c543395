import { CHOICE, DRAW, OVER, type Phase, type FastLane, type Game, type Seat } from '../kernel/game.ts';
import type { Thinking } from './bot.ts';
import { entrants } from './race.ts';
import { Scratch, unlikeChoices } from './scratch.ts';
import { leadOf, MOST_LINES, type Line, type Searcher } from './search.ts';

/** Maximum number of draws left: with more a search to the end never fits in the time of a choice. */
const MOST_DRAWS = 4;
/** Maximum number of choices and draws in a row, in case a set asks without end. */
const DEEPEST = 64;
/** Shares of the time after which the search is given up: before its first line, and before all entrants of the race. */
const FIRST_BY = 0.25;
const ENTRANTS_BY = 0.5;
/** Ends of the game evaluated between two checks of the clock. */
const ENDS = 16;
/** Choices tried after each outcome of a draw before any outcome is searched; with two to five a search takes longer. */
const PROBES = 1;
/** No lead is larger, in thousandths of a point. */
const FAR = 1e7;
/** Values that differ by less are equal: they are sums of fractions. */
const ROUNDING = 1e-6;

class GivenUp extends Error {}

/** What can be drawn. Its value is known to lie between `low` and `high`. */
interface Outcome {
  readonly id: string;
  readonly share: number;
  low: number;
  high: number;
  /** The choices after it in the order they are tried, and the best value of the first ones. */
  order: readonly number[] | null;
  probed: number;
}

/**
 * The line with the best mean lead at the end of the game, by expectimax over all that can still be drawn; every seat
 * chooses what is best for its own lead. Null where the game is too long for that or the time too short; otherwise it is
 * the best at least of the lines that the race would compare.
 */
export function solvedLine<S>(
  game: Game<S>,
  fast: FastLane<S>,
  searcher: Searcher<S>,
  state: S,
  seat: Seat,
  thinking: Thinking
): Line | null {
  if (!endsWithin(game, fast, state, MOST_DRAWS)) return null;
  const first = entrants(fast, searcher, state, seat);
  const known = new Set(first.map(({ codes }) => codes.join()));
  const others = searcher.lines(state, seat, MOST_LINES).filter(({ codes }) => !known.has(codes.join()));
  let best: Line | null = null;
  let solved = 0;
  const isInTime = () => thinking.goesOn(solved === 0 ? FIRST_BY : solved < first.length ? ENTRANTS_BY : 1);
  const endgame = new Endgame(game, fast, searcher, seat, isInTime);
  try {
    let most = -FAR;
    for (const line of [...first, ...others]) {
      const value = endgame.valueOf(searcher.follow(state, line, 1), most);
      solved++;
      if (value <= most + ROUNDING) continue;
      most = value;
      best = line;
    }
  } catch (error) {
    if (!(error instanceof GivenUp)) throw error;
  }
  return solved >= first.length ? best : null;
}

/** Whether the game is over after so many draws, judged by one way to play it. */
function endsWithin<S>(game: Game<S>, fast: FastLane<S>, from: S, draws: number): boolean {
  const state = game.clone(from);
  const list = new Int32Array(1 << 14);
  for (let step = 0, drawn = 0; step < DEEPEST; step++) {
    const phase = fast.phase(state);
    if (phase === OVER) return true;
    if (phase === DRAW) {
      if (drawn++ === draws) return false;
      fast.draw(state, 0);
    } else {
      if (fast.seat(state) < 0) return false;
      fast.list(state, list);
      fast.play(state, list[0]);
    }
  }
  return false;
}

/**
 * Searches a game to its end for one seat. With two seats alpha-beta pruning and, at draws, that of Star2.5 (Ballard 1983;
 * Hauk, Buro and Schaeffer 2004); with more seats nothing is pruned, since no seat's loss is another one's gain.
 */
export class Endgame<S> {
  private readonly scratch: Scratch<S>;
  private readonly list = new Int32Array(1 << 14);
  /** By depth and last draw: when each choice was last the best, which it often is again. */
  private readonly good = new Map<string, Map<number, number>>();
  private clock = 0;
  private ends = 0;
  private drawn = '';

  constructor(
    private readonly game: Game<S>,
    private readonly fast: FastLane<S>,
    private readonly searcher: Searcher<S>,
    private readonly seat: Seat,
    private readonly isInTime: () => boolean
  ) {
    this.scratch = new Scratch(game, fast);
  }

  /**
   * The mean lead of the seat at the end, in thousandths of a point; if that is at most `low`, some number
   * that is at most `low`. Throws when the time is over.
   */
  valueOf(state: S, low = -FAR): number {
    this.drawn = '';
    if (this.game.scores(state).length > 2) return this.leads(state, 0)[this.seat];
    return this.value(state, 0, low, FAR);
  }

  /** The lead of the seat, if it lies between `low` and `high`; else a bound beyond them. */
  private value(state: S, level: number, low: number, high: number): number {
    switch (this.phase(state, level)) {
      case OVER:
        return leadOf(this.scores(state), this.seat);
      case DRAW:
        return this.draw(state, level, low, high);
      default:
        return this.choice(state, level, low, high, this.inOrder(state, level), this.worst(state));
    }
  }

  private phase(state: S, level: number): Phase {
    const phase = this.fast.phase(state);
    if (level > DEEPEST || (phase === CHOICE && this.fast.seat(state) < 0)) throw new GivenUp();
    return phase;
  }

  private scores(state: S): number[] {
    if (++this.ends % ENDS === 0 && !this.isInTime()) throw new GivenUp();
    return this.game.scores(state).map((score) => score * 1000);
  }

  private isOwn(state: S): boolean {
    return this.fast.seat(state) === this.seat;
  }

  private worst(state: S): number {
    return this.isOwn(state) ? -FAR : FAR;
  }

  /** The best of some choices and a value already found, for the seat that chooses. */
  private choice(
    state: S,
    level: number,
    low: number,
    high: number,
    codes: readonly number[],
    found: number
  ): number {
    const own = this.isOwn(state);
    const path = this.path(level);
    let best = found;
    for (const code of codes) {
      const next = this.scratch.copy(level, state);
      this.fast.play(next, code);
      const value = own
        ? this.value(next, level + 1, Math.max(low, best), high)
        : this.value(next, level + 1, low, Math.min(high, best));
      if (own ? value <= best : value >= best) continue;
      best = value;
      this.note(path, code);
      if (own ? best >= high : best <= low) break;
    }
    return best;
  }

  /**
   * The mean over the outcomes of a draw. First one choice after each outcome is tried: it bounds the value from one side,
   * and all bounds together may settle the draw. Then each outcome is searched between the bounds that the others
   * leave it.
   */
  private draw(state: S, level: number, low: number, high: number): number {
    const outcomes = this.outcomes(state);
    const sum = (bound: 'low' | 'high') => outcomes.reduce((all, one) => all + one.share * one[bound], 0);
    for (const isProbe of outcomes.length > 1 ? [true, false] : [false])
      for (const outcome of outcomes) {
        const lowest = sum('low');
        const highest = sum('high');
        if (lowest >= high - ROUNDING) return lowest;
        if (highest <= low + ROUNDING) return highest;
        const floor = Math.max(-FAR, outcome.high - (highest - low) / outcome.share);
        const roof = Math.min(FAR, outcome.low + (high - lowest) / outcome.share);
        this.search(state, level, outcome, isProbe, floor, roof);
      }
    const lowest = sum('low');
    return lowest >= high - ROUNDING ? lowest : sum('high');
  }

  private search(
    from: S,
    level: number,
    outcome: Outcome,
    isProbe: boolean,
    low: number,
    high: number
  ): void {
    const state = this.take(from, level, outcome.id);
    const before = this.drawn;
    this.drawn = `${before} ${outcome.id}`;
    if (this.phase(state, level) !== CHOICE) {
      // A tile that fits nowhere is followed by another draw, or was the last one.
      if (!isProbe) settle(outcome, this.value(state, level + 1, low, high), low, high);
    } else {
      const order = (outcome.order ??= this.inOrder(state, level + 1));
      if (isProbe) {
        const value = this.choice(state, level + 1, low, high, order.slice(0, PROBES), this.worst(state));
        outcome.probed = value;
        outcome.order = order.slice(PROBES);
        // A seat does not do worse than by the choices tried.
        if (this.isOwn(state)) outcome.low = value > low ? value : outcome.low;
        else outcome.high = value < high ? value : outcome.high;
      } else {
        const found = Number.isNaN(outcome.probed) ? this.worst(state) : outcome.probed;
        settle(outcome, this.choice(state, level + 1, low, high, order, found), low, high);
      }
    }
    this.drawn = before;
  }

  /** The mean leads of all seats at the end. */
  private leads(state: S, level: number): number[] {
    switch (this.phase(state, level)) {
      case OVER: {
        const scores = this.scores(state);
        return scores.map((_, seat) => leadOf(scores, seat));
      }
      case DRAW: {
        const mean: number[] = [];
        for (const { id, share } of this.outcomes(state)) {
          const leads = this.leads(this.take(state, level, id), level + 1);
          leads.forEach((lead, seat) => (mean[seat] = (mean[seat] ?? 0) + share * lead));
        }
        return mean;
      }
      default: {
        const asked = this.fast.seat(state);
        let best: number[] | null = null;
        for (const code of unlikeChoices(this.fast, state, this.list)) {
          const next = this.scratch.copy(level, state);
          this.fast.play(next, code);
          const leads = this.leads(next, level + 1);
          if (!best || this.prefers(asked, leads, best)) best = leads;
        }
        return best!;
      }
    }
  }

  /** Of leads that are equal for the chooser, those that are worst for the searching seat are assumed, so that no order of choices matters. */
  private prefers(asked: Seat, leads: readonly number[], to: readonly number[]): boolean {
    const own = leads[asked] - to[asked];
    if (Math.abs(own) > ROUNDING) return own > 0;
    const searching = leads[this.seat] - to[this.seat];
    if (Math.abs(searching) > ROUNDING) return searching < 0;
    const differs = leads.findIndex((lead, seat) => Math.abs(lead - to[seat]) > ROUNDING);
    return differs >= 0 && leads[differs] > to[differs];
  }

  private outcomes(state: S): Outcome[] {
    const awaits = this.game.awaits(state);
    if (awaits.kind !== 'draw') throw new GivenUp();
    const contents = this.game.pile(state, awaits.pile);
    const all = contents.reduce((sum, [, count]) => sum + count, 0);
    return contents.map(([id, count]) => ({
      id,
      share: count / all,
      low: -FAR,
      high: FAR,
      order: null,
      probed: NaN
    }));
  }

  private take(from: S, level: number, id: string): S {
    const state = this.scratch.copy(level, from);
    this.game.advance(state, { kind: 'draw', outcome: id });
    return state;
  }

  /** The choices, those first that were good after the same draw; where none is known, by the estimate after them. */
  private inOrder(state: S, level: number): number[] {
    const codes = unlikeChoices(this.fast, state, this.list);
    const path = this.path(level);
    const known = this.good.get(path) ?? this.judged(state, level, codes);
    this.good.set(path, known);
    const rank = (code: number) => known.get(code) ?? -Infinity;
    return codes.sort((a, b) => rank(b) - rank(a));
  }

  /** The choices with ranks by the estimate after them, from 0 down. */
  private judged(state: S, level: number, codes: readonly number[]): Map<number, number> {
    const seat = this.fast.seat(state);
    const leads = codes.map((code) => {
      const next = this.scratch.copy(level, state);
      this.fast.play(next, code);
      return { code, lead: this.searcher.leadOf(next, seat) };
    });
    return new Map(leads.sort((a, b) => b.lead - a.lead).map(({ code }, i) => [code, -i]));
  }

  private path(level: number): string {
    return `${level}${this.drawn}`;
  }

  private note(path: string, code: number): void {
    this.good.get(path)?.set(code, ++this.clock);
  }
}

/** The value of an outcome that was searched between two bounds. */
function settle(outcome: Outcome, value: number, low: number, high: number): void {
  if (value < high) outcome.high = Math.min(outcome.high, value);
  if (value > low) outcome.low = Math.max(outcome.low, value);
}
