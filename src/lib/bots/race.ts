import type { FastLane, Game, Seat } from '../kernel/game.ts';
import { Random } from '../kernel/random.ts';
import type { Thinking } from './bot.ts';
import { leadOf, type Line, type Searcher } from './search.ts';

/** Lines that start, and how many choices of the seat itself are followed on to find them. */
const LINES = 10;
const ROOT_WIDTH = 12;
/** Turns looked ahead after the own one, draws at most on the way, and choices followed on in those turns. */
const TURNS = 4;
const MOST_DRAWS = 12;
const WIDTH = 3;
/** How much the judgement of the moment counts, in rounds of looking ahead. */
const TRUST = 2;
/** Rounds between two looks at who has fallen behind, and standard errors behind the leader that end a race. */
const LAP = 4;
const BEHIND = 2;
/** Spread supposed before a round was played, in thousandths of a point, so that luck of the first laps decides nothing. */
const SPREAD = 4_000;

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
  game: Game<S>,
  fast: FastLane<S>,
  searcher: Searcher<S>,
  state: S,
  seat: Seat,
  thinking: Thinking
): Line {
  let race: Runner[] = searcher.lines(state, seat, LINES, ROOT_WIDTH).map((line) => ({ line, leads: [] }));
  for (let round = 1; race.length > 1; round++) {
    const luck = thinking.below(1 << 30);
    for (const { line, leads } of race) {
      const end = searcher.follow(state, line, 1);
      leads.push(lookAhead(game, fast, searcher, end, seat, new Random(luck)));
    }
    if (round % LAP === 0) race = withoutBehind(race);
    if (!thinking.goesOn()) break;
  }
  return leader(race).line;
}

function leader(race: readonly Runner[]): Runner {
  let best = race[0];
  for (const runner of race) if (standing(runner) > standing(best)) best = runner;
  return best;
}

function standing({ line, leads }: Runner): number {
  let sum = line.lead * TRUST;
  for (const lead of leads) sum += lead;
  return sum / (leads.length + TRUST);
}

/** Those not clearly behind the leader, judged by what differed round by round. */
function withoutBehind(race: readonly Runner[]): Runner[] {
  const first = leader(race);
  return race.filter((runner) => {
    if (runner === first) return true;
    const rounds = runner.leads.length;
    const gap = standing(first) - standing(runner);
    let squares = SPREAD * SPREAD;
    for (let i = 0; i < rounds; i++) squares += (first.leads[i] - runner.leads[i] - gap) ** 2;
    return gap * gap <= (BEHIND * BEHIND * squares) / (rounds * rounds);
  });
}

/** The lead after a few more turns, everybody playing the best line as it looks then. Plays on the state given. */
function lookAhead<S>(
  game: Game<S>,
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
    const [line] = searcher.lines(state, asked, 1, WIDTH);
    for (const code of line.codes) fast.play(state, code);
  }
  return leadOf(game, state, seat);
}
