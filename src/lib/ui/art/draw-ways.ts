import { along, blobPath, num, offset, softPath, type Point } from './geometry.ts';
import { inked } from '../../kernel/ink.ts';
import { put, putTurned } from './ink.ts';
import { EDGE, type TileLayout, type WayShape } from './layout.ts';
import { regionsOf } from './regions.ts';
import { chance, type Chance } from './seeded.ts';

/** Extends a line a little past the tile side where it starts or ends, so that its end cap never shows. */
function pastEdges(line: readonly Point[]): Point[] {
  const beyond = ([x, y]: Point): Point[] => {
    if (x < 0.01 || x > 99.99) return [[x < 50 ? -4 : 104, y]];
    if (y < 0.01 || y > 99.99) return [[x, y < 50 ? -4 : 104]];
    return [];
  };
  return [...beyond(line[0]), ...line, ...beyond(line[line.length - 1])];
}

/** Small random shifts as if drawn by hand; zero at both ends. */
const tremble = (luck: Chance, amount: number, count: number) => {
  const by = Array.from({ length: count }, (_, i) =>
    i < 3 || i > count - 4 ? 0 : luck.between(-amount, amount)
  );
  return (i: number) => by[i];
};

function roadArt(road: WayShape, luck: Chance): { under: string; over: string } {
  let under = '';
  let over = '';
  for (const line of road.lines) {
    const full = pastEdges(line);
    const d = softPath(full);
    under += inked('verge', d) + inked('road-ink', d);
    const shake = tremble(luck, 0.45, full.length);
    const rut = (by: number) => softPath(offset(full, (i) => by + shake(i)).slice(1, -1));
    over += inked('road', d) + inked('rut', rut(1.5) + rut(-1.5));
    let pebbles = '';
    for (let n = 0; n < 4; n++) {
      const { at, way } = along(line, luck.between(0.12, 0.88));
      const aside = luck.between(-2.6, 2.6);
      pebbles += `M${num(at[0] + way[1] * aside)} ${num(at[1] - way[0] * aside)}h.1`;
    }
    over += inked('pebble', pebbles);
  }
  return { under, over };
}

/** All roads of a tile: verges and outlines first, so that meeting roads flow into one another. */
export function roadsArt(layout: TileLayout): string {
  const luck = chance(`${layout.def.id}/roads`);
  const parts = layout.roads.map((road) => roadArt(road, luck));
  return parts.map((p) => p.under).join('') + parts.map((p) => p.over).join('');
}

/** Both banks of a river: the standard width at tile sides, swelling gently between. */
function streamBody(line: readonly Point[], luck: Chance): { left: Point[]; right: Point[] } {
  const full = pastEdges(line);
  const span = full.length - 3;
  const bank = (phase: number) => (i: number) => {
    const t = Math.max(0, Math.min(1, (i - 1) / span));
    return EDGE.river + 4 * t * (1 - t) * (0.5 + 0.8 * Math.sin(phase + t * 7));
  };
  const [left, right] = [bank(luck.between(0, 6)), bank(luck.between(0, 6))];
  return { left: offset(full, left), right: offset(full, (i) => -right(i)) };
}

function ring(at: Point, radius: number, luck: Chance, points = 11): Point[] {
  return Array.from({ length: points }, (_, k): Point => {
    const angle = (k / points) * 2 * Math.PI;
    const r = radius * luck.between(0.88, 1.1);
    return [at[0] + Math.cos(angle) * r, at[1] + Math.sin(angle) * r];
  });
}

