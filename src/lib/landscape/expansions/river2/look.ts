import { inked } from '../../../kernel/ink.ts';
import type { Look } from '../../contract/look.ts';
import { herdsOf } from '../sharedRules/pigHerdLook.ts';
import { VOLCANO } from '../sharedRules/volcano.ts';

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

/** Other sets with volcanoes or herds draw their own. */
const isOwn = (id: string) => id.startsWith('river2.');

export const look: Look = {
  cover: 'riverFork',
  tokens: { riverFork: FORK },
  tileMarks: (def) => [
    ...(isOwn(def.id) ? herdsOf(def) : []),
    ...(def.special?.volcano === true && isOwn(def.id)
      ? [{ on: null, radius: 16, art: VOLCANO, place: 'upright' as const, at: [50, 48] as const }]
      : [])
  ],
  tileForetells: ({ id, special }, { again }) =>
    special?.volcano === true && isOwn(id) && again === true ? { key: 'preview.volcanoLake' } : null,
  because: ({ verbs, data }) =>
    verbs.includes('place') && data.again === true ? { key: 'because.volcanoLake' } : null
};
