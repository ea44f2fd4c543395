import { inked } from '../../../kernel/ink.ts';
import type { Look } from '../../contract/look.ts';
import { isSquare, markAt } from '../../contract/marks.ts';
import type { Square } from '../../view/view.ts';

const circle = (r: number) => `M${-r} 0A${r} ${r} 0 1 1 ${r} 0 ${r} ${r} 0 1 1 ${-r} 0Z`;

/** Eight stripes of a round border. */
const WEDGES =
  'M0 0L13.6 0A13.6 13.6 0 0 1 12.56 5.2ZM0 0L9.62 9.62A13.6 13.6 0 0 1 5.2 12.56ZM0 0L0 13.6A13.6 13.6 0 0 1 -5.2 12.56ZM0 0L-9.62 9.62A13.6 13.6 0 0 1 -12.56 5.2ZM0 0L-13.6 0A13.6 13.6 0 0 1 -12.56 -5.2ZM0 0L-9.62 -9.62A13.6 13.6 0 0 1 -5.2 -12.56ZM0 0L0 -13.6A13.6 13.6 0 0 1 5.2 -12.56ZM0 0L9.62 -9.62A13.6 13.6 0 0 1 12.56 -5.2Z';

/** The ring of a circus, striped, with sand inside. */
const RING =
  inked('cast', 'M-13 5Q0 16 15 4 18 12 4 16.500-9 16-13 5Z') +
  inked('wall-lit', circle(14)) +
  inked('poppy', WEDGES) +
  inked('straw', circle(10)) +
  inked(
    'or',
    'M0-6.500L1.900-2.300 6.400-1.900 3 1.200 4 5.600 0 3.300-4 5.600-3 1.200-6.400-1.900-1.900-2.300Z'
  );

/** A round carpet with room for three. */
const MAT =
  inked('cast', 'M-12 5Q0 15 14 4 17 11 4 15-8 15-12 5Z') +
  inked('mat', circle(13.5)) +
  inked('pin-rim', circle(11.6)) +
  ['-5.200 3.600', '5.200 3.600', '0-4.800']
    .map(
      (at) => `<g transform="translate(${at})">${inked('sign', circle(3.4))}${inked('or', circle(2.1))}</g>`
    )
    .join('');

/** A striped tent with a flag. */
const TENT =
  inked('cast', 'M-13 11Q2 8 18 11 14 15-9 14.500Z') +
  inked('wall-lit', 'M-14 1Q-12 12-12.500 12H12.500Q12 12 14 1L0-9Z') +
  inked(
    'poppy',
    'M-9.500 12-10.500-1.500-14 1Q-12 12-12.500 12ZM-3.500 12L-3.800-6.300-7.600-3.600-6.600 12ZM3.500 12L3.800-6.300 7.600-3.600 6.600 12ZM9.500 12L10.500-1.500 14 1Q12 12 12.500 12Z'
  ) +
  inked(
    'or',
    'M-15 1.500Q-10 4-7.500 1-5 4-2.500 1 0 4 2.500 1 5 4 7.500 1 10 4 15 1.500Q7-2.500 0-9.500-7-2.500-15 1.500Z'
  ) +
  inked(
    'poppy',
    'M-15 1.500Q-10 4-7.500 1-3-4.500 0-9.500-7-2.500-15 1.500ZM2.500 1Q5 4 7.500 1 4-4.500 0-9.500 1.500-4 2.500 1Z'
  ) +
  inked('cloak', 'M-2.600 12V7Q0 4 2.600 7V12Z') +
  inked('slit', 'M0-9.500V-15') +
  inked('azure', 'M0-15L6.500-13 0-11Z');

/** Roads end at a circus and at acrobats. */
const STEAD = { place: 'upright', instead: true } as const;

const AROUND = [-1, 0, 1]
  .flatMap((y) => [-1, 0, 1].map((x): Square => [x, y]))
  .filter(([x, y]) => x !== 0 || y !== 0);

export const look: Look = {
  figures: {
    ringmaster: {
      outline:
        'M-3.600-10V-14.800H3.600V-10H6.600V-8H4.200Q4.200-5.400 2.600-4.800C6.600-4 8 0 8.400 4L8.800 8.400Q9 10 7.400 10H-7.400Q-9 10-8.800 8.400L-8.400 4C-8 0-6.600-4-2.600-4.800Q-4.200-5.400-4.200-8H-6.600V-10Z',
      light: 'M-2.200-13.600V-10.400M-5-2Q-6.600 0-7 6',
      cast: 'M-8 9Q2 6 16 8.600 12 12.400-6 11.600Z',
      sign: { y: 3, size: 7.6 }
    }
  },
  cover: 'bigTop',
  tokens: { bigTop: TENT },
  tileMarks: ({ features, special }) => [
    ...(special?.bigTop === true ? [{ on: null, radius: 15, art: RING, ...STEAD }] : []),
    ...features.flatMap(({ name }, on) =>
      name === 'acrobats' ? [{ on, radius: 14, art: MAT, ...STEAD }] : []
    )
  ],
  marks: ({ top }) => (isSquare(top) ? [markAt('bigTop', top, 1.3)] : []),
  reach: ({ def, at }) =>
    def.special?.bigTop === true ? AROUND.map(([x, y]): Square => [at[0] + x, at[1] + y]) : [],
  verbs: { score: { named: true } },
  draws: { animals: 'preview.drawAnimals' },
  tileForetells: ({ special }, { top, played }) =>
    special?.bigTop === true && played === true && !isSquare(top) ? { key: 'preview.bigTop' } : null
};
