import { SETS, UNLISTED } from '../lib/games/sets.ts';
import { base } from '../lib/landscape/base/index.ts';
import type { TileDef } from '../lib/landscape/tiles/catalogue.ts';
import { compileTileTypes } from '../lib/landscape/tiles/tiletypes.ts';
import type { Command } from './command.ts';
import { complain, print } from './output.ts';

export const tiles: Command = {
  synopsis: '[SET…]',
  summary: 'Prints the tiles of the sets as the engine reads them, a line for each.',
  details:
    'Without a set: all. A set without tiles prints nothing; one that does not exist lists those with tiles.',
  run
};

/** The tiles of every set, the base game first. */
async function tileSets(): Promise<Map<string, readonly TileDef[]>> {
  const modules = await Promise.all([...SETS.landscape, ...UNLISTED.landscape].map(({ rules }) => rules()));
  const sets = [{ id: 'base', tiles: base.tiles }, ...modules];
  return new Map(sets.map(({ id, tiles }) => [id, tiles ?? []] as const));
}

async function run(args: readonly string[]): Promise<number> {
  const known = await tileSets();
  const unknown = args.filter((set) => !known.has(set));
  if (unknown.length > 0) {
    const printed = [...known].flatMap(([id, tiles]) => (tiles.length > 0 ? [id] : []));
    return complain(`There is no tile set ${unknown.join(', ')}; there are ${printed.join(', ')}.`);
  }
  for (const [set, defined] of args.length > 0 ? args.map((id) => [id, known.get(id)!] as const) : known)
    for (const type of compileTileTypes(defined).types) print({ set, ...type.def });
  return 0;
}
