import { inked } from '../../../kernel/ink.ts';
import type { Look } from '../../contract/look.ts';

const CROOK = 'M10.2 10V-6.4Q10.2-10.6 7.4-10.4 5.6-9.8 6.4-8.2';

export const look: Look = {
  cover: 'abbot',
  figures: {
    abbot: {
      outline:
        'M0-14.4C3.4-12 4.8-9.4 4.2-6.2 6.6-4.8 7.2-2.2 7.4.8L8.4 8.4Q8.6 10 7 10H-7Q-8.6 10-8.4 8.4L-7.4.8C-7.2-2.2-6.6-4.8-4.2-6.2-4.8-9.4-3.4-12 0-14.4Z',
      light: 'M-3-10.4Q-4-8.6-3.4-6M-5.2-3.4Q-6 0-6.6 7',
      cast: 'M-7 9Q2 6 16 8.6 12 12.4-5 11.6Z',
      sign: { y: 1.2, size: 8 },
      behind: inked('crook-halo', CROOK) + inked('crook', CROOK),
      before:
        inked('face', 'M0-10.6Q2.4-9.6 2.3-7.4 1.6-5.2 0-5.2-1.6-5.2-2.3-7.4-2.4-9.6 0-10.6Z') +
        inked('cord', 'M-5.6 6.4Q0 8 5.6 6.4')
    }
  }
};
