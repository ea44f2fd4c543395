import { inked, type Look } from '../../look.ts';

/** A hill, and vines. */
const HILL =
  inked('cast', 'M-12 8Q4 4 15 8 10 11-10 10Z') +
  inked('straw', 'M-13 8Q-6-9 2-3 8-6 13 8Z') +
  inked('twig', 'M-6 1Q-3-3 0 0M3 2Q6-1 8 3');
const VINES =
  inked('twig', 'M-9 8V-4M0 8V-6M9 8V-4') +
  inked('poppy', 'M-12-3Q-9-8-6-3-9 3-12-3ZM-3-5Q0-10 3-5 0 1-3-5ZM6-3Q9-8 12-3 9 3 6-3Z');

export const look: Look = {
  figures: {
    shepherd: {
      outline:
        'M0-14.200C2.600-14.200 4-12.600 4.200-10.400Q4-6.200 2.600-5.200C5.600-4.600 6.600-2.400 6.800.6L7.600 8.400Q7.700 10 6.200 10H-6.200Q-7.700 10-7.600 8.400L-6.800.6C-6.600-2.400-5.600-4.600-2.600-5.200Q-4-6.200-4.200-10.400C-4-12.600-2.600-14.200 0-14.200Z',
      light: 'M-2.400-12.200Q-3-11.200-3-10.400M-4.400-3Q-5.600-1-6 7',
      cast: 'M-6 9Q2 6 15 8.600 11 12.400-5 11.600Z',
      sign: { y: 1.6, size: 7.4 },
      behind: inked('crook', 'M9.600 10V-9Q9.600-14 13-13')
    }
  },
  tileMarks: ({ special }) => {
    const art = special?.hill === true ? HILL : special?.vineyard === true ? VINES : null;
    return art ? [{ on: null, radius: 13, art, place: 'upright' }] : [];
  },
  verbs: { flock: { named: true } },
  draws: { sheep: 'awaits.drawSheep' }
};
