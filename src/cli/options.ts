import { GAMES, optionsOf } from '../lib/games/index.ts';
import { print } from './output.ts';

/** `options`: every option of every game and expansion, the first value being the default. */
export async function runOptions(): Promise<number> {
  for (const game of GAMES)
    for (const { expansion, option } of await optionsOf(game.id, true))
      print({ game: game.id, expansion, option: option.id, values: option.values });
  return 0;
}
