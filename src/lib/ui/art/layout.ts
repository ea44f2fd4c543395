import { SIDES, type Side, type TileDef } from '../../landscape/tiles/catalogue.ts';
import { perTile } from './perTile.ts';
import { crossing, cubic, direction, distance, mix, spline, type Point } from './geometry.ts';
import { chance, type Chance } from './seeded.ts';

/** Everything that reaches a tile edge does so at these places, so that any two tiles join. */
export const EDGE = {
  /** Half widths of a road and of a river, both centred on the middle of a side. */
  road: 4,
  river: 8,
  /** A city's outermost turret stands this far from either corner, exactly on the side. */
  turret: 6.5
} as const;

export interface Gate {
  readonly at: Point;
  /** Direction of the road as it enters. */
  readonly way: Point;
}

export interface CityShape {
  readonly feature: number;
  readonly sides: readonly number[];
  /** Closed; runs along the open sides and the inner face of the walls. */
  readonly outline: readonly Point[];
  /** Wall centre lines, land on the left hand and city on the right; both ends on tile sides. */
  readonly walls: readonly (readonly Point[])[];
  /** Bends of the walls where a turret may stand. */
  readonly bends: readonly Point[];
}

export interface WayShape {
  readonly feature: number;
  /** Centre lines; each starts at a tile side unless the way touches none. */
  readonly lines: readonly (readonly Point[])[];
  /** What the loose end of a one-sided way meets. */
  readonly end: 'through' | 'village' | 'city' | 'monastery' | 'spring' | 'lake' | 'junction';
}

export interface TileLayout {
  readonly def: TileDef;
  readonly cities: readonly CityShape[];
  readonly roads: readonly WayShape[];
  readonly rivers: readonly WayShape[];
  readonly gates: readonly Gate[];
  readonly bridges: readonly Gate[];
  readonly monastery: { readonly feature: number; readonly at: Point } | null;
  /** Centre of the hamlet where roads end; null when no road ends in the open. */
  readonly village: Point | null;
}

const INWARD: readonly Point[] = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0]
];

/** The point of a side at t = 0..100 clockwise. */
export function onSide(side: number, t: number): Point {
  return [
    [t, 0],
    [100, t],
    [100 - t, 100],
    [0, 100 - t]
  ][side] as unknown as Point;
}

export const inwardOf = (side: number): Point => INWARD[side];
export const sideIndex = (side: Side): number => SIDES.indexOf(side);

const into = (side: number, depth: number): Point => {
  const [x, y] = onSide(side, 50);
  return [x + INWARD[side][0] * depth, y + INWARD[side][1] * depth];
};

/** Control points of a wall in the frame where the last closed side before the wall's end is the south side. */
const WALLS: Record<1 | 2 | 3, readonly Point[]> = {
  1: [
    [84, 84],
    [66, 74.5],
    [50, 72.5],
    [34, 74.5],
    [16, 84]
  ],
  2: [
    [84.5, 15.5],
    [66, 31],
    [48.5, 48.5],
    [31, 66],
    [15.5, 84.5]
  ],
  3: [
    [84, 11.5],
    [68, 22.5],
    [50, 26.5],
    [32, 22.5],
    [16, 11.5]
  ]
};

/** A point after clockwise quarter turns of its tile. */
export function quarterTurns(p: Point, n: number): Point {
  let [x, y] = p;
  for (let i = 0; i < n; i++) [x, y] = [100 - y, x];
  return [x, y];
}

/** One wall from the clockwise end of side `a` to the start of side `b`, `gap` closed sides between. */
function wallBetween(
  a: number,
  gap: 1 | 2 | 3,
  shallow: boolean,
  luck: Chance
): { line: Point[]; bends: Point[] } {
  // The patterns above begin at the clockwise end of E (gap 1) or N (gaps 2 and 3).
  const turns = gap === 1 ? (a + 3) % 4 : a;
  const b = (a + gap + 1) % 4;
  const lean = luck.between(-2, 2);
  const inner = WALLS[gap].map(([x, y], i): Point => {
    const middle = 1 - Math.abs(i - 2) / 2;
    const depth = gap === 3 ? (shallow ? 0.84 : 1) * y : y;
    return [x + luck.between(-1.6, 1.6), depth + lean * middle + luck.between(-1, 1)];
  });
  const bends = inner.map((p) => quarterTurns(p, turns));
  const ends = [onSide(a, 100 - EDGE.turret), onSide(b, EDGE.turret)];
  return { line: spline([ends[0], ...bends, ends[1]], 3), bends };
}

