/**
 * Writes the `tiles.json` of a set from a tile catalogue and a patch with the data it lacks:
 * `node scripts/setTiles.ts CATALOGUE PATCH SET > src/lib/landscape/expansions/SET/tiles.json`.
 */
import { readFileSync } from 'node:fs';

interface Feature {
  kind: string;
  sides?: string[];
  [mark: string]: unknown;
}
interface Tile {
  id: string;
  features: Feature[];
  special?: Record<string, unknown>;
}
interface Patch {
  castleBaseFalse: Record<string, string[]>;
  mini: {
    gardenInField: { index?: never } & Record<string, number>;
    riverRole: Record<string, string>;
    windRoseRole: Record<string, string>;
    watchtower: Record<string, unknown>;
  };
}

const [catalogue, patchFile, set] = process.argv.slice(2);
if (!set) throw new Error('setTiles needs a catalogue, a patch and the id of a set.');
const { sets } = JSON.parse(readFileSync(catalogue, 'utf8')) as { sets: Record<string, Tile[]> };
const patch = JSON.parse(readFileSync(patchFile, 'utf8')) as Patch;

const lines = sets[set].map((tile) => {
  const noBase = patch.castleBaseFalse[tile.id] ?? [];
  const garden = patch.mini.gardenInField[tile.id];
  const features: Feature[] = tile.features.map((feature) => ({
    ...feature,
    ...(feature.kind === 'city' && feature.sides?.some((side) => noBase.includes(side))
      ? { castleBase: false }
      : {}),
    ...(feature.kind === 'garden' && garden !== undefined ? { inField: garden } : {})
  }));
  const { towerFoundation, ...special } = tile.special ?? {};
  const { riverRole, windRoseRole, watchtower } = patch.mini;
  if (riverRole[tile.id]) special.riverRole = riverRole[tile.id];
  if (windRoseRole[tile.id]) special.windRose = windRoseRole[tile.id];
  if (watchtower[tile.id]) special.watchtower = watchtower[tile.id];
  if (towerFoundation) features.push({ kind: 'place', name: 'tower' });
  if (special.acrobats) features.push({ kind: 'place', name: 'acrobats' });
  if (special.flyingMachine) features.push({ kind: 'place', name: 'flyingMachine' });
  const marks = Object.keys(special).length > 0 ? { special } : {};
  return `  ${JSON.stringify({ ...tile, features, special: undefined, ...marks })}`;
});
process.stdout.write(`[\n${lines.join(',\n')}\n]\n`);
