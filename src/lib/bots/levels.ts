import { offeredActions, type Action, type Game, type Seat } from '../kernel/game.ts';
import type { Bot, BotLevel, Thinking } from './bot.ts';
import { solvedLine } from './endgame.ts';
import { bestLine, further, runRace, winnerOf, type Horizon, type Race } from './race.ts';
import { byRollouts } from './rollouts.ts';
import { byEstimate, byForesight, byPrediction, MOST_LINES, Searcher } from './search.ts';

/** No limit of rounds but the time. */
const ALL = Infinity;

/** How lines are judged: by which prediction of the game's contract. */
const JUDGES = { estimate: byEstimate, foresee: byForesight, predict: byPrediction };

/** Picks one of so many lines by its rank, the best being 0, in a game of so many seats. */
type RankPicker = (lines: number, seats: number, thinking: Thinking) => number;

/** What makes a level weaker or stronger. */
interface Skill {
  /** By default it plays the best line. */
  readonly picks?: RankPicker;
  /** How it estimates; by default from the current state alone. */
  readonly by?: keyof typeof JUDGES;
  /** Rounds of the race between the best lines, as far as time allows. */
  readonly race?: number;
  /** How far ahead its rounds look; by default all equally far. */
  readonly horizon?: Horizon;
  /** Searches the last turns to the end of the game where time allows. */
  readonly solves?: true;
  /** Where a game gives advice: one of this many choices is random. */
  readonly slips?: number;
  /** Where a game gives advice: one of this many choices is simulated to the end. */
  readonly doubts?: number;
}

/** The best of lines picked at random, each time from all of them. */
const bestAmong =
  (samples: number): RankPicker =>
  (lines, _seats, { below }) => {
    let rank = lines - 1;
    for (let i = 0; i < samples; i++) rank = Math.min(rank, below(lines));
    return rank;
  };

/**
 * The best line that is not overlooked. Each line is overlooked once in five times with two or three seats, and less often
 * with more: among many players the same slips would cost more games than the level wins by its estimate.
 */
const bestNoticed: RankPicker = (lines, seats, { below }) => {
  let rank = 0;
  while (rank < lines - 1 && below(5 * Math.max(1, seats - 2)) === 0) rank++;
  return rank;
};

const SKILLS: Readonly<Record<Exclude<BotLevel, 'random'>, Skill>> = {
  gentle: { picks: bestAmong(6), slips: 4 },
  casual: { picks: bestAmong(11), slips: 8 },
  careful: { picks: bestAmong(26), slips: 16 },
  steady: {},
  skilled: { picks: bestNoticed, by: 'foresee', doubts: 8 },
  clever: { by: 'foresee', doubts: 4 },
  strong: { by: 'foresee', race: 9, doubts: 2 },
  sharp: { by: 'foresee', race: ALL, doubts: 1 },
  fierce: { by: 'predict', race: ALL, horizon: further, solves: true, doubts: 1 }
};

const searchers: Readonly<Record<keyof typeof JUDGES, WeakMap<Game<never>, Searcher<unknown>>>> = {
  estimate: new WeakMap(),
  foresee: new WeakMap(),
  predict: new WeakMap()
};

/** The searcher of a game, or null for one that cannot be searched or asks several seats at once. */
function searcherFor<S>(game: Game<S>, state: S, by: keyof typeof JUDGES): Searcher<S> | null {
  const awaits = game.awaits(state);
  if (!game.fast || awaits.kind !== 'choice' || awaits.seats.length > 1) return null;
  const key = game as unknown as Game<never>;
  const known = searchers[by].get(key);
  if (known) return known as Searcher<S>;
  const made = new Searcher(game, game.fast, JUDGES[by](game));
  searchers[by].set(key, made as Searcher<unknown>);
  return made;
}

const random: Bot = (game, state, seat, thinking) => {
  const actions = offeredActions(game, state, seat);
  return actions[thinking.below(actions.length)];
};

/** The choice in a game that gives advice. */
function advised<S>(
  game: Game<S>,
  state: S,
  seat: Seat,
  { slips, doubts }: Skill,
  thinking: Thinking
): Action {
  const isOneOf = (n: number) => n === 1 || thinking.below(n) === 0;
  if (slips && isOneOf(slips)) return random(game, state, seat, thinking);
  if (doubts && game.candidates && isOneOf(doubts)) return byRollouts(game, state, seat, thinking);
  return game.advise!(state, seat, (n) => thinking.below(n));
}

/** Ends thinking after so many rounds, if not before. */
function atMost(rounds: number, { below, goesOn }: Thinking): Thinking {
  let left = rounds;
  return { below, goesOn: (part) => --left > 0 && goesOn(part) };
}

/** The choices of a seat until another seat is asked or a draw follows; only the next one where nothing is searched. */
function choose<S>(game: Game<S>, state: S, seat: Seat, skill: Skill, thinking: Thinking): Action[] {
  if (game.advise) return [advised(game, state, seat, skill, thinking)];
  const searcher = searcherFor(game, state, skill.by ?? 'estimate');
  if (!searcher || !game.fast) return [game.fallback(state, seat)];
  const { picks, race, horizon, solves } = skill;
  if (picks) {
    const lines = searcher.lines(state, seat, MOST_LINES);
    return searcher.actions(state, lines[picks(lines.length, game.scores(state).length, thinking)]);
  }
  const solved = solves ? solvedLine(game, game.fast, searcher, state, seat, thinking) : null;
  const line =
    solved ??
    (race
      ? bestLine(game.fast, searcher, state, seat, atMost(race, thinking), horizon)
      : searcher.lines(state, seat, 1)[0]);
  return searcher.actions(state, line);
}

/** A choice whose race can be run by several workers, each with other random numbers. */
interface Shared {
  /** The choices found without a race, or null. */
  solve(thinking: Thinking): Action[] | null;
  race(thinking: Thinking): Race;
  /** The choices by the races of all workers, in any order. */
  decide(races: readonly Race[]): Action[];
}

/** The choice of a level in parts for several workers; null unless it is a race that uses all of its time. */
export function shared<S>(game: Game<S>, state: S, seat: Seat, level: BotLevel): Shared | null {
  const skill: Skill | null = level === 'random' ? null : SKILLS[level];
  const { fast } = game;
  if (skill?.race !== ALL || game.advise || !fast) return null;
  const searcher = searcherFor(game, state, skill.by ?? 'estimate');
  if (!searcher) return null;
  return {
    solve(thinking) {
      const line = skill.solves ? solvedLine(game, fast, searcher, state, seat, thinking) : null;
      return line && searcher.actions(state, line);
    },
    race: (thinking) => runRace(fast, searcher, state, seat, thinking, skill.horizon),
    decide: (races) => searcher.actions(state, winnerOf(races))
  };
}

/** A bot of this skill; `npm run ladder` also compares bots that are not levels. */
export const botOf =
  (skill: Skill): Bot =>
  (game, state, seat, thinking) =>
    choose(game, state, seat, skill, thinking)[0];

/**
 * The choices of the fierce bot until another seat is asked or a draw follows: by simulation of what comes next, with draws
 * sampled from the remaining pile.
 */
export function suggest<S>(game: Game<S>, state: S, seat: Seat, thinking: Thinking): Action[] {
  return choose(game, state, seat, SKILLS.fierce, thinking);
}

export const BOTS = {
  random,
  ...Object.fromEntries(Object.entries(SKILLS).map(([level, skill]) => [level, botOf(skill)]))
} as Readonly<Record<BotLevel, Bot>>;
