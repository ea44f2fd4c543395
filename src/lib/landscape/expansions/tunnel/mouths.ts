import type { FeatureDef, TileDef } from '../../tiles/catalogue.ts';
import { segmentType } from '../../features/features.ts';
import type { Ruleset } from '../../ruleset.ts';
import type { Position } from '../../position.ts';
import { rulesReader, slotsReader } from '../../contract/slices.ts';
import { ROAD, type SegmentType, type TileType } from '../../tiles/tiletypes.ts';

const MARK = 'tunnel';

/** A road end that leads underground: its other end stays open until a pair of tokens joins it (2). */
const mouthAt = (road: FeatureDef, side: number): FeatureDef => ({
  ...road,
  sides: [(road.sides ?? [])[side]],
  looseEnds: 1
});

/**
 * A tile with its tunnels open. An underpass of two sides becomes two mouths, the second at the end of the list, so that
 * no feature changes its number (6).
 */
export function opened(tile: TileDef, options: Ruleset['options']): TileDef {
  const isUnderpass = ({ sides, [MARK]: mark }: FeatureDef) => mark === true && sides?.length === 2;
  if (!tile.features.some((feature) => feature[MARK] === true)) return tile;
  if (options.tunnelsElsewhere === false && tile.features.some(isUnderpass)) return tile;
  const first = tile.features.map((feature) => (feature[MARK] === true ? mouthAt(feature, 0) : feature));
  return { ...tile, features: [...first, ...tile.features.filter(isUnderpass).map((f) => mouthAt(f, 1))] };
}

const isUnderground = ({ kind, loose }: SegmentType) => kind === ROAD && loose > 0;

/** The segments of a tile type that are mouths. */
const mouthsOf = ({ segments }: TileType) =>
  [...segments.keys()].filter((local) => isUnderground(segments[local]));

const mouthsOfTypes = rulesReader(({ tiles }) => tiles.types.map(mouthsOf));
const slotsWithMouth = slotsReader((type) => mouthsOf(type).length > 0);

/** All mouths on the table, in the order their tiles were laid. */
export function mouths(p: Position): number[] {
  const locals = mouthsOfTypes(p);
  const found: number[] = [];
  for (const slot of slotsWithMouth(p))
    for (const local of locals[p.slotType[slot]]) found.push(p.slotSegment[slot] + local);
  return found;
}

/** Whether a segment ends underground. */
export const isMouth = (p: Position, segment: number) => isUnderground(segmentType(p, segment));
