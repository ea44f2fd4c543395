import { inked } from '../../../kernel/ink.ts';

/** A tile of 16 by 16 around a middle, `turn` degrees clockwise, for the covers of sets that consist of tiles alone. */
export const miniTile = (x: number, y: number, turn: number, land: string): string =>
  `<g transform="translate(${x} ${y})rotate(${turn})">` +
  inked('cast', 'M-6.500 8H10V10.500H-5Z') +
  inked('leaf', 'M-8-8H8V8H-8Z') +
  inked('leaf-lit', 'M-7.300-7.300H7.300V7.300H-7.300Z') +
  land +
  '</g>';

/** A city in the corner of such a tile, with its wall. */
export const MINI_CITY =
  inked('roof', 'M-7.300-7.300H5.500Q4-1-1.500 1.500-5 3-7.300 6Z') +
  inked('slit', 'M5.500-7.300Q4-1-1.500 1.500-5 3-7.300 6') +
  inked('wall-lit', 'M-5.500-3H-2.500V-5L-4-6.200-5.500-5ZM-1-4H2V-6L.5-7.200-1-6Z');

/** Three roads of such a tile. */
export const MINI_ROADS = inked('wall-lit', 'M-7.300-1.500H7.300V1.500H1.500V7.300H-1.500V1.500H-7.300Z');
