import { inked, type Look } from '../../look.ts';
import { isSquare, markAt } from '../../marks.ts';

/** A ring for the circus, and a mat for acrobats. */
const RING =
  inked('straw', 'M-13 0A13 9 0 1 1 13 0 13 9 0 1 1-13 0Z') +
  inked('poppy', 'M-13 0A13 9 0 1 1 13 0 13 9 0 1 1-13 0ZM-10 0A10 6 0 1 0 10 0 10 6 0 1 0-10 0Z');
const MAT = inked('azure', 'M-12 5L-8-5H8L12 5Z') + inked('azure-edge', 'M-10 0H10');

export const look: Look = {
  figures: {
    ringmaster: {
      outline:
        'M-4-9V-17H4V-9H6V-7H4Q4-5 2.600-4.600C6.600-4 8 0 8.400 4L8.800 8.400Q9 10 7.400 10H-7.400Q-9 10-8.800 8.400L-8.400 4C-8 0-6.600-4-2.600-4.600Q-4-5-4-7H-6V-9Z',
      light: 'M-2.600-15.600V-10.400M-5-2Q-6.600 0-7 6',
      cast: 'M-8 9Q2 6 16 8.600 12 12.400-6 11.600Z',
      sign: { y: 3, size: 7.6 }
    }
  },
  tileMarks: (def) => [
    ...(def.special?.bigTop === true ? [{ on: null, radius: 14, art: RING, place: 'upright' as const }] : []),
    ...def.features.flatMap((feature, on) =>
      feature.kind === 'place' ? [{ on, radius: 13, art: MAT, place: 'upright' as const }] : []
    )
  ],
  marks: ({ top }) => (isSquare(top) ? [markAt('bigTop', top, 1.2)] : []),
  verbs: { score: { named: true } },
  draws: { animals: 'awaits.drawAnimals' }
};
