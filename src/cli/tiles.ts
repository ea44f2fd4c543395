import { readFile } from 'node:fs/promises';
import type { TileDef } from '../lib/landscape/catalogue.ts';
import { compileTileTypes } from '../lib/landscape/tiletypes.ts';
import { complain, print } from './output.ts';

const SETS: Record<string, string> = {
  base: '../lib/landscape/tiles/base.json',
  river1: '../lib/landscape/expansions/river1/tiles.json',
  anniversary20: '../lib/landscape/expansions/anniversary20/tiles.json',
  covid19: '../lib/landscape/expansions/covid19/tiles.json',
  naturalDisasters: '../lib/landscape/expansions/naturalDisasters/tiles.json'
};

/** `tiles [SET…]`: the catalogue as the engine sees it, a line per tile. */
export async function runTiles(args: string[]): Promise<number> {
  const sets = args.length > 0 ? args : Object.keys(SETS);
  for (const set of sets) {
    if (!(set in SETS))
      return complain(`There is no tile set ${set}; there are ${Object.keys(SETS).join(', ')}.`);
    const text = await readFile(new URL(SETS[set], import.meta.url), 'utf8');
    for (const type of compileTileTypes(JSON.parse(text) as TileDef[]).types) print({ set, ...type.def });
  }
  return 0;
}
