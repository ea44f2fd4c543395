import type { TileDef } from '../../landscape/catalogue.ts';
import { bridgeDefs, bridgesArt, riversArt, roadsArt, villageArt, wayOutline } from './draw-ways.ts';
import { citiesArt, edgeTowersArt } from './draw-city.ts';
import { groundArt, landArt } from './draw-land.ts';
import { linePath, simplify, type Point } from './geometry.ts';
import { groundDefs, patchDefs } from './ground.ts';
import { put } from './ink.ts';
import { EDGE, layoutOf } from './layout.ts';
import { gardensArt, markDefs, marksArt, washDefs } from './marks.ts';
import { placesOf } from './places.ts';
import { contours, regionsOf } from './regions.ts';
import { chance } from './seeded.ts';
import { MONASTERY_KINDS, spriteDefs } from './sprites.ts';

/**
 * The drawing of a tile, unrotated, as SVG markup in a 100 × 100 box. It refers to the shared drawings of
 * {@link sharedDefs}, is coloured by art.css alone, and is the same text for the same definition everywhere.
 * Markup may reach a little past the box: whoever shows it clips to the box.
 */
export function tileArt(def: TileDef): string {
  const layout = layoutOf(def);
  const land = landArt(layout);
  const { monastery } = layout;
  return (
    groundArt(layout) +
    land.flat +
    riversArt(layout) +
    roadsArt(layout) +
    bridgesArt(layout) +
    gardensArt(layout) +
    citiesArt(layout) +
    (monastery ? put(`monastery${chance(`${def.id}/monastery`).below(MONASTERY_KINDS)}`, monastery.at) : '') +
    land.tall +
    villageArt(layout) +
    edgeTowersArt(layout) +
    marksArt(layout)
  );
}

/** Contents of the one shared `<defs>` all tiles of a page draw on. */
export function sharedDefs(): string {
  return groundDefs() + patchDefs() + bridgeDefs() + spriteDefs() + washDefs() + markDefs();
}

/** A tile as a reusable `<symbol>` with the id {@link tileSymbolId}; shown a hair larger than its cell to hide seams. */
export function tileSymbol(def: TileDef): string {
  return `<symbol id="${tileSymbolId(def.id)}" viewBox="${-BLEED} ${-BLEED} ${100 + 2 * BLEED} ${100 + 2 * BLEED}">${tileArt(def)}</symbol>`;
}

/** How far a tile is drawn beyond its box on every side, so that no hairline opens between two tiles. */
export const BLEED = 1;

export const tileSymbolId = (tileId: string): string => `tile-${tileId}`;

/**
 * Markup that shows a tile's symbol: `turn` clockwise quarter turns, upper left corner of its cell at (x, y) in
 * tile units. For boards that draw many tiles in one picture.
 */
export function tileUse(tileId: string, turn: number, x = 0, y = 0): string {
  const side = 100 + 2 * BLEED;
  const place = `${x || y ? `translate(${x} ${y})` : ''}${turn ? `rotate(${turn * 90} 50 50)` : ''}`;
  return `<use class="a-turn${turn}" href="#${tileSymbolId(tileId)}" x="${-BLEED}" y="${-BLEED}" width="${side}" height="${side}"${place && ` transform="${place}"`}/>`;
}

function plot([x, y]: Point, half: number): string {
  return linePath(
    [
      [x - half, y - half],
      [x + half, y - half],
      [x + half, y + half],
      [x - half, y + half]
    ],
    true
  );
}

/** SVG path of the area a feature covers on the unrotated tile, for highlights and patterns of ownership. */
export function featureShape(def: TileDef, featureIndex: number): string {
  const layout = layoutOf(def);
  const kind = def.features[featureIndex].kind;
  if (kind === 'city') {
    const city = layout.cities.find((c) => c.feature === featureIndex);
    return city ? linePath(simplify(city.outline, 0.3), true) : '';
  }
  if (kind === 'road' || kind === 'river') {
    const way = [...layout.roads, ...layout.rivers].find((w) => w.feature === featureIndex);
    const pool = way && (way.end === 'lake' || way.end === 'spring') ? way.lines[0].at(-1) : undefined;
    const extra = pool ? plot(pool, way?.end === 'lake' ? 20 : 8) : '';
    return way ? wayOutline(way, kind === 'road' ? EDGE.road : EDGE.river) + extra : '';
  }
  if (kind === 'monastery') return plot(layout.monastery?.at ?? [50, 50], 14);
  if (kind === 'garden') return plot(placesOf(def).spots[featureIndex], 11);
  const { owner, room } = regionsOf(def);
  const loops = contours((i) => (owner[i] === featureIndex ? room[i] : -Math.max(0.4, Math.abs(room[i]))));
  return loops.map((loop) => linePath(simplify([...loop, loop[0]], 0.35).slice(0, -1), true)).join('');
}
