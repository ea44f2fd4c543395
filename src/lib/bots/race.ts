import { DRAW, OVER, type FastLane, type Seat } from '../kernel/game.ts';
import { Random } from '../kernel/random.ts';
import type { Thinking } from './bot.ts';
import type { Line, Searcher } from './search.ts';

/** Lines compared; factor by which more are searched to choose them from; own choices expanded in that search. */
const LINES = 8;
const SPARE = 4;
const ROOT_WIDTH = 40;
/** Maximum number of draws for each turn simulated, on average. */
const DRAWS_PER_TURN = 3;
/** Turns simulated after the own one, in each round and in the later ones of a {@link further} race. */
const TURNS = 4;
const FURTHER_TURNS = 8;
/** Rounds after which a {@link further} race looks further ahead. */
const NEAR_ROUNDS = 12;
/** Rounds between two eliminations, and the standard errors behind the leader at which a line is eliminated. */
const LAP = 3;
const BEHIND = 2;
/** Standard error of the static estimate, and prior spread of lines within a round, in thousandths of a point. */
const DOUBT = 2_500;
const SPREAD = 6_000;
/** Number of prior rounds with that spread, so that luck in the first real rounds eliminates no line. */
const SUPPOSED = 3;

/** Turns simulated after the own one in a round, counted from 1. */
export type Horizon = (round: number) => number;
const near: Horizon = () => TURNS;
/** More rounds of the same length alone find no better line; later rounds that look further ahead do. */
export const further: Horizon = (round) => (round <= NEAR_ROUNDS ? TURNS : FURTHER_TURNS);

interface Runner {
  readonly line: Line;
  /** The lead at the end of each round. */
  readonly leads: number[];
}

/**
 * The line of a seat with the best result over the next draws. The lines with the best static estimate are simulated
 * round by round; those clearly behind are eliminated, so that the time goes to the close ones. All lines of a round get
 * the same draws, so that they differ by merit and not by luck. Equal random numbers and equal numbers of rounds give
 * equal lines.
 */
export function bestLine<S>(
  fast: FastLane<S>,
  searcher: Searcher<S>,
  state: S,
  seat: Seat,
  thinking: Thinking,
  horizon = near
): Line {
  const { left } = run(fast, searcher, state, seat, thinking, horizon);
  return left.length > 1 ? standings(left).first.line : left[0].line;
}

/** The rounds of one race: the lines compared, and the lead of each at the end of each round until it was eliminated. */
export interface Race {
  readonly lines: readonly Line[];
  /** In thousandths of a point, by line and round. */
  readonly leads: readonly (readonly number[])[];
}

/** The same race as that of {@link bestLine}, for {@link winnerOf}. */
export function runRace<S>(
  fast: FastLane<S>,
  searcher: Searcher<S>,
  state: S,
  seat: Seat,
  thinking: Thinking,
  horizon = near
): Race {
  const { all } = run(fast, searcher, state, seat, thinking, horizon);
  return { lines: all.map(({ line }) => line), leads: all.map(({ leads }) => leads) };
}

/**
 * The best line by several races from one position with different random numbers. Lines are compared by rounds that both
 * ran in the same race, so that draws stay paired: each with the line that ran most rounds. The estimate counts for as many
 * rounds as in a single race.
 */
export function winnerOf(races: readonly Race[]): Line {
  const { lines } = races[0];
  const rounds = lines.map((_, i) => races.reduce((sum, { leads }) => sum + leads[i].length, 0));
  const most = rounds.indexOf(Math.max(...rounds));
  const gains = lines.map((line, i) => {
    const ahead = races.flatMap(({ leads }) =>
      leads[i].slice(0, leads[most].length).map((lead, k) => lead - leads[most][k])
    );
    const sum = ahead.reduce((all, one) => all + one, 0);
    let squares = 2 * SUPPOSED * SPREAD * SPREAD;
    for (const one of ahead) squares += (one - sum / ahead.length) ** 2;
    const trust = squares / (ahead.length + SUPPOSED) / (2 * DOUBT * DOUBT);
    return (sum + trust * (line.lead - lines[most].lead)) / (ahead.length + trust);
  });
  return lines[gains.indexOf(Math.max(...gains))];
}

function run<S>(
  fast: FastLane<S>,
  searcher: Searcher<S>,
  state: S,
  seat: Seat,
  thinking: Thinking,
  horizon: Horizon
) {
  const all: Runner[] = entrants(fast, searcher, state, seat).map((line) => ({ line, leads: [] }));
  let left = all;
  searcher.forget();
  for (let round = 1; left.length > 1; round++) {
    runRound(fast, searcher, state, seat, left, thinking.below(1 << 30), horizon(round));
    if (round % LAP === 0) left = standings(left).close;
    if (!thinking.goesOn()) break;
  }
  return { all, left };
}

