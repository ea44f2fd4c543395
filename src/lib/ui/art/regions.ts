import { HALF_SIDES, type TileDef } from '../../landscape/tiles/catalogue.ts';
import { distance, inside, measure, mix, spline, type Point } from './geometry.ts';
import { EDGE, layoutOf, onSide, type CityShape, type TileLayout } from './layout.ts';
import { perTile } from './perTile.ts';
import { setMarksOn } from './looks.ts';

/** Spacing of the sample grid laid over a tile, and samples per row. */
export const STEP = 2.5;
export const ROW = 100 / STEP + 1;

const WALL = 3.2;
const VERGE = 0.7;
const FENCE = 1.8;
const VILLAGE = 9;
const MONASTERY = 15;

/** For each sample: the owning field and the distance to anything that is not open land. */
export interface Regions {
  /** Feature index of the field, or -1 where there is no field. */
  readonly owner: Int16Array;
  /** Distance to the nearest road, river, wall or building; negative inside one. Tile sides do not count. */
  readonly room: Float32Array;
  /** Per city feature: distance to its walls, positive inside the city. */
  readonly cities: ReadonlyMap<number, Float32Array>;
  /** Where two fields meet with nothing between them: lines along which a wall has to separate them. */
  readonly partings: readonly (readonly Point[])[];
}

/** The sample nearest to a point. */
export const sampleAt = ([x, y]: Point): number => Math.round(y / STEP) * ROW + Math.round(x / STEP);

export const samplePoint = (i: number): Point => [(i % ROW) * STEP, Math.floor(i / ROW) * STEP];

/** How much of a river mouth or spring extends beyond its line. */
function pools(layout: TileLayout): { at: Point; radius: number }[] {
  return layout.rivers.flatMap((river) => {
    const end = river.lines[0]?.at(-1);
    if (!end || (river.end !== 'spring' && river.end !== 'lake')) return [];
    return [{ at: end, radius: river.end === 'lake' ? 25 : 9 }];
  });
}

/** Signed distance from each sample to a city's walls; positive inside the city. */
function cityRooms(city: CityShape): Float32Array {
  const toWall = measure(city.walls);
  const rooms = new Float32Array(ROW * ROW);
  for (let i = 0; i < rooms.length; i++) {
    const p = samplePoint(i);
    const d = Math.min(60, toWall(p[0], p[1]));
    rooms[i] = inside(p, city.outline) ? d : -d;
  }
  return rooms;
}

/** Signed distance from a point to the nearest outline that a mark covers; negative inside one. */
function toCovered({ def }: TileLayout): (p: Point) => number {
  const outlines = setMarksOn(def).flatMap(({ on, covers }) => (on === null && covers ? [covers] : []));
  const toRim = measure(outlines.map((outline) => [...outline, outline[0]]));
  return (p) => (outlines.some((outline) => inside(p, outline)) ? -1 : 1) * Math.min(60, toRim(p[0], p[1]));
}

function openRoom(layout: TileLayout, cities: ReadonlyMap<number, Float32Array>): Float32Array {
  const toRoad = measure(layout.roads.flatMap((way) => way.lines));
  const toRiver = measure(layout.rivers.flatMap((way) => way.lines));
  const toMark = toCovered(layout);
  const round = pools(layout);
  if (layout.village) round.push({ at: layout.village, radius: VILLAGE });
  const room = new Float32Array(ROW * ROW);
  for (let i = 0; i < room.length; i++) {
    const p = samplePoint(i);
    let least = Math.min(
      60,
      toRoad(p[0], p[1]) - EDGE.road - VERGE,
      toRiver(p[0], p[1]) - EDGE.river - VERGE,
      toMark(p)
    );
    for (const rooms of cities.values()) least = Math.min(least, -rooms[i] - WALL);
    for (const pool of round) least = Math.min(least, distance(p, pool.at) - pool.radius);
    room[i] = least;
  }
  return room;
}

/** Assigns every open sample to the field whose half-sides are nearest by a path over open land. */
function shareOut(def: TileDef, room: Float32Array): Int16Array {
  const owner = new Int16Array(ROW * ROW).fill(-1);
  const queue: number[] = [];
  const claim = (i: number, field: number) => {
    if (owner[i] !== -1 || room[i] <= 0) return;
    owner[i] = field;
    queue.push(i);
  };
  const spread = () => {
    for (let head = 0; head < queue.length; head++) {
      const i = queue[head];
      const [x, y] = [i % ROW, Math.floor(i / ROW)];
      if (x > 0) claim(i - 1, owner[i]);
      if (x < ROW - 1) claim(i + 1, owner[i]);
      if (y > 0) claim(i - ROW, owner[i]);
      if (y < ROW - 1) claim(i + ROW, owner[i]);
    }
    queue.length = 0;
  };
  def.features.forEach((feature, f) => {
    for (const half of feature.halfEdges ?? []) {
      const h = HALF_SIDES.indexOf(half);
      for (let t = 0; t <= 50; t += STEP) {
        const [x, y] = onSide(h >> 1, t + (h & 1) * 50);
        claim(Math.round(y / STEP) * ROW + Math.round(x / STEP), f);
      }
    }
  });
  spread();
  // Land that touches no side goes to the enclosed fields, one pocket each.
  def.features.forEach((feature, f) => {
    if (feature.kind !== 'field' || (feature.halfEdges ?? []).length > 0) return;
    let widest = -1;
    for (let i = 0; i < owner.length; i++)
      if (owner[i] === -1 && room[i] > (widest < 0 ? 0 : room[widest])) widest = i;
    if (widest >= 0) claim(widest, f);
    spread();
  });
  return owner;
}

