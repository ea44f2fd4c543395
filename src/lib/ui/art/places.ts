import type { TileDef } from '../../landscape/tiles/catalogue.ts';
import type { TileMark } from '../../landscape/contract/look.ts';
import { inside, type Point } from './geometry.ts';
import { cityOver, layoutOf, quarterTurns, sideIndex, type TileLayout } from './layout.ts';
import { perTile } from './perTile.ts';
import { setMarksOn } from './looks.ts';
import { samplePoint } from './regions.ts';
import {
  arrowAt,
  besideWay,
  cityForWantOfLand,
  cityRoom,
  fieldRoom,
  gardenIn,
  landRoom,
  roadEnd,
  roadSpot,
  roomiest,
  withinTile,
  type Room,
  type Taken
} from './space.ts';

export type ArrowType = 'addMeeple' | 'placeMeeple' | 'extraTurn';
export type DisasterType = 'earthquake' | 'flood' | 'meteor' | 'tornado';

/** Positions of the things that need room on a tile, so that none covers another. */
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

/** A tile while its places are chosen. */
interface Site {
  readonly def: TileDef;
  readonly layout: TileLayout;
  readonly special: Special;
  readonly setMarks: readonly TileMark[];
  /** Places that are taken; the next one keeps its distance from them. */
  readonly taken: Taken[];
  readonly spots: Point[];
  readonly viruses: Point[];
  readonly placed: { mark: TileMark; at: Point }[];
}

function take({ taken }: Site, at: Point, radius: number): Point {
  taken.push({ at, radius });
  return at;
}

/** Takes the roomiest place for something with the radius `wide`; others keep away from `radius`. */
const takeIn = (site: Site, room: Room, wide: number, radius = wide): Point =>
  take(site, roomiest(room, wide, site.taken), radius);

function putArrow(site: Site): Places['arrow'] {
  const { arrow } = site.special;
  if (!arrow) return null;
  const side = sideIndex(arrow.direction);
  return { type: arrow.type, side, at: take(site, arrowAt(site.layout, side), 11) };
}

function putMonastery(site: Site): void {
  const { def, layout, spots } = site;
  if (!layout.monastery) return;
  const { feature, at } = layout.monastery;
  spots[feature] = take(site, at, 15);
  // The other positions of a monastery are drawn beside it.
  def.features.forEach(({ position }, i) => {
    if (position !== undefined) spots[i] = [at[0] + 17, at[1] + 9];
  });
}

function putDisaster(site: Site): Places['disaster'] {
  const type = site.special.disaster?.type;
  if (type === undefined) return null;
  if (type === 'tornado') return { type, at: takeIn(site, landRoom(site.def), 13, 12) };
  const at: Point = [50, 50];
  return { type, at: type === 'earthquake' ? take(site, at, 10) : at };
}

/** Features that are a spot and nothing else: at the printed mark, in place of the village, or on open land. */
function putLonePlaces(site: Site): void {
  const { def, layout, setMarks, spots, taken } = site;
  def.features.forEach(({ kind }, i) => {
    if (kind !== 'place') return;
    const mark = setMarks.find(({ on }) => on === i);
    const radius = mark?.radius ?? 11;
    const village = mark?.instead ? layout.village : null;
    spots[i] = take(site, village ?? mark?.at ?? roomiest(landRoom(def), radius, taken), radius);
  });
}

function putWays(site: Site): void {
  const { def, layout, spots, taken } = site;
  def.features.forEach(({ kind }, i) => {
    if (kind === 'road' || kind === 'river') spots[i] = take(site, roadSpot(layout, i, taken), 8);
  });
}

/** Where the tile already has a place for a mark; else null. */
function settledAt(site: Site, { at, on, place, instead, radius }: TileMark): Point | null {
  const { def, layout, spots } = site;
  if (at) return take(site, [...at], radius);
  if (on !== null && def.features[on].kind === 'place') return spots[on];
  if (place === 'end') return roadEnd(layout, on!);
  if (!instead) return null;
  return on === null ? layout.village && take(site, layout.village, radius) : spots[on];
}

/** Puts the marks that have a place already; returns the others. */
function putSettledMarks(site: Site): TileMark[] {
  return site.setMarks.filter((mark) => {
    const at = settledAt(site, mark);
    if (at) site.placed.push({ mark, at });
    return !at;
  });
}

/** A mark of a city is among its houses, any other on the land beside its feature. */
function markRoom({ def, layout }: Site, { on, radius }: TileMark): Room {
  if (on !== null && def.features[on].kind !== 'city') return besideWay(layout, on, radius);
  const city = on ?? cityForWantOfLand(def, radius);
  return city === null ? landRoom(def) : cityRoom(def, city);
}

function putMark(site: Site, mark: TileMark): void {
  const at: Point = mark.place === 'tile' ? [0, 0] : takeIn(site, markRoom(site, mark), mark.radius);
  site.placed.push({ mark, at });
}

/** Spots, marks, shields and viruses of all cities; returns the shields. */
function putCities(site: Site, marks: readonly TileMark[]): Point[] {
  const { def, layout, special, spots, viruses } = site;
  const over = cityOver(layout);
  return layout.cities.flatMap((city) => {
    const i = city.feature;
    const whole = cityRoom(def, i);
    const room: Room =
      over && city !== over ? (at) => (inside(samplePoint(at), over.outline) ? -1 : whole(at)) : whole;
    spots[i] = takeIn(site, room, 9, 8);
    for (const mark of marks) if (mark.on === i) putMark(site, mark);
    const shields = Array.from({ length: def.features[i].shields ?? 0 }, () => takeIn(site, room, 8.5, 8));
    if (special.covid?.infects.includes(i)) viruses.push(takeIn(site, room, 8));
    return shields;
  });
}

function putGardens(site: Site): { feature: number; at: Point }[] {
  const { def, spots, taken } = site;
  return def.features.flatMap(({ kind, inField }, feature) => {
    if (kind !== 'garden') return [];
    const at = take(site, gardenIn(def, inField ?? null, taken), 11);
    spots[feature] = at;
    return { feature, at };
  });
}

function putFields(site: Site): void {
  const { def, special, spots, taken, viruses } = site;
  def.features.forEach(({ kind }, i) => {
    if (kind !== 'field') return;
    const room = fieldRoom(def, i);
    spots[i] = take(site, withinTile(roomiest(room, 8.5, taken)), 8);
    if (special.covid?.infects.includes(i)) viruses.push(takeIn(site, room, 8));
  });
}

function putDecor(site: Site): Places['decor'] {
  const { def, layout } = site;
  if (!def.decor || def.decor === 'garden') return null;
  const city = def.decor === 'waterTower' ? layout.cities[0] : undefined;
  return { kind: def.decor, at: takeIn(site, city ? cityRoom(def, city.feature) : landRoom(def), 8) };
}

/** Things with few possible places come first. */
function computePlaces(def: TileDef): Places {
  const site: Site = {
    def,
    layout: layoutOf(def),
    special: (def.special ?? {}) as Special,
    setMarks: setMarksOn(def),
    taken: [],
    spots: def.features.map(() => [50, 50]),
    viruses: [],
    placed: []
  };
  const arrow = putArrow(site);
  putMonastery(site);
  const disaster = putDisaster(site);
  putLonePlaces(site);
  putWays(site);
  const marks = putSettledMarks(site);
  for (const mark of marks)
    if (mark.on === null || def.features[mark.on].kind !== 'city') putMark(site, mark);
  const shields = putCities(site, marks);
  const gardens = putGardens(site);
  putFields(site);
  const decor = putDecor(site);
  const { spots, viruses, placed } = site;
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
