import { loadGame } from '../games/index.ts';
import { Random } from '../kernel/random.ts';
import { BOTS } from './levels.ts';
import type { BotAnswer, BotRequest, ReviewRequest } from './request.ts';
import { review } from './teacher.ts';

/** Chooses for one seat, away from the page's own thread. */
async function choose({
  id,
  game: name,
  config,
  inputs,
  seat,
  level,
  within
}: BotRequest): Promise<BotAnswer> {
  const game = await loadGame(name, config.expansions);
  const state = game.setup(config);
  for (const input of inputs) game.advance(state, input);
  const until = performance.now() + within;
  const random = new Random(inputs.length * 31 + seat);
  const thinking = { below: (n: number) => random.below(n), goesOn: () => performance.now() < until };
  return { id, action: BOTS[level](game, state, seat, thinking) };
}

async function teach({ id, game: name, config, inputs, most }: ReviewRequest): Promise<BotAnswer> {
  const work = review(await loadGame(name, config.expansions), config, inputs, most);
  for (;;) {
    const step = work.next();
    if (step.done) return { id, remarks: step.value };
    self.postMessage({ id, progress: step.value } satisfies BotAnswer);
  }
}

self.onmessage = async ({ data }: MessageEvent<BotRequest | ReviewRequest>) => {
  try {
    self.postMessage(await (data.kind === 'choose' ? choose(data) : teach(data)));
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    self.postMessage({ id: data.id, error: sentence } satisfies BotAnswer);
  }
};
