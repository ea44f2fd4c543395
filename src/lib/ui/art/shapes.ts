import type { TileDef } from '../../landscape/tiles/catalogue.ts';
import { distance, linePath, offset, simplify, type Point } from './geometry.ts';
import { EDGE, layoutOf, type WayShape } from './layout.ts';
import { perTile } from './perTile.ts';
import { setMarksOn } from './looks.ts';
import { markAreas, placesOf } from './places.ts';
import { contours, regionsOf, samplePoint } from './regions.ts';

/** A flattened round around a point; four corners make a square. */
function plot([x, y]: Point, radius: number, corners: number): string {
  const ring = Array.from({ length: corners }, (_, k): Point => {
    const angle = ((k + 0.5) / corners) * 2 * Math.PI;
    const reach = radius / Math.cos(Math.PI / corners);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  return linePath(ring, true);
}

function wayShape(way: WayShape, half: number): string {
  const within = ([x, y]: Point): Point => [Math.max(0, Math.min(100, x)), Math.max(0, Math.min(100, y))];
  const bands = way.lines.map((line) =>
    linePath([...offset(line, half), ...offset(line, -half).reverse()].map(within), true)
  );
  const mouth = way.lines[0]?.at(-1);
  if (mouth && way.end === 'lake') bands.push(plot(mouth, 25, 12));
  if (mouth && way.end === 'spring') bands.push(plot(mouth, 9, 8));
  return bands.join('');
}

function fieldShape(def: TileDef, featureIndex: number): string {
  const { owner, room } = regionsOf(def);
  const marks = markAreas(def);
  const value = room.map((space, i) => {
    if (owner[i] !== featureIndex) return -Math.max(0.4, Math.abs(space));
    const p = samplePoint(i);
    return Math.min(space, ...marks.map((mark) => distance(p, mark.at) - mark.radius));
  });
  return (
    contours((i) => value[i])
      .map((loop) => simplify([...loop, loop[0]], 0.35).slice(0, -1))
      // A speck between a mark and an edge has no area.
      .filter((ring) => ring.length > 2)
      .map((ring) => linePath(ring, true))
      .join('')
  );
}

function computeShape(def: TileDef, featureIndex: number): string {
  const layout = layoutOf(def);
  switch (def.features[featureIndex].kind) {
    case 'city': {
      const city = layout.cities.find((c) => c.feature === featureIndex);
      return city ? linePath(simplify(city.outline, 0.3), true) : '';
    }
    case 'road':
    case 'river': {
      const way = [...layout.roads, ...layout.rivers].find((w) => w.feature === featureIndex);
      return way ? wayShape(way, layout.roads.includes(way) ? EDGE.road : EDGE.river) : '';
    }
    case 'monastery':
      return plot(placesOf(def).spots[featureIndex], 14, 4);
    case 'place': {
      const covers = setMarksOn(def).find(({ on }) => on === featureIndex)?.covers;
      return covers ? linePath(covers, true) : plot(placesOf(def).spots[featureIndex], 10.5, 4);
    }
    case 'garden':
      return plot(placesOf(def).spots[featureIndex], 10.5, 4);
    case 'field':
      return fieldShape(def, featureIndex);
  }
}

const shapesOf = perTile((): string[] => []);

/**
 * SVG path of the area a feature covers on the unrotated tile, for highlights and patterns of ownership. Gardens,
 * arrows and other marks are left out of the field around them, so that nothing covers them.
 */
export function featureShape(def: TileDef, featureIndex: number): string {
  return (shapesOf(def)[featureIndex] ??= computeShape(def, featureIndex));
}