/** Borders of two fields with fewer samples are too short to be seen. */
const SEEN = 3;

/** Lines between fields that meet in the open, each from one end of the meeting to the other. */
function partingsOf(owner: Int16Array, room: Float32Array): Point[][] {
  const meetings: Record<string, Point[]> = {};
  for (let i = 0; i < owner.length; i++)
    for (const j of [i + 1, i + ROW]) {
      if ((j === i + 1 && j % ROW === 0) || !(room[i] > 0 && room[j] > 0) || owner[i] === owner[j]) continue;
      if (owner[i] < 0 || owner[j] < 0) continue;
      (meetings[`${[owner[i], owner[j]].sort()}`] ??= []).push(mix(samplePoint(i), samplePoint(j), 0.5));
    }
  return Object.values(meetings)
    .filter(({ length }) => length >= SEEN)
    .map(lineThrough);
}

/** A smooth line through points that lie along it in any order. */
function lineThrough(points: readonly Point[]): Point[] {
  const from = (end: Point) => [...points].sort((a, b) => distance(end, a) - distance(end, b));
  const along = from(from(points[0])[points.length - 1]);
  return spline(
    [0, 0.25, 0.5, 0.75, 1].map((t) => along[Math.round(t * (along.length - 1))]),
    4
  );
}

function computeRegions(def: TileDef): Regions {
  const layout = layoutOf(def);
  const cities = new Map(layout.cities.map((city) => [city.feature, cityRooms(city)]));
  const room = openRoom(layout, cities);
  const owner = shareOut(def, room);
  if (layout.monastery) {
    const [mx, my] = layout.monastery.at;
    for (let i = 0; i < room.length; i++) {
      const [x, y] = samplePoint(i);
      room[i] = Math.min(room[i], Math.max(Math.abs(x - mx), Math.abs(y - my)) - MONASTERY);
    }
  }
  const partings = partingsOf(owner, room);
  const toParting = measure(partings);
  for (let i = 0; i < room.length; i++) {
    const [x, y] = samplePoint(i);
    room[i] = Math.min(room[i], toParting(x, y) - FENCE);
  }
  return { owner, room, cities, partings };
}

/** The open land of a tile, sampled. */
export const regionsOf = perTile(computeRegions);

/** Distance from a point to the nearest side of the tile. */
export const sideRoom = ([x, y]: Point): number => Math.min(x, y, 100 - x, 100 - y);

/** Outlines of one field: where `value` passes from below to above zero. */
export function contours(value: (i: number) => number): Point[][] {
  const at = (x: number, y: number) => (x < 0 || y < 0 || x >= ROW || y >= ROW ? -1e6 : value(y * ROW + x));
  const next = new Map<string, { to: string; from: Point }>();
  const cut = (ax: number, ay: number, bx: number, by: number): [string, Point] => {
    const [va, vb] = [at(ax, ay), at(bx, by)];
    const t = va / (va - vb);
    const clamp = (v: number) => Math.max(0, Math.min(100, v * STEP));
    const key = ax < bx || ay < by ? `${ax},${ay},${bx},${by}` : `${bx},${by},${ax},${ay}`;
    return [key, [clamp(ax + (bx - ax) * t), clamp(ay + (by - ay) * t)]];
  };
  for (let y = -1; y < ROW; y++)
    for (let x = -1; x < ROW; x++) {
      const corners: [number, number][] = [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1]
      ];
      const full = corners.map(([cx, cy]) => at(cx, cy) > 0);
      // Each run of full corners is cut off by one segment, full side on the right.
      for (let i = 0; i < 4; i++) {
        if (full[i] || !full[(i + 1) % 4]) continue;
        let j = (i + 1) % 4;
        while (full[(j + 1) % 4]) j = (j + 1) % 4;
        const [enter, p] = cut(...corners[i], ...corners[(i + 1) % 4]);
        const [leave] = cut(...corners[j], ...corners[(j + 1) % 4]);
        next.set(enter, { to: leave, from: p });
      }
    }
  const loops: Point[][] = [];
  while (next.size > 0) {
    const loop: Point[] = [];
    let key: string | undefined = next.keys().next().value;
    while (key !== undefined) {
      const step = next.get(key);
      if (!step) break;
      next.delete(key);
      loop.push(step.from);
      key = step.to;
    }
    if (loop.length > 2) loops.push(loop);
  }
  return loops;
}
