import type { Look } from '../../look.ts';

export const look: Look = {
  figures: {
    phantom: {
      outline: 'M0-15C6-15 8-10 8-5V9Q6 7 4 9 2 11 0 9-2 7-4 9-6 11-8 9V-5C-8-10-6-15 0-15Z',
      light: 'M-4-11Q-6-8-6-3',
      cast: 'M-8 9Q2 6 16 8.600 12 12.400-6 11.600Z',
      sign: { y: 1, size: 8 },
      before:
        '<path class="a-face" d="M-4-8A1.600 1.600 0 1 1-.8-8 1.600 1.600 0 1 1-4-8ZM.8-8A1.600 1.600 0 1 1 4-8 1.600 1.600 0 1 1 .8-8Z"/>'
    }
  }
};
