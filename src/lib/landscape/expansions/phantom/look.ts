import type { Look } from '../../contract/look.ts';

/** A ghost: no feet, wide sleeves, and a face. */
export const look: Look = {
  cover: 'phantom',
  figures: {
    phantom: {
      outline:
        'M0-14.500C4.500-14.500 6.400-11 6.400-7.500L6.600-4.500 10.800-3.800Q12.400-2.800 11 0L7.600 3.200 9 10.500Q6.800 12 4.800 9.600 2.500 12.400 0 9.800-2.500 12.400-4.800 9.600-6.800 12-9 10.500L-7.600 3.200-11 0Q-12.400-2.800-10.800-3.800L-6.600-4.500-6.400-7.500C-6.400-11-4.500-14.500 0-14.500Z',
      light: 'M-3.600-11.600Q-5-9.600-4.800-6.600M-6.200 3L-7.200 8.400',
      cast: 'M-8 10Q2 7 16 9.600 12 13.400-6 12.600Z',
      sign: { y: 3, size: 8 },
      before:
        '<path class="a-face" d="M-4.300-8.200A1.700 2 0 1 1-.9-8.200 1.700 2 0 1 1-4.300-8.200ZM.9-8.200A1.700 2 0 1 1 4.300-8.200 1.700 2 0 1 1 .9-8.200ZM-1.300-4.200A1.300 1 0 1 1 1.300-4.200 1.300 1 0 1 1-1.300-4.200Z"/>'
    }
  },
  wording: ({ verbs, data: { asked } }) =>
    asked === true && verbs.includes('deploy') ? { ask: 'ask.phantom', decline: 'decline.phantom' } : null
};
