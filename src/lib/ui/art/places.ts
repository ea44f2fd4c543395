import type { TileDef } from '../../landscape/catalogue.ts';
import type { TileMark } from '../../landscape/look.ts';
import { along, distance, inside, measure, type Point } from './geometry.ts';
import {
  cityOver,
  EDGE,
  layoutOf,
  onSide,
  inwardOf,
  quarterTurns,
  sideIndex,
  type TileLayout
} from './layout.ts';
import { perTile } from './perTile.ts';
import { setMarksOn } from './looks.ts';
import { regionsOf, ROW, samplePoint, sideRoom } from './regions.ts';

export type ArrowType = 'addMeeple' | 'placeMeeple' | 'extraTurn';
export type DisasterType = 'earthquake' | 'flood' | 'meteor' | 'tornado';

/** Where the things that need room on a tile stand, so that none covers another. */
export interface Places {
  /** Per feature: the figure's spot. */
  readonly spots: readonly Point[];
  readonly shields: readonly Point[];
  readonly gardens: readonly { readonly feature: number; readonly at: Point }[];
  readonly arrow: { readonly type: ArrowType; readonly side: number; readonly at: Point } | null;
  readonly viruses: readonly Point[];
  readonly disaster: { readonly type: DisasterType; readonly at: Point } | null;
  readonly decor: { readonly kind: string; readonly at: Point } | null;
  /** Marks printed by sets. */
  readonly marks: readonly { readonly mark: TileMark; readonly at: Point }[];
}

interface Special {
  readonly arrow?: { readonly type: ArrowType; readonly direction: 'N' | 'E' | 'S' | 'W' };
  readonly covid?: { readonly infects: readonly number[] };
  readonly disaster?: { readonly type: DisasterType };
}

const HALF_WALL = 3.5;
const FROM_VILLAGE = 18;

interface Taken {
  readonly at: Point;
  readonly radius: number;
}