/** All rivers of a tile with banks, ripples, springs and lakes. */
export function riversArt(layout: TileLayout): string {
  const luck = chance(`${layout.def.id}/rivers`);
  let banks = '';
  let water = '';
  let ripples = '';
  let basins = '';
  let extras = '';
  for (const river of layout.rivers)
    for (const line of river.lines) {
      const spring = river.end === 'spring';
      const { left, right } = streamBody(line, luck);
      let course = `${softPath(left)}L${softPath([...right].reverse()).slice(1)}Z`;
      const mouth = line[line.length - 1];
      if (spring || river.end === 'junction') course += blobPath(ring(mouth, spring ? 10 : 9.5, luck));
      if (river.end === 'lake') course += blobPath(ring(mouth, 26, luck, 13));
      banks += inked('bank', course) + inked('shore', course);
      water += inked('water', course);
      const reach = river.end === 'through' ? 1 : 0.92;
      for (let n = 0; n < 7; n++) {
        const start = luck.between(0.05, 0.86) * reach;
        const aside = luck.between(-5, 5);
        const piece = [0, 0.035, 0.07, 0.1].map((s, k): Point => {
          const { at, way } = along(line, start + s);
          const sway = aside + (k % 2 ? 0.7 : -0.4);
          return [at[0] + way[1] * sway, at[1] - way[0] * sway];
        });
        ripples += softPath(piece);
      }
      if (river.end === 'lake') {
        for (let n = 0; n < 9; n++) {
          const [x, y] = [mouth[0] + luck.between(-17, 13), mouth[1] + luck.between(-17, 17)];
          ripples += `M${num(x)} ${num(y)}q1.6-1.4 3.2 0t3.2 0`;
        }
        basins += inked('basin', blobPath(ring(mouth, 19, luck, 11)));
        extras += put('boat', [mouth[0] + 5, mouth[1] - 5]);
        for (const [dx, dy] of [
          [21, 12],
          [15, 19],
          [22, -10],
          [-3, 24]
        ])
          extras += put('reed', [mouth[0] + dx, mouth[1] + dy]);
      }
      if (spring)
        for (const [dx, dy] of [
          [-7, -7],
          [-9, 2],
          [-4, 8],
          [3, -9],
          [-11, -3]
        ])
          extras += put('rock', [mouth[0] + dx + luck.between(-1, 1), mouth[1] + dy + luck.between(-1, 1)]);
    }
  const streams = layout.rivers.flatMap((r) =>
    r.lines.map((line) => inked('deep', softPath(pastEdges(line))))
  );
  return banks + water + streams.join('') + basins + (ripples && inked('ripple', ripples)) + extras;
}

/** Dry stone walls between two fields. */
export const fencesArt = ({ def }: TileLayout): string =>
  regionsOf(def)
    .partings.map((line) => softPath(pastEdges(line)))
    .map((d) => inked('fence-ink', d) + inked('fence', d))
    .join('');

/** Stone bridges where roads cross rivers, parapets along the road. */
export function bridgesArt(layout: TileLayout): string {
  return layout.bridges
    .map(({ at, way }) => putTurned('bridge', at, (Math.atan2(way[1], way[0]) * 180) / Math.PI))
    .join('');
}

/** The bridge is drawn along x and rotated to its road. */
export function bridgeDefs(): string {
  return `<g id="a-bridge">${inked('arch', 'M-10-6.4Q0-9.4 10-6.4L10 6.4Q0 9.4-10 6.4Z')}${inked('stone', 'M-11.4-6Q0-8.6 11.4-6L11-3.8Q0-6 -11-3.8ZM-11.4 6Q0 8.6 11.4 6L11 3.8Q0 6 -11 3.8Z')}${inked('deck', 'M-11-3.8Q0-5.8 11-3.8L11 3.8Q0 5.8-11 3.8Z')}${inked('joint', 'M-8-4v8M-4.8-4.6v9.2M-1.6-4.8v9.6M1.6-4.8v9.6M4.8-4.6v9.2M8-4v8')}</g>`;
}

/** The village where roads end: a paved circle with a well and houses between the roads. */
export function villageArt(layout: TileLayout): string {
  const { village } = layout;
  if (!village) return '';
  const luck = chance(`${layout.def.id}/village`);
  const arms = layout.roads.flatMap((r) => r.lines.map((l) => along(l, 0.72).at));
  const angles = arms.map(([x, y]) => Math.atan2(y - village[1], x - village[0])).sort((a, b) => a - b);
  const houses: Point[] = [];
  angles.forEach((from, i) => {
    const to = i + 1 < angles.length ? angles[i + 1] : angles[0] + 2 * Math.PI;
    const gaps = Math.max(1, Math.round((to - from) / 1.35) - (angles.length === 1 ? 1 : 0));
    for (let n = 0; n < gaps; n++) {
      const angle = from + ((to - from) * (n + 0.5)) / gaps + luck.between(-0.08, 0.08);
      const r = luck.between(11.2, 12.4);
      houses.push([village[0] + Math.cos(angle) * r, village[1] + Math.sin(angle) * r]);
    }
  });
  houses.sort((a, b) => a[1] - b[1]);
  const square = ring(village, 8.6, luck, 9);
  return (
    inked('square-ink', blobPath(square)) +
    inked('square', blobPath(square)) +
    put(luck.pick(['well', 'tree0', 'well', 'tree3']), village) +
    houses.map((h) => put(`house${luck.below(6)}`, h, `r${luck.pick([1, 2, 3, 4, 6, 6])}`)).join('')
  );
}
