import type { TileType, TileTypes } from '../../tiletypes.ts';

export const NO_DISASTER = 0;
export const EARTHQUAKE = 1;
export const FLOOD = 2;
export const METEOR = 3;
export const TORNADO = 4;

const CODES: Record<string, number> = {
  earthquake: EARTHQUAKE,
  flood: FLOOD,
  meteor: METEOR,
  tornado: TORNADO
};

const tables = new WeakMap<TileTypes, Uint8Array>();

function codeOf(type: TileType): number {
  const mark = type.def.special?.disaster as { type: string } | undefined;
  return mark ? (CODES[mark.type] ?? NO_DISASTER) : NO_DISASTER;
}

/** Which disaster a tile type brings, read once from the marks of the catalogue. */
export function disasterOf(tiles: TileTypes, type: number): number {
  let table = tables.get(tiles);
  if (!table) tables.set(tiles, (table = Uint8Array.from(tiles.types, codeOf)));
  return table[type];
}
