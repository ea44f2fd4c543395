/** How far a tile is drawn beyond its box on every side, in tile units, so that no hairline opens between two tiles. */
export const BLEED = 1;
