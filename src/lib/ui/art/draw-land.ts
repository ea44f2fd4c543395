import { distance, softPath, type Point } from './geometry.ts';
import { inked } from '../../kernel/ink.ts';
import { put, putTurned } from './ink.ts';
import type { TileLayout } from './layout.ts';
import { placesOf, type DisasterType } from './places.ts';
import { regionsOf, sampleAt, sideRoom, type Regions } from './regions.ts';
import { chance, type Chance } from './seeded.ts';
import type { Taken } from './space.ts';
import { GROUNDS } from './ground.ts';
import { TREE_KINDS } from './sprites.ts';

/** The meadow under everything: one colour at all sides, bands that meet the neighbour's. */
export function groundArt(layout: TileLayout): string {
  const luck = chance(`${layout.def.id}/ground`);
  const turn = luck.below(4) * 90;
  const flip = luck.unit() < 0.5 ? '' : 'matrix(-1 0 0 1 100 0)';
  return `<rect class="a-ground" x="-2" y="-2" width="104" height="104"/><use href="#a-ground${luck.below(GROUNDS)}" transform="rotate(${turn} 50 50)${flip}"/>`;
}

/** Radius around a disaster in which nothing stands. */
const LAID_WASTE: Record<DisasterType, number> = { earthquake: 13, tornado: 13, meteor: 40, flood: 72 };

/** Areas that must stay open: around every figure spot, mark, gate and village. */
function keptOpen(layout: TileLayout): Taken[] {
  const { features } = layout.def;
  const { spots, viruses, arrow, decor, disaster, marks } = placesOf(layout.def);
  return [
    ...spots.map((at, i) => ({ at, radius: features[i].kind === 'field' ? 7.5 : 10 })),
    ...viruses.map((at) => ({ at, radius: 10 })),
    ...(arrow ? [{ at: arrow.at, radius: 12 }] : []),
    ...(decor ? [{ at: decor.at, radius: 11 }] : []),
    ...(disaster ? [{ at: disaster.at, radius: LAID_WASTE[disaster.type] }] : []),
    ...marks.flatMap(({ mark, at }) =>
      mark.covers
        ? []
        : mark.place === 'tile'
          ? { at: [50, 50] as Point, radius: 72 }
          : { at, radius: mark.radius + 2 }
    ),
    ...(layout.village ? [{ at: layout.village, radius: 16 }] : []),
    ...layout.gates.map((g) => ({ at: g.at, radius: 10 }))
  ];
}

/**
 * The open land of one tile while things are placed on it. All share the random numbers of `luck`, so
 * changing their order changes the drawing.
 */
class Land {
  readonly luck: Chance;
  /** Markup of flat things. */
  flat = '';
  private readonly taken: Taken[];
  private readonly tall: { at: Point; markup: string }[] = [];
  private readonly regions: Regions;

  constructor(layout: TileLayout) {
    this.luck = chance(`${layout.def.id}/land`);
    this.taken = keptOpen(layout);
    this.regions = regionsOf(layout.def);
  }

  /** Distance from a point to anything that is not open land; 0 or less outside it. */
  roomAt(p: Point): number {
    const { owner, room } = this.regions;
    const i = sampleAt(p);
    return owner[i] < 0 && room[i] <= 0 ? -1 : room[i];
  }

  /** Whether something stands closer to a point than `radius`. */
  isCrowded(p: Point, radius: number): boolean {
    return this.taken.some((t) => distance(t.at, p) < t.radius + radius);
  }

  /** Tries a few times to find open land for something `radius` wide. */
  find(radius: number, fromSide: number, tries: number): Point | null {
    for (let n = 0; n < tries; n++) {
      const p: Point = [this.luck.between(2, 98), this.luck.between(2, 98)];
      if (sideRoom(p) < fromSide || this.roomAt(p) < radius) continue;
      if (!this.isCrowded(p, radius)) return p;
    }
    return null;
  }

  take(at: Point, radius: number): void {
    this.taken.push({ at, radius });
  }

  stand(id: string, at: Point, radius: number): void {
    this.take(at, radius);
    this.tall.push({ at, markup: put(id, at) });
  }

