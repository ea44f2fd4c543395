import { GAMES, scriptOptionsOf } from '../lib/games/index.ts';
import type { Command } from './command.ts';
import { complain, print } from './output.ts';

export const options: Command = {
  synopsis: '[GAME…]',
  summary: 'Prints every option with its values, a line for each; the first value is the default.',
  run
};

async function run(args: readonly string[]): Promise<number> {
  const known = GAMES.map(({ id }) => id);
  const unknown = args.filter((id) => !known.includes(id));
  if (unknown.length > 0)
    return complain(`There is no game ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  for (const game of args.length > 0 ? args : known)
    for (const { expansion, option } of await scriptOptionsOf(game))
      print({ game, expansion, option: option.id, values: option.values });
  return 0;
}
