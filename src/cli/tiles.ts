import { SETS, UNLISTED } from '../lib/games/sets.ts';
import { base } from '../lib/landscape/base.ts';
import type { TileDef } from '../lib/landscape/catalogue.ts';
import { compileTileTypes } from '../lib/landscape/tiletypes.ts';
import { complain, print } from './output.ts';

/** Every set that has tiles, the base game first. */
async function tileSets(): Promise<Map<string, readonly TileDef[]>> {
  const modules = await Promise.all([...SETS.landscape, ...UNLISTED.landscape].map(({ rules }) => rules()));
  const sets = [{ id: 'base', tiles: base.tiles }, ...modules];
  return new Map(sets.flatMap(({ id, tiles }) => (tiles ? [[id, tiles] as const] : [])));
}

/** `tiles [SET…]`: the catalogue as the engine sees it, a line per tile. */
export async function runTiles(args: string[]): Promise<number> {
  const known = await tileSets();
  const wanted = args.length > 0 ? args : [...known.keys()];
  for (const set of wanted) {
    const tiles = known.get(set);
    if (!tiles) return complain(`There is no tile set ${set}; there are ${[...known.keys()].join(', ')}.`);
    for (const type of compileTileTypes(tiles).types) print({ set, ...type.def });
  }
  return 0;
}
