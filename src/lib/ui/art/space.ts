import type { TileDef } from '../../landscape/tiles/catalogue.ts';
import { along, distance, measure, type Point } from './geometry.ts';
import { EDGE, inwardOf, onSide, type TileLayout } from './layout.ts';
import { regionsOf, ROW, samplePoint, sideRoom } from './regions.ts';

/** Lengths in tile units: a tile is 100 wide. */
const HALF_WALL = 3.5;
const FROM_VILLAGE = 18;

/**
 * Where a tile has room: for each sample the distance to the nearest obstacle; 0 or less where nothing may
 * stand.
 */
export type Room = (sample: number) => number;

/** A place that is taken. */
export interface Taken {
  readonly at: Point;
  readonly radius: number;
}

/** The roomiest sample: wide enough for `radius`, away from the sides and from what is taken already. */
export function roomiest(room: Room, radius: number, taken: readonly Taken[]): Point {
  let best = -Infinity;
  let at: Point = [50, 50];
  for (let i = 0; i < ROW * ROW; i++) {
    const space = room(i);
    if (space <= 0) continue;
    const p = samplePoint(i);
    let score =
      3 * Math.min(space, radius) +
      3 * Math.min(sideRoom(p), radius + 2) +
      0.1 * Math.min(space, 20) -
      0.02 * distance(p, [50, 50]);
    for (const t of taken) {
      const gap = distance(p, t.at) - t.radius - radius;
      score += gap < 0 ? gap * 3 : Math.min(gap, 8) * 0.25;
    }
    if (score > best + 1e-6) [best, at] = [score, p];
  }
  return at;
}

/** All land of the tile. */
export function landRoom(def: TileDef): Room {
  const { room } = regionsOf(def);
  return (i) => room[i];
}

export function fieldRoom(def: TileDef, field: number): Room {
  const { owner, room } = regionsOf(def);
  return (i) => (owner[i] === field ? room[i] : -1);
}

export function cityRoom(def: TileDef, city: number): Room {
  const rooms = regionsOf(def).cities.get(city);
  return (i) => (rooms ? rooms[i] - HALF_WALL : -1);
}

/** A land pocket between cities may be in a corner of the tile: keep the figure within the tile. */
export const withinTile = (p: Point): Point => p.map((v) => Math.max(8, Math.min(92, v))) as unknown as Point;

/** Where the land is too narrow for a mark: the city with the most room; else null. */
export function cityForWantOfLand(def: TileDef, radius: number): number | null {
  const widest = (room: Room) =>
    Math.max(...Array.from({ length: ROW * ROW }, (_, i) => Math.min(room(i), sideRoom(samplePoint(i)))));
  const land = widest(landRoom(def));
  if (land >= radius * 0.7) return null;
  const rooms = [...regionsOf(def).cities.keys()].map((city) => ({
    city,
    space: widest(cityRoom(def, city))
  }));
  return rooms.reduce<{ city: number | null; space: number }>(
    (best, one) => (one.space > best.space ? one : best),
    { city: null, space: land }
  ).city;
}

/** Finds room for a garden and the farmer beside it together, so that a narrow field serves both. */
export function gardenIn(def: TileDef, field: number | null, taken: readonly Taken[]): Point {
  const fields = def.features.flatMap((f, i) =>
    f.kind === 'field' && (field === null || i === field) ? [i] : []
  );
  const { owner, room } = regionsOf(def);
  const open = (i: number) => (fields.includes(owner[i]) ? room[i] : -1);
  const centre = roomiest(open, 11, taken);
  const left = roomiest(open, 9, [...taken, { at: centre, radius: 11 }]);
  if (distance(centre, left) > 24) return centre;
  return roomiest(open, 11, [...taken, { at: left, radius: 9 }]);
}

export function roadSpot(layout: TileLayout, feature: number, taken: readonly Taken[]): Point {
  const way = [...layout.roads, ...layout.rivers].find((w) => w.feature === feature);
  const line = way?.lines[0];
  if (!way || !line) return [50, 50];
  const shares =
    way.lines.length === 1 && way.end === 'through'
      ? [0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78]
      : [0.5, 0.4, 0.6, 0.3];
  const busy = [...taken, ...layout.bridges.map((b) => ({ at: b.at, radius: 5 }))];
  const crowd = (p: Point) => Math.min(14, ...busy.map((t) => distance(p, t.at) - t.radius));
  return shares.map((s) => along(line, s).at).reduce((a, b) => (crowd(b) > crowd(a) + 2 ? b : a));
}

/** Just before the village, or whatever stands in its place. */
export function roadEnd(layout: TileLayout, feature: number): Point {
  const line = layout.roads.find((way) => way.feature === feature)?.lines[0] ?? [];
  const end = line[line.length - 1];
  return line.find((p) => distance(p, end) <= FROM_VILLAGE) ?? end;
}

/** Land beside a road: room for `radius`, with a penalty for distance from the road. */
export function besideWay(layout: TileLayout, feature: number, radius: number): Room {
  const { room } = regionsOf(layout.def);
  const toWay = measure(layout.roads.filter((way) => way.feature === feature).flatMap(({ lines }) => lines));
  return (i) => {
    const [x, y] = samplePoint(i);
    return Math.min(room[i], radius) - 0.6 * Math.max(0, toWay(x, y) - radius - EDGE.road);
  };
}

/** An arrow is near the side it points to, where it covers the least of roads and walls. */
export function arrowAt(layout: TileLayout, side: number): Point {
  const [dx, dy] = inwardOf(side);
  const lines = [
    ...layout.cities.flatMap((c) => c.walls),
    ...[...layout.roads, ...layout.rivers].flatMap((w) => w.lines)
  ];
  const candidates = [50, 32, 68, 24, 76].map((t): Point => {
    const [x, y] = onSide(side, t);
    return [x + dx * 14.6, y + dy * 14.6];
  });
  const toLines = measure(lines);
  const clear = ([x, y]: Point) => Math.min(14, toLines(x, y));
  return candidates.reduce((a, b) => (clear(b) > clear(a) + 1 ? b : a));
}
