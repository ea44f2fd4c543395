import { loadGame } from '../games/index.ts';
import { Random } from '../kernel/random.ts';
import { BOTS } from './levels.ts';
import type { BotAnswer, BotRequest } from './request.ts';

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
  try {
    const game = await loadGame(name, config.expansions);
    const state = game.setup(config);
    for (const input of inputs) game.advance(state, input);
    const until = performance.now() + within;
    const random = new Random(inputs.length * 31 + seat);
    const thinking = { below: (n: number) => random.below(n), goesOn: () => performance.now() < until };
    return { id, action: BOTS[level](game, state, seat, thinking) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

self.onmessage = async ({ data }: MessageEvent<BotRequest>) => self.postMessage(await choose(data));