/** Walls of two cities that share the north side, one with the west and one with the east: both end in its middle. */
const SHARED = {
  west: [
    [47.5, 13],
    [42, 32],
    [33, 52],
    [20, 72],
    [9, 86]
  ],
  east: [
    [91, 85],
    [80, 76],
    [68, 58],
    [58, 33],
    [52.5, 13]
  ]
} as const satisfies Record<string, readonly Point[]>;

/** A city that shares a side with another one (`alsoMeetsSide` in the tile data); null for all others. */
function sharedShape(def: TileDef, feature: number, sides: readonly number[]): CityShape | null {
  const guest = def.features.findIndex(({ alsoMeetsSide = [] }) => alsoMeetsSide.length > 0);
  if (guest < 0) return null;
  const side = sideIndex((def.features[guest].alsoMeetsSide as readonly Side[])[0]);
  const isGuest = feature === guest;
  if (!isGuest && !sides.includes(side)) return null;
  const place = (points: readonly Point[]) => points.map((p) => quarterTurns(p, side));
  const bends = place(isGuest ? SHARED.east : SHARED.west);
  const [from, to] = place(
    isGuest
      ? [
          [100, 100 - EDGE.turret],
          [50, 0]
        ]
      : [
          [50, 0],
          [0, 100 - EDGE.turret]
        ]
  );
  const wall = spline([from, ...bends, to], 3);
  const corner = place([[isGuest ? 100 : 0, 0]]);
  return { feature, sides, outline: [...wall, ...corner], walls: [wall], bends };
}

function cityShape(def: TileDef, feature: number, luck: Chance): CityShape {
  const sides = (def.features[feature].sides ?? []).map(sideIndex).sort((x, y) => x - y);
  const shared = sharedShape(def, feature, sides);
  if (shared) return shared;
  const outline: Point[] = [];
  const walls: Point[][] = [];
  const bends: Point[] = [];
  sides.forEach((a, i) => {
    const b = sides[(i + 1) % sides.length];
    const gap = sides.length === 1 ? 3 : (b - a + 3) % 4;
    outline.push(onSide(a, EDGE.turret), onSide(a, 100 - EDGE.turret));
    if (gap === 0) {
      outline.push(onSide(b, 0));
      return;
    }
    const beside = [(a + 1) % 4, (a + 3) % 4].some((s) => def.edges[SIDES[s]] === 'city');
    const wall = wallBetween(a, gap as 1 | 2 | 3, beside, luck);
    outline.push(...wall.line.slice(1, -1));
    walls.push(wall.line);
    bends.push(...wall.bends);
  });
  return { feature, sides, outline, walls, bends };
}

/** A curve between two sides, or from a side to itself, slightly uneven as if drawn by hand, but exact at the edges. */
function through(a: number, b: number, bow: number, luck: Chance): Point[] {
  const straight = (a + 2) % 4 === b;
  const reach = straight ? 34 : 27 + luck.between(-2, 2);
  const [p, q] = [onSide(a, 50), onSide(b, 50)];
  const [c, d] = [into(a, reach), into(b, reach)];
  if (!straight) return cubic(p, c, d, q, 9);
  // An S curve through the middle, or a bow around an object there.
  const [nx, ny] = INWARD[(a + 3) % 4];
  const sway = bow === 0 ? luck.between(5, 8.5) * (luck.unit() < 0.5 ? -1 : 1) : 0;
  const middle: Point = [50 + nx * bow, 50 + ny * bow];
  const flow: Point = [INWARD[a][0] * 15, INWARD[a][1] * 15];
  const lean: Point = [nx * sway, ny * sway];
  const half = (from: Point, ctrl: Point, sign: number) =>
    cubic(
      from,
      mix(from, ctrl, 0.55),
      [middle[0] - flow[0] * sign + lean[0] * sign, middle[1] - flow[1] * sign + lean[1] * sign],
      middle,
      6
    );
  return [...half(p, c, 1), ...half(q, d, -1).reverse().slice(1)];
}

