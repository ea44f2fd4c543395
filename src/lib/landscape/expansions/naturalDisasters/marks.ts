import type { Position } from '../../position.ts';
import { rulesReader } from '../../contract/slices.ts';
import type { TileType } from '../../tiles/tiletypes.ts';

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

function codeOf(type: TileType): number {
  const mark = type.def.special?.disaster as { type: string } | undefined;
  return mark ? (CODES[mark.type] ?? NO_DISASTER) : NO_DISASTER;
}

const codes = rulesReader(({ tiles }) => Uint8Array.from(tiles.types, codeOf));

/** The disaster of a tile type, from the marks of the catalogue. */
export function disasterOf(p: Position, type: number): number {
  return codes(p)[type];
}
