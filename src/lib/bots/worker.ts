import { loadGame } from '../games/index.ts';
import { Random } from '../kernel/random.ts';
import type { Thinking } from './bot.ts';
import { BOTS, suggest } from './levels.ts';
import { judgePuzzle, puzzleOf, puzzleSets } from './puzzle.ts';
import type {
  BotAnswer,
  BotRequest,
  GameSoFar,
  JudgeRequest,
  PuzzleRequest,
  Request,
  ReviewRequest,
  SuggestRequest
} from './request.ts';
import { review } from './teacher.ts';

/** The game at its current position. */
async function reached({ game: name, config, inputs }: GameSoFar) {
  const game = await loadGame(name, config.expansions);
  const state = game.setup(config);
  for (const input of inputs) game.advance(state, input);
  return { game, state };
}

/** Random numbers that depend only on the number of inputs and the seat, and a time limit in ms from now. */
function thinking({ inputs }: GameSoFar, seat: number, within: number): Thinking {
  const began = performance.now();
  const random = new Random(inputs.length * 31 + seat);
  return {
    below: (n) => random.below(n),
    goesOn: (share = 1) => performance.now() - began < share * within
  };
}

/** Chooses for one seat, away from the page's own thread. */
async function choose(asked: BotRequest): Promise<BotAnswer> {
  const { id, seat, level, within } = asked;
  const { game, state } = await reached(asked);
  return { id, action: BOTS[level](game, state, seat, thinking(asked, seat, within)) };
}

async function hint(asked: SuggestRequest): Promise<BotAnswer> {
  const { id, seat, within } = asked;
  const { game, state } = await reached(asked);
  return { id, actions: suggest(game, state, seat, thinking(asked, seat, within)) };
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
    case 'review':
      return teach(asked);
    case 'puzzle':
      return puzzle(asked);
    case 'judge':
      return judge(asked);
  }
}

self.onmessage = async ({ data }: MessageEvent<Request>) => {
  try {
    self.postMessage(await answer(data));
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    self.postMessage({ id: data.id, error: sentence } satisfies BotAnswer);
  }
};