/**
 * The best line after `rounds` rounds without elimination, and its gain over the line played, in thousandths of a point.
 * Null where no line is better.
 */
export function betterLine<S>(
  fast: FastLane<S>,
  searcher: Searcher<S>,
  state: S,
  seat: Seat,
  played: Line,
  rounds: number,
  random: Random
): { readonly line: Line; readonly gain: number } | null {
  const own: Runner = { line: played, leads: [] };
  const race = [own];
  for (const line of entrants(fast, searcher, state, seat))
    if (line.codes.join() !== played.codes.join()) race.push({ line, leads: [] });
  searcher.forget();
  for (let round = 0; round < rounds; round++)
    runRound(fast, searcher, state, seat, race, random.below(1 << 30), TURNS);
  const { first, points } = standings(race);
  return first === own ? null : { line: first.line, gain: Math.max(...points) - points[0] };
}

function runRound<S>(
  fast: FastLane<S>,
  searcher: Searcher<S>,
  state: S,
  seat: Seat,
  race: readonly Runner[],
  luck: number,
  turns: number
): void {
  for (const { line, leads } of race) {
    const end = searcher.follow(state, line, 1);
    leads.push(lookAhead(fast, searcher, end, seat, new Random(luck), turns));
  }
}

/**
 * The lines with the best estimate, each effect once: a tile that looks the same in two turns would only compete with
 * itself.
 */
export function entrants<S>(fast: FastLane<S>, searcher: Searcher<S>, state: S, seat: Seat): Line[] {
  const seen = new Set<string>();
  const chosen: Line[] = [];
  for (const line of searcher.lines(state, seat, LINES * SPARE, ROOT_WIDTH)) {
    const likeness = fast.likeness?.(state, line.codes[0]) ?? 0;
    const look = `${likeness} ${line.lead}`;
    if (likeness !== 0 && seen.has(look)) continue;
    seen.add(look);
    if (chosen.push(line) === LINES) break;
  }
  return chosen;
}

interface Standings {
  readonly first: Runner;
  /** The estimated result of each line, in the order of the race. */
  readonly points: readonly number[];
  /** Runners that are not clearly behind the first, which is included. */
  readonly close: Runner[];
}

/**
 * The leader and the lines that are still close. Combines the results of rounds with the static estimate, weighted by
 * their variances: the estimate counts as much as `trust` rounds.
 */
function standings(race: readonly Runner[]): Standings {
  const rounds = race[0].leads.length;
  const trust = scatter(race) / (DOUBT * DOUBT);
  const points = race.map(({ line, leads }) => {
    let sum = line.lead * trust;
    for (const lead of leads) sum += lead;
    return sum / (rounds + trust);
  });
  const at = points.indexOf(Math.max(...points));
  const first = race[at];
  const close = race.filter((runner, i) => {
    const gap = points[at] - points[i];
    let squares = SUPPOSED * SPREAD * SPREAD;
    for (let k = 0; k < rounds; k++) squares += (first.leads[k] - runner.leads[k] - gap) ** 2;
    return gap * gap <= (BEHIND * BEHIND * squares) / (rounds * (rounds + SUPPOSED));
  });
  return { first, points, close };
}

/** The variance of a line's lead relative to the mean of its round. */
function scatter(race: readonly Runner[]): number {
  const rounds = race[0].leads.length;
  const means = race.map(({ leads }) => leads.reduce((sum, lead) => sum + lead, 0) / rounds);
  const mean = means.reduce((sum, m) => sum + m, 0) / race.length;
  let squares = SUPPOSED * SPREAD * SPREAD;
  for (let k = 0; k < rounds; k++) {
    let all = 0;
    for (const { leads } of race) all += leads[k];
    const round = all / race.length - mean;
    race.forEach(({ leads }, i) => (squares += (leads[k] - means[i] - round) ** 2 / race.length));
  }
  return squares / (rounds + SUPPOSED);
}

/**
 * The lead after some more turns in which every seat plays the line with the best static estimate. Changes the given
 * state.
 */
function lookAhead<S>(
  fast: FastLane<S>,
  searcher: Searcher<S>,
  state: S,
  seat: Seat,
  random: Random,
  most: number
): number {
  let mover = seat;
  // Counts turns and not draws: some turns draw more than once, and lines must be judged at the same point.
  for (let turns = 0, draws = 0; draws <= most * DRAWS_PER_TURN;) {
    const phase = fast.phase(state);
    if (phase === OVER) break;
    if (phase === DRAW) {
      fast.draw(state, random.below(fast.left(state)));
      draws++;
      continue;
    }
    const asked = fast.seat(state);
    if (asked !== mover && turns++ === most) break;
    mover = asked;
    const line = searcher.glance(state, asked);
    for (const code of line.codes) fast.play(state, code);
  }
  return searcher.leadOf(state, seat);
}
