import type { FastLane, Seat } from '../kernel/game.ts';
import { Random } from '../kernel/random.ts';
import type { Thinking } from './bot.ts';
import type { Line, Searcher } from './search.ts';

/** Lines that start, from how many times more they are taken, and choices of the seat itself followed on to find them. */
const LINES = 8;
const SPARE = 4;
const ROOT_WIDTH = 40;
/** Turns looked ahead after the own one, and draws at most on the way. */
const TURNS = 4;
const MOST_DRAWS = 12;
/** Rounds between two looks at who has fallen behind, and standard errors behind the leader that end a race. */
const LAP = 3;
const BEHIND = 2;
/** How far the judgement of the moment is off, and how far lines differ in a round, in thousandths of a point. */
const DOUBT = 2_500;
const SPREAD = 6_000;
/** Rounds of that spread supposed beforehand, so that the luck of the first ones decides nothing. */
const SUPPOSED = 3;

interface Runner {
  readonly line: Line;
  /** Lead each round came to. */
  readonly leads: number[];
}

/**
 * The line of a seat that does best over the next draws: the lines that look best now race, round by round, and those
 * clearly behind drop out, so that the time goes to the close ones. Every line meets the same draws in a round: what
 * differs is then the line and not its luck. The same thoughts and the same number of rounds find the same line.
 */
export function bestLine<S>(
  fast: FastLane<S>,
  searcher: Searcher<S>,
  state: S,
  seat: Seat,
  thinking: Thinking
): Line {
  let race: Runner[] = entrants(fast, searcher, state, seat).map((line) => ({ line, leads: [] }));
  searcher.forget();
  for (let round = 1; race.length > 1; round++) {
    runRound(fast, searcher, state, seat, race, thinking.below(1 << 30));
    if (round % LAP === 0) race = standings(race).close;
    if (!thinking.goesOn()) break;
  }
  return race.length > 1 ? standings(race).first.line : race[0].line;
}

/**
 * What another line would have brought more than the one played, in thousandths of a point: the best of a race of so many
 * rounds that nobody leaves. Null where none is better.
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
    runRound(fast, searcher, state, seat, race, random.below(1 << 30));
  const { first, points } = standings(race);
  return first === own ? null : { line: first.line, gain: Math.max(...points) - points[0] };
}

function runRound<S>(
  fast: FastLane<S>,
  searcher: Searcher<S>,
  state: S,
  seat: Seat,
  race: readonly Runner[],
  luck: number
): void {
  for (const { line, leads } of race) {
    const end = searcher.follow(state, line, 1);
    leads.push(lookAhead(fast, searcher, end, seat, new Random(luck)));
  }
}

/** The lines that look best, no two of them alike: a tile turned to look the same would only race against itself. */
function entrants<S>(fast: FastLane<S>, searcher: Searcher<S>, state: S, seat: Seat): Line[] {
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
  /** What each line comes to, in the order of the race. */
  readonly points: readonly number[];
  /** Runners that are not clearly behind the first, who is among them. */
  readonly close: Runner[];
}

/**
 * Who leads, and who may still catch up. What rounds brought counts against the judgement of the moment by how much
 * they scatter: `trust` is the number of rounds that judgement is worth.
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

/** How much lines differ from one round to the next: the variance of a line's lead against the mean of its round. */
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

/** The lead after a few more turns, everybody playing the best line as it looks then. Plays on the state given. */
function lookAhead<S>(
  fast: FastLane<S>,
  searcher: Searcher<S>,
  state: S,
  seat: Seat,
  random: Random
): number {
  let mover = seat;
  // Turns and not draws are counted: some turns draw more than once, and lines must be judged at the same point.
  for (let turns = 0, draws = 0; draws <= MOST_DRAWS;) {
    const phase = fast.phase(state);
    if (phase === 2) break;
    if (phase === 1) {
      fast.draw(state, random.below(fast.left(state)));
      draws++;
      continue;
    }
    const asked = fast.seat(state);
    if (asked !== mover && turns++ === TURNS) break;
    mover = asked;
    const line = searcher.glance(state, asked);
    for (const code of line.codes) fast.play(state, code);
  }
  return searcher.leadOf(state, seat);
}
