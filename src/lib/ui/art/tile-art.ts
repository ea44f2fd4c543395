import type { TileDef } from '../../landscape/tiles/catalogue.ts';
import { BLEED } from './bleed.ts';
import { bridgeDefs, bridgesArt, fencesArt, riversArt, roadsArt, villageArt } from './draw-ways.ts';
import { citiesArt, edgeTowersArt } from './draw-city.ts';
import { groundArt, landArt } from './draw-land.ts';
import { groundDefs, patchDefs } from './ground.ts';
import { put } from './ink.ts';
import { layoutOf } from './layout.ts';
import { gardensArt, groundMarksArt, markDefs, marksArt, washDefs } from './marks.ts';
import { perTile } from './perTile.ts';
import { placesOf } from './places.ts';
import { chance } from './seeded.ts';
import { MONASTERY_KINDS, spriteDefs } from './sprites.ts';

/**
 * The drawing of a tile, unrotated, as SVG markup in a 100 × 100 box. It refers to the shared drawings of
 * {@link sharedDefs}, is coloured by art.css alone, and is the same text for the same definition everywhere.
 * Markup may extend slightly beyond the box: the caller clips it.
 */
export const tileArt = perTile(drawTile);

function drawTile(def: TileDef): string {
  const layout = layoutOf(def);
  const land = landArt(layout);
  const { monastery } = layout;
  const stead = placesOf(def).marks.filter(({ mark }) => mark.instead);
  const isTaken = (on: number) => stead.some(({ mark }) => mark.on === on);
  return (
    groundArt(layout) +
    land.flat +
    riversArt(layout) +
    roadsArt(layout) +
    bridgesArt(layout) +
    fencesArt(layout) +
    gardensArt(layout) +
    groundMarksArt(layout) +
    citiesArt(layout) +
    (monastery && !isTaken(monastery.feature)
      ? put(`monastery${chance(`${def.id}/monastery`).below(MONASTERY_KINDS)}`, monastery.at)
      : '') +
    land.tall +
    (stead.some(({ mark }) => mark.on !== monastery?.feature) ? '' : villageArt(layout)) +
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
