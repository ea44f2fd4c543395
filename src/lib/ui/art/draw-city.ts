import { distance, inside, linePath, offset, simplify, softPath, type Point } from './geometry.ts';
import { inked } from '../../kernel/ink.ts';
import { put, putTurned } from './ink.ts';
import { cityOver, EDGE, onSide, type CityShape, type TileLayout } from './layout.ts';
import { placesOf } from './places.ts';
import { regionsOf, sampleAt, sideRoom } from './regions.ts';
import { chance, type Chance } from './seeded.ts';
import { HOUSE_KINDS, MARKETS } from './sprites.ts';

/** Distance between houses, and how far they stay from tile sides and walls. */
const PITCH = 12.6;
const FROM_SIDE = 6.4;
const FROM_WALL = 7.2;
const TINTS = [1, 1, 2, 2, 3, 3, 4, 5] as const;

/** Walls as they are drawn: with fewer points where a tile has many of them, since each is drawn in layers. */
const drawnWalls = (layout: TileLayout, { walls }: CityShape): readonly (readonly Point[])[] =>
  layout.cities.flatMap((city) => city.walls).length > 2 ? walls.map((wall) => simplify(wall, 0.4)) : walls;

/** Houses on a loose honeycomb wherever the city leaves room. */
function houses(
  city: CityShape,
  rooms: Float32Array,
  keepFree: readonly { at: Point; radius: number }[],
  luck: Chance
): Point[] {
  const out: Point[] = [];
  const lift = luck.between(0, PITCH * 0.8);
  for (let row = 0; row * PITCH * 0.86 < 100; row++)
    for (let col = -1; col * PITCH * 1.06 < 100; col++) {
      const p: Point = [
        col * PITCH * 1.06 + (row % 2) * PITCH * 0.53 + luck.between(-1.2, 1.2) + 3,
        row * PITCH * 0.86 + lift + luck.between(-1, 1)
      ];
      if (sideRoom(p) < FROM_SIDE || rooms[sampleAt(p)] < FROM_WALL) continue;
      if (keepFree.some((k) => distance(k.at, p) < k.radius)) continue;
      out.push([Math.round(p[0]), Math.round(p[1])]);
    }
  return out;
}

/** Roofs that straddle an open side: the same drawing at the same place in both tiles. */
function edgeHouses(city: CityShape): { at: Point; id: string; tint: string }[] {
  return city.sides.flatMap((s) => [
    { at: onSide(s, 22), id: 'house1', tint: 'r1' },
    { at: onSide(s, 35), id: 'house4', tint: 'r2' },
    { at: onSide(s, 65), id: 'house4', tint: 'r2' },
    { at: onSide(s, 78), id: 'house1', tint: 'r1' }
  ]);
}

function cityArt(layout: TileLayout, city: CityShape): string {
  const { def } = layout;
  const luck = chance(`${def.id}/city${city.feature}`);
  const places = placesOf(def);
  const square = places.spots[city.feature];
  const rooms = regionsOf(def).cities.get(city.feature) as Float32Array;
  const marks = [...places.shields, ...places.viruses, ...(places.decor ? [places.decor.at] : [])].filter(
    (p) => inside(p, city.outline)
  );
  const gates = layout.gates.filter((g) => city.walls.some((w) => w.includes(g.at)));
  const own = places.marks.filter(({ mark }) => mark.on === city.feature);
  const keepFree = [
    { at: square, radius: 11 },
    ...marks.map((at) => ({ at, radius: 13 })),
    ...(places.arrow ? [{ at: places.arrow.at, radius: 14 }] : []),
    ...gates.map((g) => ({ at: g.at, radius: 12 })),
    ...own.map(({ mark, at }) => ({ at, radius: mark.radius + 5 }))
  ];
  const homes = houses(city, rooms, keepFree, luck).map((at) => ({
    at,
    id: `house${luck.below(HOUSE_KINDS)}`,
    tint: `r${luck.pick(TINTS)}`
  }));
  const edge = edgeHouses(city).filter((h) => !places.arrow || distance(h.at, places.arrow.at) > 13);
  const all = [...homes, ...edge];
  if (city.sides.length > 2 && homes.length > 12 && own.length === 0) {
    const near = homes.reduce((a, b) => (distance(b.at, [50, 42]) < distance(a.at, [50, 42]) ? b : a));
    near.id = 'church';
  } else
    for (const home of homes)
      if (luck.unit() < 0.1) [home.id, home.tint] = [luck.pick(['tree0', 'tree1']), ''];
  all.sort((a, b) => a.at[1] - b.at[1]);

  return (
    inked('town', linePath(city.outline, true)) +
    inked(
      'town-shade',
      drawnWalls(layout, city)
        .map((w) => softPath(offset(w, -2.4)))
        .join('')
    ) +
    putTurned(`market${luck.below(MARKETS)}`, square, luck.below(360)) +
    all.map((h) => put(h.id, h.at, h.tint)).join('')
  );
}

