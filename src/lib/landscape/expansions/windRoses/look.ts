import { inked } from '../../../kernel/ink.ts';
import type { Look } from '../../contract/look.ts';

/** Clockwise from the north-east. */
const QUARTERS: readonly unknown[] = ['NE', 'SE', 'SW', 'NW'];
const turned = (quarter: number, art: string) => `<g transform="rotate(${quarter * 90})">${art}</g>`;

/** A disc in a ring, with a lily towards its north. */
const FACE =
  inked('cast', 'M-9 6A12 12 0 0 0 14 4Q13 15 2 15.500-7 15-9 6Z') +
  inked('wall-lit', 'M-13 0A13 13 0 1 1 13 0 13 13 0 1 1-13 0Z') +
  inked('azure-edge', 'M0-19L3.500-13.500Q0-11.500-3.500-13.500Z');
const SLIM = inked('wall-dim', 'M0 0L-1.700-3.500 0-8.500 1.700-3.500Z');
const point = (ink: string) => inked(ink, 'M0 0L2.400-5.600 8.700-8.700 5.600-2.400Z');
const WEDGE = inked('poppy', 'M0 0V-12A12 12 0 0 1 12 0Z') + point('wall-lit');
const SECOND_RING = inked('joint', 'M-11.500 0A11.500 11.500 0 1 1 11.500 0 11.500 11.500 0 1 1-11.500 0Z');

const around = (art: string) => [0, 1, 2, 3].map((quarter) => turned(quarter, art)).join('');

function rose(name: unknown): string {
  const quarter = QUARTERS.indexOf(name);
  if (quarter >= 0) return FACE + around(point('wall-dim')) + turned(quarter, WEDGE);
  return name === 'blue'
    ? FACE + SECOND_RING + around(SLIM + point('azure'))
    : FACE + around(SLIM + point('or'));
}

export const look: Look = {
  cover: 'windRose',
  tokens: { windRose: `<g transform="translate(0 1)scale(.95)">${rose('orange')}</g>` },
  /** A quarter counts as printed, whichever way its tile is turned; the blue rose turns with its tile. */
  tileMarks: ({ special }) =>
    special?.windRose === undefined
      ? []
      : [
          {
            on: null,
            radius: 16,
            art: rose(special.windRose),
            place: QUARTERS.includes(special.windRose) ? 'upright' : 'turned'
          }
        ],
  tileForetells: ({ special }) => (special?.windRose === 'blue' ? { key: 'preview.windRose' } : null)
};
