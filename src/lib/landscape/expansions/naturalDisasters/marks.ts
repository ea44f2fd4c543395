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
let latest: { readonly tiles: TileTypes; readonly codes: Uint8Array } | null = null;

function codeOf(type: TileType): number {
  const mark = type.def.special?.disaster as { type: string } | undefined;
  return mark ? (CODES[mark.type] ?? NO_DISASTER) : NO_DISASTER;
}

/** The disaster of a tile type, from the marks of the catalogue; caches the latest table. */
export function disasterOf(tiles: TileTypes, type: number): number {
  if (latest?.tiles !== tiles) {
    const codes = tables.get(tiles) ?? Uint8Array.from(tiles.types, codeOf);
    tables.set(tiles, codes);
    latest = { tiles, codes };
  }
  return latest.codes[type];
}
