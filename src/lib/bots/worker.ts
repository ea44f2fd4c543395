import { loadGame } from '../games/index.ts';
import { Random } from '../kernel/random.ts';
import type { Action, Game } from '../kernel/game.ts';
import type { BotLevel, Thinking } from './bot.ts';
import { Helpers } from './helpers.ts';
import { BOTS, shared, suggest } from './levels.ts';
import { judgePuzzle, puzzleOf, puzzleSets } from './puzzle.ts';
import { Reach } from './reach.ts';
import type {
  BotAnswer,
  BotRequest,
  GameSoFar,
  JudgeRequest,
  PuzzleRequest,
  RaceRequest,
  Request,
  ReviewRequest,
  SuggestRequest
} from './request.ts';
import { review } from './teacher.ts';

const reach = new Reach();

/** Random numbers that depend only on the number of inputs, the seat and the helper, and a time limit in ms from now. */
function thinking({ inputs }: GameSoFar, seat: number, within: number, helper = 0): Thinking {
  const began = performance.now();
  const random = new Random((inputs.length * 31 + seat) ^ Math.imul(helper, 0x9e3779b1));
  return {
    below: (n) => random.below(n),
    goesOn: (share = 1) => performance.now() - began < share * within
  };
}

// Helpers use the same script, which the browser has already cached and allowed for this worker.
const helpers = new Helpers(() => new Worker(self.location.href, { type: 'module' }));

/**
 * The choices of a level until another seat is asked or a draw follows: by several workers where possible,
 * else by `alone`.
 */
async function choices(
  asked: BotRequest | SuggestRequest,
  level: BotLevel,
  alone: (game: Game, state: unknown, time: Thinking) => Action[]
): Promise<readonly Action[]> {
  const { game: name, config, inputs, seat, within, helpers: count = 0 } = asked;
  const { game, state } = await reach.to(asked);
  const until = Date.now() + within;
  const time = thinking(asked, seat, within);
  const choice = count > 0 ? shared(game, state, seat, level) : null;
  if (!choice) return alone(game, state, time);
  const solved = choice.solve(time);
  if (solved) return solved;
  const others = helpers.ask({ game: name, config, inputs, seat, level, until }, count);
  const own = choice.race(time);
  return choice.decide([own, ...(await others())]);
}

/** Chooses for one seat, away from the page's own thread. */
async function choose(asked: BotRequest): Promise<BotAnswer> {
  const { id, seat, level } = asked;
  const [action] = await choices(asked, level, (game, state, time) => [BOTS[level](game, state, seat, time)]);
  return { id, action };
}

async function hint(asked: SuggestRequest): Promise<BotAnswer> {
  const { id, seat } = asked;
  return {
    id,
    actions: await choices(asked, 'fierce', (game, state, time) => suggest(game, state, seat, time))
  };
}

async function race(asked: RaceRequest): Promise<BotAnswer> {
  const { id, seat, level, helper, until } = asked;
  const { game, state } = await reach.to(asked);
  const choice = shared(game, state, seat, level);
  return { id, race: choice && choice.race(thinking(asked, seat, until - Date.now(), helper)) };
}

/** Longest time for a review, in ms: then it reports what it has found. */
const REVIEW_TIME = 40_000;

async function teach({ id, game: name, config, inputs, most }: ReviewRequest): Promise<BotAnswer> {
  const until = performance.now() + REVIEW_TIME;
  const goesOn = () => performance.now() < until;
  const work = review(await loadGame(name, config.expansions), config, inputs, most, goesOn);
  for (;;) {
    const step = work.next();
    if (step.done) return { id, remarks: step.value };
    self.postMessage({ id, progress: step.value } satisfies BotAnswer);
  }
}

async function puzzle({ id, game, date }: PuzzleRequest): Promise<BotAnswer> {
  return { id, puzzle: puzzleOf(await loadGame(game, puzzleSets(date)), date) };
}

async function judge({ id, puzzle: asked, answer: given }: JudgeRequest): Promise<BotAnswer> {
  const game = await loadGame(asked.game, asked.config.expansions);
  return { id, verdict: judgePuzzle(game, asked, given) };
}

function answer(asked: Request): Promise<BotAnswer> {
  switch (asked.kind) {
    case 'choose':
      return choose(asked);
    case 'suggest':
      return hint(asked);
    case 'race':
      return race(asked);
    case 'review':
      return teach(asked);
    case 'puzzle':
      return puzzle(asked);
    case 'judge':
      return judge(asked);
  }
}

async function reply(asked: Request): Promise<void> {
  try {
    self.postMessage(await answer(asked));
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    self.postMessage({ id: asked.id, error: sentence } satisfies BotAnswer);
  }
}

// One after the other, since the next request moves the game on.
let last = Promise.resolve();
self.onmessage = ({ data }: MessageEvent<Request>) => {
  last = last.then(() => reply(data));
};
