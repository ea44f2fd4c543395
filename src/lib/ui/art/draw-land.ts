import { distance, softPath, type Point } from './geometry.ts';
import { put, putTurned, stroke } from './ink.ts';
import { type TileLayout } from './layout.ts';
import { placesOf, type DisasterType } from './places.ts';
import { regionsOf, sampleAt, sideRoom } from './regions.ts';
import { chance } from './seeded.ts';
import { GROUNDS } from './ground.ts';
import { TREE_KINDS } from './sprites.ts';

/** The meadow under everything: one colour at all sides, bands that meet the neighbour's. */
export function groundArt(layout: TileLayout): string {
  const luck = chance(`${layout.def.id}/ground`);
  const turn = luck.below(4) * 90;
  const flip = luck.unit() < 0.5 ? '' : 'matrix(-1 0 0 1 100 0)';
  return `<rect class="a-ground" x="-2" y="-2" width="104" height="104"/><use href="#a-ground${luck.below(GROUNDS)}" transform="rotate(${turn} 50 50)${flip}"/>`;
}

/** How far from its centre a disaster leaves nothing standing. */
const LAID_WASTE: Record<DisasterType, number> = { earthquake: 13, tornado: 13, meteor: 40, flood: 72 };

/** Patches, hedges, trees, sheep and flowers on open land, away from every figure spot and mark. */
export function landArt(layout: TileLayout): { flat: string; tall: string } {
  const { def } = layout;
  const luck = chance(`${def.id}/land`);
  const { owner, room } = regionsOf(def);
  const places = placesOf(def);
  const taken: { at: Point; radius: number }[] = [
    ...places.spots.map((at, i) => ({ at, radius: def.features[i].kind === 'field' ? 7.5 : 10 })),
    ...places.viruses.map((at) => ({ at, radius: 10 })),
    ...(places.arrow ? [{ at: places.arrow.at, radius: 12 }] : []),
    ...(places.decor ? [{ at: places.decor.at, radius: 11 }] : []),
    ...(places.disaster ? [{ at: places.disaster.at, radius: LAID_WASTE[places.disaster.type] }] : []),
    ...places.marks.flatMap(({ mark, at }) =>
      mark.covers
        ? []
        : mark.place === 'tile'
          ? { at: [50, 50] as Point, radius: 72 }
          : { at, radius: mark.radius + 2 }
    ),
    ...(layout.village ? [{ at: layout.village, radius: 16 }] : []),
    ...layout.gates.map((g) => ({ at: g.at, radius: 10 }))
  ];
  const roomAt = (p: Point) => {
    const i = sampleAt(p);
    return owner[i] < 0 && room[i] <= 0 ? -1 : room[i];
  };
  /** Tries a few times to find open land for something `radius` wide. */
  const find = (radius: number, fromSide: number, tries: number): Point | null => {
    for (let n = 0; n < tries; n++) {
      const p: Point = [luck.between(2, 98), luck.between(2, 98)];
      if (sideRoom(p) < fromSide || roomAt(p) < radius) continue;
      if (taken.some((t) => distance(t.at, p) < t.radius + radius)) continue;
      return p;
    }
    return null;
  };
  let flat = '';
  const tall: { at: Point; markup: string }[] = [];
  const place = (id: string, radius: number, fromSide: number, tries: number, margin = radius): boolean => {
    const at = find(radius, fromSide, tries);
    if (!at) return false;
    taken.push({ at, radius: margin });
    tall.push({ at, markup: put(id, at) });
    return true;
  };

  const broad = luck.unit() < 0.6 ? find(16, 19, 16) : null;
  if (broad) {
    taken.push({ at: broad, radius: 17 });
    flat += putTurned('croft', broad, luck.between(-70, 70));
  }
  for (let n = broad ? 1 : 0; n < 2; n++) {
    const at = find(11.5, 13, 18);
    if (!at) continue;
    taken.push({ at, radius: 10 });
    flat += putTurned(luck.pick(['plough', 'wheat', 'vines', 'orchard']), at, luck.between(-60, 60));
  }
  for (let n = 0; n < 2; n++) {
    const from = find(4, 7, 10);
    if (!from) continue;
    const way: Point = [luck.between(-1, 1), luck.between(-1, 1)];
    const run: Point[] = [from];
    for (let k = 1; k < 8; k++) {
      const [x, y] = run[k - 1];
      const p: Point = [x + way[0] * 4 + luck.between(-0.8, 0.8), y + way[1] * 4 + luck.between(-0.8, 0.8)];
      if (sideRoom(p) < 4 || roomAt(p) < 3 || taken.some((t) => distance(t.at, p) < t.radius + 2)) break;
      run.push(p);
    }
    if (run.length < 4) continue;
    const d = softPath(run);
    flat += stroke('hedge', d) + stroke('hedge-lit', d);
    for (const at of run) taken.push({ at, radius: 2.4 });
  }
  const wood = luck.below(TREE_KINDS);
  for (let n = 0; n < 3; n++) {
    const heart = find(5, 8, 8);
    if (!heart) continue;
    const kind = luck.unit() < 0.6 ? wood : luck.below(TREE_KINDS);
    const grove: Point[] = [heart];
    const size = 1 + luck.below(4);
    for (let k = 0; k < size; k++) {
      const p: Point = [heart[0] + luck.between(-9, 9), heart[1] + luck.between(-7, 7)];
      const crowded =
        grove.some((q) => distance(p, q) < 4.6) || taken.some((t) => distance(t.at, p) < t.radius + 3.4);
      if (!crowded && sideRoom(p) > 6.6 && roomAt(p) > 4.2) grove.push(p);
    }
    for (const at of grove) {
      taken.push({ at, radius: 3 });
      tall.push({ at, markup: put(luck.unit() < 0.85 ? `tree${kind}` : 'bush', at) });
    }
  }
  for (let n = 0; n < 2; n++) place(`tree${luck.below(TREE_KINDS)}`, 4.2, 6.6, 6, 3);
  if (luck.unit() < 0.4) for (let n = 0; n < 3; n++) place('sheep', 2.6, 5, 5);
  if (luck.unit() < 0.3) place('rick', 3, 5, 6);
  for (let n = 0; n < 2; n++) place('bush', 2.4, 4, 4);
  for (let n = 0; n < 3; n++) place(luck.pick(['poppies', 'daisies', 'daisies']), 2, 3.4, 4);
  for (let n = 0; n < 5; n++) place('tuft', 1.6, 3, 3);
  tall.sort((a, b) => a.at[1] - b.at[1]);
  return { flat, tall: tall.map((t) => t.markup).join('') };
}
