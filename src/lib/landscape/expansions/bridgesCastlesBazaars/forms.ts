import { SIDES, type TileDef } from '../../tiles/catalogue.ts';
import type { FormSource } from '../../tiles/tiletypes.ts';

/** What a castle is called in scripts. */
export const CASTLE = 'castle';

/** The change a bridge along an axis makes: 0 for N–S, 1 for E–W, with the tile's north up. */
export const bridgeChange = (axis: number) => `bridge${SIDES[axis]}`;
/** The change a castle on a side (0 = N … 3 = W) makes, with the tile's north up. */
export const castleChange = (side: number) => `castle${SIDES[side]}`;

/** Forms with one bridge: a straight road over the tile, both ends on field edges (BB-1). */
function bridged(def: TileDef): [string, TileDef][] {
  if (def.features.some(({ bridge }) => bridge === true)) return [];
  return [0, 1].flatMap((axis) => {
    const ends = [SIDES[axis], SIDES[axis + 2]];
    if (ends.some((side) => def.edges[side] !== 'field')) return [];
    const edges = { ...def.edges };
    for (const end of ends) edges[end] = 'road';
    const road = { kind: 'road', sides: ends, bridge: true } as const;
    const form: TileDef = { ...def, edges, features: [...def.features, road] };
    return [[bridgeChange(axis), form] satisfies [string, TileDef]];
  });
}

/** Forms with one more half of a castle: an ordinary half-round of a city (BB-8). */
function fortified(def: TileDef): [string, TileDef][] {
  const shared = def.features.flatMap(({ alsoMeetsSide = [] }) => alsoMeetsSide);
  return def.features.flatMap((feature, i) => {
    const [side, ...more] = feature.sides ?? [];
    const ordinary =
      feature.kind === 'city' && more.length === 0 && !feature.alsoMeetsSide && feature.castleBase !== false;
    if (!ordinary || side === undefined || shared.includes(side)) return [];
    const castle = { ...feature, kind: 'place' as const, name: CASTLE };
    const features = def.features.map((f, n) => (n === i ? castle : f));
    return [[castleChange(SIDES.indexOf(side)), { ...def, features }] satisfies [string, TileDef]];
  });
}

/** What bridges and castles make of a tile. */
export const forms = (without: ReadonlySet<string>): FormSource => {
  const sources = [without.has('bridge') ? [] : [bridged], without.has('castle') ? [] : [fortified]].flat();
  return (def) => sources.flatMap((source) => source(def));
};
