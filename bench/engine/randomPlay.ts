import { playout } from '../../src/lib/bots/playout.ts';
import type { Game, GameConfig } from '../../src/lib/kernel/game.ts';
import { Random } from '../../src/lib/kernel/random.ts';
import { computing } from '../measure.ts';

/** Random games per second of processor time; the same games at each call. */
export function playSpeed<S>(game: Game<S>, config: GameConfig, games: number): number {
  const random = new Random(1);
  const spent = computing(() => {
    for (let i = 0; i < games; i++) playout(game, config, random);
  });
  return (games / spent) * 1_000;
}
