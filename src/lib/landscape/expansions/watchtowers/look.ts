import type { TileDef } from '../../tiles/catalogue.ts';
import { inked } from '../../../kernel/ink.ts';
import type { Look } from '../../contract/look.ts';

/** A tower of stone with battlements and a banner. */
const TOWER =
  inked('cast', 'M-7 8Q4 5 14 8.500 11 12-5 11Z') +
  inked('wall-dim', 'M-6.500 10L-5-9H5L6.500 10Z') +
  inked('wall-lit', 'M-6.500 10L-5-9H.5V10Z') +
  inked('slit', 'M-2.500-2.500V-5.500M2.500 0V-3') +
  inked('stone-dim', 'M-7.500-14H-4.800V-12H-1.500V-14H1.500V-12H4.800V-14H7.500V-8.500H-7.500Z') +
  inked('slit', 'M0-12V-19') +
  inked('poppy', 'M.2-19L7-16.700.2-14.400Z');

const DIGITS: Readonly<Record<number, string>> = {
  1: 'M-9 5.500L-6.500 3H-4.500V12.500H-7V6.500L-8.500 7.500Z',
  2: 'M-10.300 6Q-10 2.800-6.800 2.800-3.600 2.800-3.600 5.700-3.600 7.200-5 8.500L-6.800 10.300H-3.500V12.500H-10.500V10.500L-6.900 7.200Q-6.100 6.400-6.100 5.800-6.100 4.900-6.900 4.900-7.900 4.900-8 6.200Z',
  3: 'M-10 3H-3.800V4.900L-6.200 6.800Q-3.200 7.100-3.200 9.600-3.200 12.700-6.700 12.700-9.300 12.700-10.200 10.900L-8.400 9.500Q-7.800 10.600-6.800 10.600-5.700 10.600-5.700 9.600-5.700 8.600-7.100 8.600H-8.400V6.900L-6.800 5.200H-10Z'
};

/** What is counted, as a sign. */
const SIGNS: Readonly<Record<string, string>> = {
  meeple:
    'M6 2.600A2.100 2.100 0 0 1 7.600 6Q10.600 7 10.600 8.600L8.600 8.800 9.800 12.500H7L6 10.500 5 12.500H2.200L3.400 8.800 1.400 8.600Q1.400 7 4.400 6A2.100 2.100 0 0 1 6 2.600Z',
  shield: 'M1.800 3Q6 4.200 10.200 3 11 9.500 6 12.700 1 9.500 1.800 3Z',
  monastery:
    'M1.500 12.500V8.500L5.200 5.500V4.800H3.800V3.500H5.200V2.200H6.800V3.500H8.200V4.800H6.800V5.500L10.500 8.500V12.500Z',
  city: 'M1.200 12.500V3.200H3.200V5H5V3.200H7V5H8.800V3.200H10.800V12.500H7.600V10Q7.600 8.200 6 8.200 4.400 8.200 4.400 10V12.500Z',
  road: 'M1.200 12.800Q1.500 9.800 6 9.300 8.300 9 7.600 7.900 4.300 7.700 4.200 5.600 4.300 3.600 6.800 2.600H8.600Q6.400 3.700 6.400 5 6.500 6 8.800 6.200 11.700 6.700 11.300 8.900 10.500 10.800 7.800 11.100 5.800 11.500 5.800 12.800Z'
};

const BOARD =
  inked('hull', 'M-12.500 .8H12.500V14.700H-12.500Z') +
  inked('wall-lit', 'M-11.400 1.900H11.400V13.600H-11.400Z');

/** The tower, and its points for each thing it counts on a board at its foot. */
function towerOf({ special }: TileDef): string | null {
  const { points, per } = (special?.watchtower ?? {}) as { points?: number; per?: string };
  if (points === undefined || per === undefined) return null;
  return TOWER + BOARD + inked('hole', DIGITS[points] + SIGNS[per]);
}

export const look: Look = {
  cover: 'watchtower',
  tokens: { watchtower: `<g transform="translate(0 4)scale(.85)">${TOWER}</g>` },
  tileMarks(def) {
    const art = towerOf(def);
    return art ? [{ on: null, radius: 16, art, place: 'upright', instead: true }] : [];
  },
  tileForetells({ special }) {
    const { points, per } = (special?.watchtower ?? {}) as { points?: number; per?: string };
    return points === undefined || per === undefined
      ? null
      : { key: 'preview.watchtower', params: { points, per } };
  }
};
