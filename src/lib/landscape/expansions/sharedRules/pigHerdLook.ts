import type { TileDef } from '../../tiles/catalogue.ts';
import { inked } from '../../../kernel/ink.ts';
import type { TileMark } from '../../contract/look.ts';

/** A pig in a herd, seen from the side. */
const pig = (x: number, y: number, way: 1 | -1) =>
  `<g transform="translate(${x} ${y})scale(${way} 1)">` +
  inked('cast', 'M-6 4.400Q1 3.200 8 4.600 5 6.600-4 6Z') +
  inked(
    'pig',
    'M-6.200-1.600Q-5-4.600-1-4.600 2.600-4.700 3.600-3.600L5.400-4.600 5.400-2.800Q7.200-2 8-1.400V.8L5.600 1.600Q4.600 2.800 3.600 3V5H1.800V3.200H-2.600V5H-4.400V2.800Q-6.600 1.400-6.200-1.600Z'
  ) +
  inked('slit', 'M4.800-1.200h.1M-6.300-1.600Q-7.800-2.200-7.200-3.400') +
  `</g>`;
const HERD = pig(-6, -5, 1) + pig(7, -1, -1) + pig(-3, 6, 1);

/** The herds of pigs on a tile, each in its field. */
export const herdsOf = ({ features }: TileDef): TileMark[] =>
  features.flatMap((feature, on) =>
    feature.pigHerd === undefined ? [] : [{ on, radius: 13, art: HERD, place: 'upright' as const }]
  );