function wallArt(layout: TileLayout, city: CityShape): string {
  const luck = chance(`${layout.def.id}/walls${city.feature}`);
  const walls = drawnWalls(layout, city);
  const d = walls.map((w) => softPath(w)).join('');
  if (!d) return '';
  const teeth = walls.map((w) => softPath(offset(w, 1.7))).join('');
  const gates = layout.gates.filter((g) => city.walls.some((w) => w.includes(g.at)));
  const towers = city.bends
    .filter(
      (b, i) => i % 5 !== 0 && i % 5 !== 4 && gates.every((g) => distance(g.at, b) > 12) && luck.unit() < 0.55
    )
    .map((at) => ({ at, id: luck.unit() < 0.6 ? 'spire' : 'keep', tint: `r${luck.pick([5, 5, 1, 4])}` }));
  return (
    inked('wall-foot', d) +
    inked('wall-face', d) +
    inked('wall-ink', d) +
    inked('tooth-ink', teeth) +
    inked('wall-top', d) +
    inked('tooth', teeth) +
    inked('walk', walls.map((w) => softPath(offset(w, -0.7))).join('')) +
    gates.map(({ at, way }) => gateArt(at, way)).join('') +
    towers
      .sort((a, b) => a.at[1] - b.at[1])
      .map((t) => put(t.id, t.at, t.tint))
      .join('')
  );
}

function gateArt([x, y]: Point, [dx, dy]: Point): string {
  const at = (ahead: number, aside: number): Point => [
    x + dx * ahead - dy * aside,
    y + dy * ahead + dx * aside
  ];
  const posts = [at(-0.5, -6), at(-0.5, 6)].sort((a, b) => a[1] - b[1]);
  return (
    inked('road', linePath([at(-6, 0), at(7, 0)])) +
    inked('threshold', linePath([at(-2.4, -4), at(-2.4, 4), at(2.4, 4), at(2.4, -4)], true)) +
    posts.map((p) => put('spire', p, 'r5')).join('')
  );
}

/** Ground, houses and walls of every city on the tile. */
export function citiesArt(layout: TileLayout): string {
  const over = cityOver(layout);
  if (over)
    return [...layout.cities.filter((c) => c !== over), over]
      .map((c) => cityArt(layout, c) + wallArt(layout, c))
      .join('');
  return (
    layout.cities.map((c) => cityArt(layout, c)).join('') +
    layout.cities.map((c) => wallArt(layout, c)).join('')
  );
}

/** The towers on the tile's open city sides; drawn late because they rise over everything near. */
export function edgeTowersArt(layout: TileLayout): string {
  const at = layout.cities.flatMap((c) =>
    c.sides.flatMap((s) => [onSide(s, EDGE.turret), onSide(s, 100 - EDGE.turret)])
  );
  return at
    .sort((a, b) => a[1] - b[1])
    .map((p) => put('keep', p))
    .join('');
}
