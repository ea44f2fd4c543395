import { TAGGED_NUMBERS, type Tagged } from '../clinic/numbers.ts';
import { TAGGED_PANDEMIC_NUMBERS } from '../clinic/expansions/covid19Pandemic/numbers.ts';
import type { TileDef } from '../landscape/catalogue.ts';

/** Tiles of one expansion whose layout no source shows, and the file to correct. */
export interface ReconstructedTiles {
  readonly of: string;
  readonly file: string;
  readonly tiles: readonly TileDef[];
}

/** A number no source shows; its name is `guide.number.<id>`. `value` is null where it is no plain list. */
export interface ReconstructedNumber {
  readonly id: string;
  readonly value: string | null;
}

export interface ReconstructedNumbers {
  readonly of: string;
  readonly file: string;
  readonly numbers: readonly ReconstructedNumber[];
}

const files = import.meta.glob<readonly TileDef[]>('../landscape/expansions/*/tiles.json', {
  import: 'default'
});

/** Every tile of the tile game that carries the mark, by expansion. */
export async function reconstructedTiles(): Promise<ReconstructedTiles[]> {
  const all = await Promise.all(
    Object.keys(files)
      .sort()
      .map(async (path) => ({
        of: path.split('/').at(-2)!,
        file: path.replace('..', 'src/lib'),
        tiles: (await files[path]()).filter((tile) => tile.reconstructed === true)
      }))
  );
  return all.filter(({ tiles }) => tiles.length > 0);
}

function shown(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  if (!Array.isArray(value) || value.some((item) => typeof item === 'object')) return null;
  return value.join(', ');
}

function marked(of: string, file: string, tagged: Readonly<Record<string, Tagged>>): ReconstructedNumbers {
  const ids = Object.keys(tagged).filter((id) => tagged[id].sure === 'reconstructed');
  return { of, file, numbers: ids.map((id) => ({ id, value: shown(tagged[id].value) })) };
}

/** Every number of the hospital game that carries the mark, by file. */
export const RECONSTRUCTED_NUMBERS: readonly ReconstructedNumbers[] = [
  marked('clinic', 'src/lib/clinic/data/numbers.json', TAGGED_NUMBERS),
  marked(
    'covid19Pandemic',
    'src/lib/clinic/expansions/covid19Pandemic/data/numbers.json',
    TAGGED_PANDEMIC_NUMBERS
  )
];
