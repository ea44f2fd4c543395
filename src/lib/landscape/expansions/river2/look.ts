import { inked, type Look } from '../../look.ts';
import { VOLCANO } from '../sharedRules/volcano.ts';

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

/** A river that parts below a hill of fire. */
const FORK =
  inked('leaf-lit', 'M-15 13Q-15-4-9-10 0-16 9-10 15-4 15 13 0 16-15 13Z') +
  inked(
    'water',
    'M-3.400-13.400Q0-14.400 3.400-13.400 2.600-6 5-2.600 9 1.600 12 13.600 9 14.400 6 14.500 5 7 0 3-5 7-6 14.500-9 14.400-12 13.600-9 1.600-5-2.600-2.600-6-3.400-13.400Z'
  ) +
  inked(
    'shore',
    'M-3.400-13.400Q-2.600-6-5-2.600-9 1.600-12 13.600M3.400-13.400Q2.600-6 5-2.600 9 1.600 12 13.600M-6 14.500Q-5 7 0 3 5 7 6 14.500'
  ) +
  inked(
    'ripple',
    'M-1.500-9q1.500-1.300 3 0M-1.500-3q1.500-1.300 3 0M-8 6q1.300-1.300 2.600 0M5.600 7q1.300-1.300 2.600 0'
  ) +
  `<g transform="translate(8.500 -7.500)scale(.42)">${VOLCANO}</g>`;

/** Other sets with volcanoes draw their own. */
const isOwn = (id: string) => id.startsWith('river2.');

export const look: Look = {
  cover: 'riverFork',
  tokens: { riverFork: FORK },
  tileMarks: (def) => [
    ...def.features.flatMap((feature, on) =>
      feature.pigHerd === undefined ? [] : [{ on, radius: 13, art: HERD, place: 'upright' as const }]
    ),
    ...(def.special?.volcano === true && isOwn(def.id)
      ? [{ on: null, radius: 16, art: VOLCANO, place: 'upright' as const, at: [50, 48] as const }]
      : [])
  ],
  tileForetells: ({ id, special }, { again }) =>
    special?.volcano === true && isOwn(id) && again === true ? { key: 'preview.volcanoLake' } : null,
  because: ({ verbs, data }) =>
    verbs.includes('place') && data.again === true ? { key: 'because.volcanoLake' } : null
};
