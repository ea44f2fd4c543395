import { TAGGED_NUMBERS, type Tagged } from '../clinic/numbers.ts';
import { TAGGED_PANDEMIC_NUMBERS, type NumberId } from '../clinic/expansions/covid19Pandemic/numbers.ts';
import { SETS } from '../games/sets.ts';
import type { TileDef } from '../landscape/tiles/catalogue.ts';

/** Tiles of one expansion whose layout no source shows, and the file to correct. */
export interface ReconstructedTiles {
  readonly of: string;
  readonly file: string;
  readonly tiles: readonly TileDef[];
}

/** Numbers of one data file that no source shows. */
export interface ReconstructedNumbers {
  readonly of: string;
  readonly file: string;
  readonly ids: readonly NumberId[];
}

/** Every tile of the tile game that carries the mark, by expansion. */
export async function reconstructedTiles(): Promise<ReconstructedTiles[]> {
  const all = await Promise.all(
    SETS.landscape.map(async ({ id, rules }) => ({
      of: id,
      file: `src/lib/landscape/expansions/${id}/tiles.json`,
      tiles: ((await rules()).tiles ?? []).filter((tile) => tile.reconstructed === true)
    }))
  );
  return all.filter(({ tiles }) => tiles.length > 0);
}

function marked<Id extends NumberId>(
  of: string,
  file: string,
  tagged: Readonly<Record<Id, Tagged>>
): ReconstructedNumbers {
  const ids = (Object.keys(tagged) as Id[]).filter((id) => tagged[id].sure === 'reconstructed');
  return { of, file, ids };
}

/** Every number of Clinic that carries the mark, by file. */
export const RECONSTRUCTED_NUMBERS: readonly ReconstructedNumbers[] = [
  marked('clinic', 'src/lib/clinic/data/numbers.json', TAGGED_NUMBERS),
  marked(
    'covid19Pandemic',
    'src/lib/clinic/expansions/covid19Pandemic/data/numbers.json',
    TAGGED_PANDEMIC_NUMBERS
  )
];