function toward(side: number, target: Point, arrive: Point | null, luck: Chance): Point[] {
  const from = onSide(side, 50);
  const reach = distance(from, target);
  const way = arrive ?? direction(into(side, reach * 0.4), target);
  const c: Point = into(side, reach * 0.42);
  const tremble = luck.between(-2.5, 2.5);
  const d: Point = [
    target[0] - way[0] * reach * 0.34 - way[1] * tremble,
    target[1] - way[1] * reach * 0.34 + way[0] * tremble
  ];
  return cubic(from, c, d, target, 7);
}

/** Slides a point away from city walls until it has room. */
function roomyCentre(cities: readonly CityShape[], want: number): Point {
  let p: Point = [50, 50];
  for (let i = 0; i < 24; i++) {
    let near: Point | null = null;
    let best = want;
    for (const q of cities.flatMap((c) => c.walls.flat())) {
      const d = distance(p, q);
      if (d < best) [best, near] = [d, q];
    }
    if (!near) break;
    const [dx, dy] = direction(near, p);
    p = [p[0] + dx, p[1] + dy];
  }
  return p;
}

function linkedKinds(def: TileDef, feature: number): { kind: string; index: number }[] {
  return (def.links ?? [])
    .filter((group) => group.includes(feature))
    .flat()
    .filter((i) => i !== feature)
    .map((index) => ({ kind: def.features[index].kind, index }));
}

function gateFor(city: CityShape, from: Point): Gate | null {
  const candidates = city.walls.flatMap((w) => w.slice(3, -3));
  if (candidates.length === 0) return null;
  const weigh = (p: Point) => distance(p, from) + distance(p, [50, 50]) * 0.8;
  const at = candidates.reduce((a, b) => (weigh(b) < weigh(a) ? b : a));
  const wall = city.walls.find((w) => w.includes(at)) as readonly Point[];
  const i = wall.indexOf(at);
  const [tx, ty] = direction(wall[i - 1], wall[i + 1]);
  const way: Point = [-ty, tx];
  return { at, way };
}

const featuresOf = (def: TileDef, kind: string): number[] =>
  def.features.flatMap((f, i) => (f.kind === kind ? [i] : []));

const sidesOf = (def: TileDef, feature: number): number[] =>
  (def.features[feature].sides ?? []).map(sideIndex);

/** Where the ways of a tile may lead. */
interface Ends {
  readonly def: TileDef;
  readonly luck: Chance;
  readonly cities: readonly CityShape[];
  /** Feature of the monastery. */
  readonly cloister: number | null;
  readonly monasteryAt: Point;
  readonly villageAt: Point;
  /** A straight river bends away from the monastery on this side. */
  readonly bowSide: number | null;
  /** Gates that ways have led to so far. */
  readonly gates: Gate[];
}

function endsOf(def: TileDef, cities: readonly CityShape[], luck: Chance): Ends {
  const roads = featuresOf(def, 'road');
  const rivers = featuresOf(def, 'river').map((i) => sidesOf(def, i));
  const cloister = featuresOf(def, 'monastery')[0] ?? null;
  const approach = roads.find((i) => linkedKinds(def, i).some((l) => l.index === cloister));
  const roadSide = approach === undefined ? null : sidesOf(def, approach)[0];
  const isStraight = rivers.some(([a, b]) => b !== undefined && (a + 2) % 4 === b);
  const bowSide = cloister !== null && isStraight ? (roadSide ?? 2) : null;
  let monasteryAt: Point = roomyCentre(cities, 24);
  if (bowSide !== null) monasteryAt = into(bowSide, 42);
  else if (roadSide !== null && cities.length === 0) monasteryAt = into(roadSide, 53);

  const isWet = rivers.some(({ length }) => length === 1);
  const dryEnd = roads.map((i) => sidesOf(def, i)).find(({ length }) => length === 1);
  // A spring or lake has the middle of the tile.
  const villageAt = isWet && dryEnd !== undefined ? into(dryEnd[0], 25) : roomyCentre(cities, 21);
  return { def, luck, cities, cloister, monasteryAt, villageAt, bowSide, gates: [] };
}

