import { DRAW, OVER, type GameConfig } from '../../kernel/game.ts';
import { Random } from '../../kernel/random.ts';
import { fast } from '../fast.ts';
import { landscapeGame } from '../game.ts';
import type { LandscapeModule } from '../contract/module.ts';
import type { Position } from '../position.ts';

const codes = new Int32Array(1 << 16);

/** Tests only. Plays a random game on the fast lane; `check` is called for every settled position. Returns the last one. */
export function watchedGame(
  modules: readonly LandscapeModule[],
  { seats, options }: Pick<GameConfig, 'seats' | 'options'>,
  seed: number,
  check: (p: Position) => void
): Position {
  const game = landscapeGame(modules);
  const random = new Random(seed);
  const p = game.setup({ seats, expansions: modules.map((m) => m.id), options });
  for (;;) {
    check(p);
    const phase = fast.phase(p);
    if (phase === OVER) return p;
    if (phase === DRAW) fast.draw(p, random.below(fast.left(p)));
    else fast.play(p, codes[random.below(fast.list(p, codes))]);
  }
}