/** The roomiest sample: wide enough for `radius`, away from the sides and from what is taken already. */
function roomiest(room: (i: number) => number, radius: number, taken: readonly Taken[]): Point {
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

const fieldRoom = (def: TileDef, feature: number) => {
  const { owner, room } = regionsOf(def);
  return (i: number) => (owner[i] === feature ? room[i] : -1);
};

/** A land pocket between cities may be in a corner of the tile: keep the figure within the tile. */
const withinTile = (p: Point): Point => p.map((v) => Math.max(8, Math.min(92, v))) as unknown as Point;

const cityRoom = (def: TileDef, city: number) => {
  const rooms = regionsOf(def).cities.get(city);
  return (i: number) => (rooms ? rooms[i] - HALF_WALL : -1);
};

/** Where the land is too narrow for a mark: the city with the most room; else null. */
function cityForWantOfLand(def: TileDef, radius: number): number | null {
  const { room, cities } = regionsOf(def);
  const widest = (space: (i: number) => number) =>
    Math.max(...Array.from({ length: ROW * ROW }, (_, i) => Math.min(space(i), sideRoom(samplePoint(i)))));
  const land = widest((i) => room[i]);
  if (land >= radius * 0.7) return null;
  const rooms = [...cities.keys()].map((city) => ({ city, space: widest(cityRoom(def, city)) }));
  return rooms.reduce<{ city: number | null; space: number }>(
    (best, one) => (one.space > best.space ? one : best),
    { city: null, space: land }
  ).city;
}

/** Finds room for a garden and the farmer beside it together, so that a narrow field serves both. */
function gardenIn(def: TileDef, field: number | null, taken: readonly Taken[]): Point {
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

function roadSpot(layout: TileLayout, feature: number, taken: readonly Taken[]): Point {
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
function roadEnd(layout: TileLayout, feature: number): Point {
  const line = layout.roads.find((way) => way.feature === feature)?.lines[0] ?? [];
  const end = line[line.length - 1];
  return line.find((p) => distance(p, end) <= FROM_VILLAGE) ?? end;
}

/** Land beside a road: room for `radius`, with a penalty for distance from the road. */
function besideWay(layout: TileLayout, feature: number, radius: number): (i: number) => number {
  const { room } = regionsOf(layout.def);
  const toWay = measure(layout.roads.filter((way) => way.feature === feature).flatMap(({ lines }) => lines));
  return (i) => {
    const [x, y] = samplePoint(i);
    return Math.min(room[i], radius) - 0.6 * Math.max(0, toWay(x, y) - radius - EDGE.road);
  };
}

/** An arrow is near the side it points to, where it covers the least of roads and walls. */
function arrowAt(layout: TileLayout, side: number): Point {
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

function computePlaces(def: TileDef): Places {
  const layout = layoutOf(def);
  const marks = (def.special ?? {}) as Special;
  const spots: Point[] = def.features.map(() => [50, 50]);
  const taken: Taken[] = [];
  const take = (at: Point, radius: number): Point => {
    taken.push({ at, radius });
    return at;
  };

  const arrow = marks.arrow
    ? {
        type: marks.arrow.type,
        side: sideIndex(marks.arrow.direction),
        at: arrowAt(layout, sideIndex(marks.arrow.direction))
      }
    : null;
  if (arrow) take(arrow.at, 11);
  if (layout.monastery) spots[layout.monastery.feature] = take(layout.monastery.at, 15);
  const disaster =
    marks.disaster === undefined
      ? null
      : {
          type: marks.disaster.type,
          at:
            marks.disaster.type === 'tornado'
              ? take(
                  roomiest((i) => regionsOf(def).room[i], 13, taken),
                  12
                )
              : ([50, 50] as Point)
        };
  if (disaster?.type === 'earthquake') take(disaster.at, 10);

  def.features.forEach((f, i) => {
    // Beside the monastery, where its other way of standing has no room of its own.
    if (f.position !== undefined && layout.monastery)
      spots[i] = [layout.monastery.at[0] + 17, layout.monastery.at[1] + 9];
    if (f.kind === 'place') {
      const mark = setMarksOn(def).find(({ on }) => on === i);
      const radius = mark?.radius ?? 11;
      const village = mark?.instead ? layout.village : null;
      const own = village ?? mark?.at ?? roomiest((at) => regionsOf(def).room[at], radius, taken);
      spots[i] = take(own, radius);
    }
  });
  const roads = def.features.flatMap((f, i) => (f.kind === 'road' || f.kind === 'river' ? [i] : []));
  for (const i of roads) spots[i] = take(roadSpot(layout, i, taken), 8);

  /** Marks that stand where the tile already has something. */
  const isSettled = ({ on, place, instead }: TileMark) =>
    place === 'end' || (instead === true && (on !== null || layout.village !== null));
  const settledAt = ({ on, place, radius }: TileMark): Point => {
    if (place === 'end') return roadEnd(layout, on!);
    return on === null ? take(layout.village!, radius) : spots[on];
  };
  const isPlace = (on: number | null) => on !== null && def.features[on].kind === 'place';

  /** A mark of a city is among its houses, any other on the land beside its feature. */
  const placed: { mark: TileMark; at: Point }[] = [];
  const putMarks = (belongs: (on: number | null) => boolean) => {
    for (const mark of setMarksOn(def)) {
      const { on, radius, at } = mark;
      if (at || isPlace(on) || isSettled(mark) || !belongs(on)) continue;
      if (mark.place === 'tile') {
        placed.push({ mark, at: [0, 0] });
        continue;
      }
      const city =
        on === null ? cityForWantOfLand(def, radius) : def.features[on].kind === 'city' ? on : null;
      const near = on === null || city !== null ? null : spots[on];
      const { room } = regionsOf(def);
      const space =
        city !== null ? cityRoom(def, city) : near ? besideWay(layout, on!, radius) : (i: number) => room[i];
      placed.push({ mark, at: take(roomiest(space, radius, taken), radius) });
    }
  };
  for (const mark of setMarksOn(def)) {
    if (mark.at) placed.push({ mark, at: take([...mark.at], mark.radius) });
    else if (isPlace(mark.on)) placed.push({ mark, at: spots[mark.on!] });
    else if (isSettled(mark)) placed.push({ mark, at: settledAt(mark) });
  }
  putMarks((on) => on === null || def.features[on].kind !== 'city');

  const shields: Point[] = [];
  const viruses: Point[] = [];
  const over = cityOver(layout);
  for (const city of layout.cities) {
    const whole = cityRoom(def, city.feature);
    const room =
      over && city !== over ? (i: number) => (inside(samplePoint(i), over.outline) ? -1 : whole(i)) : whole;
    spots[city.feature] = take(roomiest(room, 9, taken), 8);
    putMarks((on) => on === city.feature);
    const count = def.features[city.feature].shields ?? 0;
    for (let n = 0; n < count; n++) shields.push(take(roomiest(room, 8.5, taken), 8));
    if (marks.covid?.infects.includes(city.feature)) viruses.push(take(roomiest(room, 8, taken), 8));
  }

  const gardens: { feature: number; at: Point }[] = [];
  def.features.forEach((f, i) => {
    if (f.kind !== 'garden') return;
    spots[i] = take(gardenIn(def, f.inField ?? null, taken), 11);
    gardens.push({ feature: i, at: spots[i] });
  });
  def.features.forEach((f, i) => {
    if (f.kind !== 'field') return;
    spots[i] = take(withinTile(roomiest(fieldRoom(def, i), 8.5, taken)), 8);
    if (marks.covid?.infects.includes(i)) viruses.push(take(roomiest(fieldRoom(def, i), 8, taken), 8));
  });

  let decor: Places['decor'] = null;
  if (def.decor && def.decor !== 'garden') {
    const city = def.decor === 'waterTower' ? layout.cities[0] : undefined;
    const room = city ? cityRoom(def, city.feature) : (i: number) => regionsOf(def).room[i];
    decor = { kind: def.decor, at: take(roomiest(room, 8, taken), 8) };
  }
  return { spots, shields, gardens, arrow, viruses, disaster, decor, marks: placed };
}

/** Round areas of a tile that gardens and marks take from the land around them. */
export function markAreas(def: TileDef): { at: Point; radius: number }[] {
  const { gardens, arrow, viruses, disaster, decor, marks } = placesOf(def);
  return [
    ...gardens.map(({ at }) => ({ at, radius: 11 })),
    ...viruses.map((at) => ({ at, radius: 10 })),
    ...(arrow ? [{ at: arrow.at, radius: 11.5 }] : []),
    ...(disaster?.type === 'tornado' ? [{ at: disaster.at, radius: 14 }] : []),
    ...(decor ? [{ at: decor.at, radius: 9 }] : []),
    ...marks.flatMap(({ mark, at }) =>
      mark.covers
        ? []
        : mark.place === 'tile'
          ? [{ at: [50, 50] as Point, radius: mark.radius }]
          : [{ at, radius: mark.radius + 1 }]
    )
  ];
}

/** Places of figures and marks on a tile. */
export const placesOf = perTile(computePlaces);

/**
 * The spot of a figure on a feature, in tile units (0..100) of the cell; `turn` in clockwise quarter turns. Spots of
 * one tile keep distance from each other and from marks.
 */
export function spot(def: TileDef, featureIndex: number, turn = 0): { x: number; y: number } {
  const [x, y] = quarterTurns(placesOf(def).spots[featureIndex] ?? [50, 50], turn & 3);
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}