/** How far a river from `side` straight across the tile bends to pass the monastery, in tile units. */
function bowOf(side: number, bowSide: number | null): number {
  if (bowSide === null || bowSide % 2 === side % 2) return 0;
  return (side + 3) % 4 === bowSide ? 21 : -21;
}

/** A way from `side` into a city, where one has room for a gate; else null. */
function throughGate(
  ends: Ends,
  feature: number,
  side: number,
  city: CityShape | undefined
): WayShape | null {
  const gate = city && gateFor(city, onSide(side, 50));
  if (!gate) return null;
  ends.gates.push(gate);
  return { feature, lines: [toward(side, gate.at, gate.way, ends.luck)], end: 'city' };
}

/** A river that touches one side only. */
function riverEnd(ends: Ends, feature: number, side: number): WayShape {
  const { luck } = ends;
  const role = ends.def.special?.riverRole;
  if (role === 'spring') return { feature, lines: [toward(side, into(side, 54), null, luck)], end: 'spring' };
  const middle = (end: 'junction' | 'lake'): WayShape => ({
    feature,
    lines: [toward(side, [50, 50], null, luck)],
    end
  });
  if (role === 'fork') return middle('junction');
  return (role === 'cityEnd' && throughGate(ends, feature, side, ends.cities[0])) || middle('lake');
}

/** A road that touches one side only: it ends at a gate, at the monastery's door or in the village. */
function roadEnd(ends: Ends, feature: number, side: number): WayShape {
  const { def, luck, cities, cloister, monasteryAt, villageAt } = ends;
  const met = linkedKinds(def, feature);
  const city = met.some((l) => l.kind === 'road')
    ? undefined
    : cities.find((c) => met.some((l) => l.index === c.feature));
  const gated = throughGate(ends, feature, side, city);
  if (gated) return gated;
  if (!met.some((l) => l.index === cloister))
    return { feature, lines: [toward(side, villageAt, null, luck)], end: 'village' };
  const inward = INWARD[side];
  const door: Point = [monasteryAt[0] - inward[0] * 15, monasteryAt[1] - inward[1] * 15];
  return { feature, lines: [toward(side, door, inward, luck)], end: 'monastery' };
}

function wayShape(ends: Ends, feature: number): WayShape {
  const { def, luck, bowSide, villageAt } = ends;
  const sides = sidesOf(def, feature);
  const isRiver = def.features[feature].kind === 'river';
  if (sides.length === 1) return (isRiver ? riverEnd : roadEnd)(ends, feature, sides[0]);
  if (sides.length !== 2)
    return { feature, lines: sides.map((s) => toward(s, villageAt, null, luck)), end: 'junction' };
  const line = through(sides[0], sides[1], isRiver ? bowOf(sides[0], bowSide) : 0, luck);
  return { feature, lines: [line], end: 'through' };
}

function computeLayout(def: TileDef): TileLayout {
  const luck = chance(`${def.id}/layout`);
  const cities = featuresOf(def, 'city').map((i) => cityShape(def, i, luck));
  const ends = endsOf(def, cities, luck);
  const ways = (kind: string) => featuresOf(def, kind).map((i) => wayShape(ends, i));
  // The order matters, since all ways share the same random numbers.
  const rivers = ways('river');
  const roads = ways('road');
  const waters = rivers.flatMap(({ lines }) => lines);
  return {
    def,
    cities,
    roads,
    rivers,
    gates: ends.gates,
    bridges: roads
      .flatMap(({ lines }) => lines)
      .flatMap((line) => waters.flatMap((water) => crossing(line, water) ?? [])),
    monastery: ends.cloister === null ? null : { feature: ends.cloister, at: ends.monasteryAt },
    village: roads.some(({ end }) => end === 'village') ? ends.villageAt : null
  };
}

/**
 * The city drawn on top where two run straight across each other, so that they can be told apart; else null.
 */
export const cityOver = ({ cities }: TileLayout): CityShape | null =>
  cities.length === 2 && cities.every(({ sides }) => sides.length === 2 && sides[1] - sides[0] === 2)
    ? cities[0]
    : null;

/** The positions of everything on a tile. */
export const layoutOf = perTile(computeLayout);