  /** Places one thing where there is room, if there is any. */
  scatter(id: string, radius: number, fromSide: number, tries: number, margin = radius): void {
    const at = this.find(radius, fromSide, tries);
    if (at) this.stand(id, at, margin);
  }

  /** Markup of standing things, the nearest to the viewer last. */
  standing(): string {
    return this.tall
      .sort((a, b) => a.at[1] - b.at[1])
      .map(({ markup }) => markup)
      .join('');
  }
}

/** At most two patches: a croft, and fields of crops. */
function layPatches(land: Land): void {
  const { luck } = land;
  const broad = luck.unit() < 0.6 ? land.find(16, 19, 16) : null;
  if (broad) {
    land.take(broad, 17);
    land.flat += putTurned('croft', broad, luck.between(-70, 70));
  }
  for (let n = broad ? 1 : 0; n < 2; n++) {
    const at = land.find(11.5, 13, 18);
    if (!at) continue;
    land.take(at, 10);
    land.flat += putTurned(luck.pick(['plough', 'wheat', 'vines', 'orchard']), at, luck.between(-60, 60));
  }
}

/** A hedge from one spot in one direction, until something is in its way. */
function layHedge(land: Land): void {
  const { luck } = land;
  const from = land.find(4, 7, 10);
  if (!from) return;
  const way: Point = [luck.between(-1, 1), luck.between(-1, 1)];
  const run: Point[] = [from];
  for (let k = 1; k < 8; k++) {
    const [x, y] = run[k - 1];
    const p: Point = [x + way[0] * 4 + luck.between(-0.8, 0.8), y + way[1] * 4 + luck.between(-0.8, 0.8)];
    if (sideRoom(p) < 4 || land.roomAt(p) < 3 || land.isCrowded(p, 2)) break;
    run.push(p);
  }
  if (run.length < 4) return;
  const d = softPath(run);
  land.flat += inked('hedge', d) + inked('hedge-lit', d);
  for (const at of run) land.take(at, 2.4);
}

/** Up to five trees and bushes close together, most of the tile's kind. */
function growGrove(land: Land, usual: number): void {
  const { luck } = land;
  const heart = land.find(5, 8, 8);
  if (!heart) return;
  const kind = luck.unit() < 0.6 ? usual : luck.below(TREE_KINDS);
  const grove: Point[] = [heart];
  const size = 1 + luck.below(4);
  for (let k = 0; k < size; k++) {
    const p: Point = [heart[0] + luck.between(-9, 9), heart[1] + luck.between(-7, 7)];
    const isCrowded = grove.some((q) => distance(p, q) < 4.6) || land.isCrowded(p, 3.4);
    if (!isCrowded && sideRoom(p) > 6.6 && land.roomAt(p) > 4.2) grove.push(p);
  }
  for (const at of grove) land.stand(luck.unit() < 0.85 ? `tree${kind}` : 'bush', at, 3);
}

/** Patches, hedges, trees, sheep and flowers on open land, away from every figure spot and mark. */
export function landArt(layout: TileLayout): { flat: string; tall: string } {
  const land = new Land(layout);
  const { luck } = land;
  layPatches(land);
  for (let n = 0; n < 2; n++) layHedge(land);
  const wood = luck.below(TREE_KINDS);
  for (let n = 0; n < 3; n++) growGrove(land, wood);
  for (let n = 0; n < 2; n++) land.scatter(`tree${luck.below(TREE_KINDS)}`, 4.2, 6.6, 6, 3);
  if (luck.unit() < 0.4) for (let n = 0; n < 3; n++) land.scatter('sheep', 2.6, 5, 5);
  if (luck.unit() < 0.3) land.scatter('rick', 3, 5, 6);
  for (let n = 0; n < 2; n++) land.scatter('bush', 2.4, 4, 4);
  for (let n = 0; n < 3; n++) land.scatter(luck.pick(['poppies', 'daisies', 'daisies']), 2, 3.4, 4);
  for (let n = 0; n < 5; n++) land.scatter('tuft', 1.6, 3, 3);
  return { flat: land.flat, tall: land.standing() };
}
