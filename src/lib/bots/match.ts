import type { Game, GameConfig, Seat } from '../kernel/game.ts';
import { nth, sizeOf } from '../kernel/pile.ts';
import { Random } from '../kernel/random.ts';
import type { Bot, Thinking } from './bot.ts';

/**
 * Plays one whole game, one bot per seat; returns the final scores and the choices made. Draws depend on `random` alone
 * and not on the bots' own random numbers, so that two games from one seed have the same draws.
 */
export function playMatch<S>(
  game: Game<S>,
  config: GameConfig,
  bots: readonly Bot[],
  random: Random,
  thinkingTime: () => () => boolean
): { scores: number[]; moves: number; state: S } {
  const state = game.setup(config);
  const thoughts = new Random(random.next());
  let moves = 0;
  for (;;) {
    const awaits = game.awaits(state);
    if (awaits.kind === 'over') return { scores: game.scores(state), moves, state };
    if (awaits.kind === 'draw') {
      const contents = game.pile(state, awaits.pile);
      game.advance(state, { kind: 'draw', outcome: nth(contents, random.below(sizeOf(contents))) });
      continue;
    }
    const choose = (seat: Seat) => {
      const thinking: Thinking = { below: (n) => thoughts.below(n), goesOn: thinkingTime() };
      return { seat, action: bots[seat](game, state, seat, thinking) };
    };
    const choices = awaits.seats.map(choose);
    game.advance(state, { kind: 'choice', choices });
    moves += choices.length;
  }
}
