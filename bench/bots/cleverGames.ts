import type { Thinking } from '../../src/lib/bots/bot.ts';
import { BOTS } from '../../src/lib/bots/levels.ts';
import { DRAW, OVER, type Game, type GameConfig } from '../../src/lib/kernel/game.ts';
import type { Below, Random } from '../../src/lib/kernel/random.ts';
import { processorTime } from '../measure.ts';

/** Random numbers, and a limit in ms of this process's CPU time from now. */
export function thinkingFor(most: number, below: Below): Thinking {
  const began = processorTime();
  return { below, goesOn: (share = 1) => processorTime() - began < share * most };
}

/** A game between clever bots, stopped wherever a seat has just drawn; the state yielded is played on. */
export function* cleverGame(game: Game, config: GameConfig, random: Random): Generator<unknown> {
  const fast = game.fast!;
  const thinking = { below: (n: number) => random.below(n), goesOn: () => false };
  const state = game.setup(config);
  for (let isNew = false; fast.phase(state) !== OVER;) {
    if (fast.phase(state) === DRAW) {
      fast.draw(state, random.below(fast.left(state)));
      isNew = true;
      continue;
    }
    if (isNew) yield state;
    isNew = false;
    const seat = fast.seat(state);
    const action = BOTS.clever(game, state, seat, thinking);
    game.advance(state, { kind: 'choice', choices: [{ seat, action }] });
  }
}
